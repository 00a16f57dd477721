import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { dismissToastAtom, type ToastItem, toastsAtom } from '../messages/toasts.ts';
import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { useHelp } from './useHelp.tsx';

/** The page and the dialogs that are open over it, the last one on top. */
const layersAtom = atom<readonly string[]>([]);
/** Whether somebody points at the toasts, or stands in them. */
const heldAtom = atom(false);

/** The toasts on screen, with their timers and the contact block (ERR-19 to ERR-26). */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const durationOf = useDuration();
  const isPaused = usePaused();
  return (
    <>
      <LayerToasts />
      {toasts.map((toast) => (
        <ToastTimer
          key={toast.id}
          duration={durationOf(toast)}
          isPaused={isPaused}
          onEnd={() => dismiss(toast.id)}
        />
      ))}
    </>
  );
}

/** Toasts stand in the layer on top: outside an open dialog they would be covered, not spoken and out of reach (USE-06; WCAG 4.1.3). */
export function LayerToasts() {
  const id = useId();
  const [layers, setLayers] = useAtom(layersAtom);
  useLayoutEffect(() => {
    setLayers((all) => [...all, id]);
    return () => setLayers((all) => all.filter((each) => each !== id));
  }, [id, setLayers]);
  return layers.at(-1) === id && <ShownToasts />;
}

function ShownToasts() {
  const { t } = useWords();
  const helpOf = useHelp();
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const setHeld = useSetAtom(heldAtom);
  const durationOf = useDuration();
  const isPaused = usePaused();
  if (toasts.length === 0) return null;
  return (
    <ToastRegion
      label={t('toast.region')}
      dismissLabel={t('toast.dismiss')}
      toasts={toasts.map((toast) => {
        const title = t(`toast.title.${toast.level}`);
        return {
          id: toast.id,
          level: toast.level,
          // Some texts begin with it, and nothing is said twice (USE-11).
          title: toast.text.includes(title) ? null : title,
          text: toast.text,
          help: helpOf(toast),
          duration: durationOf(toast),
        };
      })}
      isPaused={isPaused}
      onDismiss={dismiss}
      onPause={setHeld}
    />
  );
}

function useDuration(): (toast: ToastItem) => number {
  const { fallback } = usePortal().tenant.toast;
  return ({ duration }) => duration ?? fallback;
}

function usePaused(): boolean {
  const isHidden = useSyncExternalStore(onVisibility, isTabHidden, () => false);
  return useAtomValue(heldAtom) || isHidden;
}

/** Counts the time on screen; what has run stays counted over a pause (threat K9). */
function ToastTimer({
  duration,
  isPaused,
  onEnd,
}: {
  duration: number;
  isPaused: boolean;
  onEnd: () => void;
}) {
  const left = useRef(duration);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isPaused]);
  return null;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isTabHidden(): boolean {
  return document.hidden;
}
