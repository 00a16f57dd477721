import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  createPane,
  NO_STATE,
  type Pane,
  type PaneEvents,
  type PaneState,
  type PaneText,
} from './createPane.ts';

export interface UsedPane {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly state: PaneState;
  readonly pane: RefObject<Pane | null>;
}

export interface UsedText extends PaneText {
  /** Another number asks again for the same text: what is saved, or shared with others, has changed. */
  readonly round?: number;
}

/** A pane for as long as its component is there. */
export function usePane(
  { code, text, words, day, isXray, round = 0 }: UsedText,
  person: string | null,
  events: Omit<PaneEvents, 'onChange'>,
): UsedPane {
  const room = useRef<HTMLDivElement>(null);
  const pane = useRef<Pane | null>(null);
  const newest = useRef(events);
  newest.current = events;
  const [state, setState] = useState(NO_STATE);
  useEffect(() => {
    if (!room.current) return;
    const made = createPane(room.current, {
      onChange: setState,
      onMoved: (path) => newest.current.onMoved(path),
      onScrolled: (scrolled) => newest.current.onScrolled(scrolled),
      onLeaves: (address) => newest.current.onLeaves(address),
      onThings: (things, path) => newest.current.onThings(things, path),
      onPointed: (id, isPicked) => newest.current.onPointed(id, isPicked),
      onPointingEnded: () => newest.current.onPointingEnded(),
    });
    pane.current = made;
    const leave = () => made.close();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      made.close();
      pane.current = null;
      setState(NO_STATE);
    };
  }, []);
  useEffect(() => pane.current?.setPerson(person), [person]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(
    () => pane.current?.show({ code, text, words, day, isXray }),
    [code, text, words, day, isXray, round],
  );
  return { room, state, pane };
}
