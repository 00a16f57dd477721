import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToastAtom, type ToastItem, toastsAtom } from '../messages/toasts.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { usePortal } from './Portal.ts';

/** The toasts on screen, with their timers and the contact block (spec section 8). */
export function Toasts() {
  const { t } = useTranslation();
  const { contact: help, toast: settings } = usePortal().tenant;
  const { phoneLine } = help;
  const durationOf = (toast: ToastItem) => toast.duration ?? settings.fallback;
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const [isHeld, setHeld] = useState(false);
  const isPaused = useHiddenTab() || isHeld;
  const contact = phoneLine
    ? [phoneLine.number, t('contactBlock.hours', { from: phoneLine.from, to: phoneLine.to })]
    : undefined;
  if (toasts.length === 0) return null;
  return (
    <>
      <ToastRegion
        label={t('toast.region')}
        dismissLabel={t('toast.dismiss')}
        toasts={toasts.map((toast) => ({
          id: toast.id,
          level: toast.level,
          title: t(`toast.title.${toast.level}`),
          text: toast.text,
          contact: toast.hasContact ? contact : undefined,
          reference: toast.reference ? t('common.reference', { id: toast.reference }) : undefined,
          duration: durationOf(toast),
        }))}
        isPaused={isPaused}
        onDismiss={dismiss}
        onPause={setHeld}
      />
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

function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isHidden;
}
