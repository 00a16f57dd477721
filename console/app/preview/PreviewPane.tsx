import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Scheme } from '../../frame/messages.ts';
import { NO_STATE, type Pane, type PaneState } from './createPane.ts';
import type { XrayEvents } from './frameDeck.ts';
import { Notes } from './Notes.tsx';
import { PaneRoom } from './PaneRoom.tsx';
import styles from './PreviewPane.module.css';
import { type UsedText, usePane } from './usePane.ts';
import { WidthHandle } from './WidthHandle.tsx';
import { words } from './words.ts';

export interface PaneSpec extends UsedText {
  readonly key: string;
  /** What tells this pane from the others. */
  readonly label: string;
}

export interface PaneLook {
  readonly width: number;
  readonly scheme: Scheme;
}

export interface PreviewPaneProps {
  readonly spec: PaneSpec;
  readonly look: PaneLook;
  readonly person: string | null;
  /** Where the pane begins. */
  readonly path: string;
  readonly onPane: (key: string, pane: Pane | null, state: PaneState) => void;
  readonly onMoved: (key: string, path: string) => void;
  readonly onScrolled: (key: string, scrolled: number) => void;
  readonly onLeaves: (key: string, address: string) => void;
  readonly onWidth: (width: number) => void;
  readonly xray: XrayEvents;
}

const HEIGHTS: readonly (readonly [to: number, height: number])[] = [
  [599, 844],
  [1199, 1180],
  [Number.POSITIVE_INFINITY, 900],
];

/** The portal in a frame as wide as it is asked to be, as large as there is room. */
export function PreviewPane(props: PreviewPaneProps) {
  const { spec, look, person, path, onPane, onWidth } = props;
  const { key } = spec;
  const { room, state, pane } = usePane(spec, person, {
    onMoved: (next) => props.onMoved(key, next),
    onScrolled: (scrolled) => props.onScrolled(key, scrolled),
    onLeaves: (address) => props.onLeaves(key, address),
    ...props.xray,
  });
  const tell = useRef(onPane);
  tell.current = onPane;
  const begin = useRef(path);
  useEffect(() => {
    const made = pane.current;
    if (made && begin.current) made.go(begin.current);
    return () => tell.current(key, null, NO_STATE);
  }, [key, pane]);
  useEffect(() => tell.current(key, pane.current, state), [key, pane, state]);
  const title = words.frame(spec.code, spec.label);
  useEffect(() => pane.current?.look({ title, scheme: look.scheme }), [pane, title, look.scheme]);

  const outer = useRef<HTMLDivElement>(null);
  const height = HEIGHTS.find(([to]) => look.width <= to)?.[1] ?? 900;
  const scale = useScale(outer, look.width, height);
  const shown = state.answer?.kind === 'answered' ? state.answer.shown : null;
  const waiting =
    state.signIn === 'underWay' ? words.signingIn : state.answer === null ? words.loading : null;
  return (
    <section className={styles.pane} aria-label={title}>
      <p className={styles.label}>
        <strong>{spec.code}</strong> {spec.label}
        {shown && shown.day !== shown.today && ` ${words.onDay(shown.day)}`}
      </p>
      <Notes state={state} onRetry={() => pane.current?.show(spec)} />
      <div ref={outer} className={styles.outer}>
        <div
          className={styles.device}
          data-kind={look.width < 600 ? 'phone' : 'window'}
          data-scheme={look.scheme}
          style={{ width: look.width * scale, height: height * scale }}
        >
          <PaneRoom {...{ room, height, scale, waiting }} width={look.width} scheme={look.scheme} />
        </div>
        <WidthHandle width={look.width} scale={scale} onChange={onWidth} />
      </div>
      <p className={styles.caption}>
        <code>{state.path}</code>
        {state.signIn === 'signedIn' && person && <span>{words.seenBy(person)}</span>}
      </p>
    </section>
  );
}

/** All of a device is seen at once where it stays readable. */
const OF_WINDOW = 0.82;
const SMALLEST = 0.55;

/** Room for the handle beside the device, and for its edges. */
const BESIDE = 52;

/** How large a device can be shown, its own size at most. */
function useScale(outer: RefObject<HTMLDivElement | null>, width: number, height: number): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!outer.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(outer.current);
    return () => observer.disconnect();
  }, [outer]);
  if (room === 0) return 1;
  const whole = Math.max(SMALLEST, (OF_WINDOW * window.innerHeight) / height);
  return Math.max(0.1, Math.min(1, (room - BESIDE) / width, whole));
}
