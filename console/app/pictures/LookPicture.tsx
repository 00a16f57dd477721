import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PaneState } from '../preview/createPane.ts';
import { PaneRoom } from '../preview/PaneRoom.tsx';
import type { PaneLook } from '../preview/PreviewPane.tsx';
import { usePane } from '../preview/usePane.ts';
import { words as previewWords } from '../preview/words.ts';
import styles from './BeforeAfter.module.css';

export interface LookPictureProps {
  readonly code: string;
  /** Null shows what is saved. */
  readonly text: string | null;
  /** Where in the portal, from the beginning: a picture goes nowhere. */
  readonly path: string;
  /** Of the sandbox; null for a visitor. */
  readonly person: string | null;
  /** What the picture is, for who cannot see it. */
  readonly label: string;
  /** The sentences that say what differs. */
  readonly describedBy: string;
  readonly look: PaneLook;
  readonly onState?: (state: PaneState) => void;
}

const NO_WORDS = {};
/** Nobody can reach what is in a picture. */
const nothing = () => undefined;
const NO_EVENTS = {
  onMoved: nothing,
  onScrolled: nothing,
  onLeaves: nothing,
  onThings: nothing,
  onPointed: nothing,
  onPointingEnded: nothing,
};
/** Pixels of a device: as wide as it is asked to be, as high as such a one is. */
const heightOf = (width: number) => (width < 600 ? 844 : 900);

/** The portal itself, made as small as there is room, as a picture: nothing in it takes the focus or is read out. */
export function LookPicture(props: LookPictureProps) {
  const { code, text, path, person, label, describedBy, look, onState } = props;
  const { room, state, pane } = usePane(
    { code, text, words: NO_WORDS, day: null, isXray: false },
    person,
    NO_EVENTS,
  );
  useEffect(() => pane.current?.go(path), [pane, path]);
  useEffect(() => pane.current?.look({ title: label, scheme: look.scheme }), [pane, label, look.scheme]);
  useEffect(() => onState?.(state), [onState, state]);
  const outer = useRef<HTMLDivElement>(null);
  const scale = useRoom(outer) / look.width;
  const height = heightOf(look.width);
  // A page says its language once it stands there.
  const isThere = state.language !== '' && state.signIn !== 'underWay';
  const waiting = isThere || state.answer?.kind === 'notBuilt' ? null : previewWords.loading;
  return (
    <div
      ref={outer}
      className={styles.picture}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      data-scheme={look.scheme}
      style={{ height: height * scale }}
    >
      <PaneRoom {...{ room, height, scale, waiting }} width={look.width} scheme={look.scheme} isPicture />
    </div>
  );
}

/** How wide an element is, in pixels; a little before it is known. */
function useRoom(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(1);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || 1));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
