import { useEffect, useMemo, useRef, useState } from 'react';
import type { Thing } from '../../frame/xray/things.ts';
import type { XrayAnswer, XrayRequest } from '../../server/xray/xrayAnswers.ts';
import { touches } from '../xray/touches.ts';
import type { XrayView } from '../xray/xrayView.ts';
import type { XrayEvents } from './frameDeck.ts';
import { cardAt, cardFor, screenAt } from './places.ts';
import { askXray } from './previewCalls.ts';
import type { Panes } from './usePanes.ts';

interface XrayOptions {
  readonly isOn: boolean;
  /** Where in the file somebody works. */
  readonly visited: string | null;
}

export interface UsedXray {
  readonly view: XrayView;
  readonly events: XrayEvents;
  readonly point: (isOn: boolean) => void;
  /** Shows a thing in the page and what made it. */
  readonly choose: (id: number | null) => void;
}

/** The things of the first pane, named, and which of them is looked at. */
export function useXray(panes: Panes, { isOn, visited }: XrayOptions): UsedXray {
  const [read, setRead] = useState<ReadPage | null>(null);
  const [pointed, setPointed] = useState<Thing | null>(null);
  const [isPointing, setPointing] = useState(false);
  const { named, isFailed } = useNamed(panes, isOn ? read : null);

  const touched = useMemo(
    () => (isOn && named && visited !== null ? touches(named.answer, visited) : NONE),
    [isOn, named, visited],
  );
  const shownAt = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pane is that of the moment
  useEffect(() => {
    if (!isOn) return;
    // A page that has only changed stays where it is.
    panes.mainPane()?.light(touched.things, shownAt.current !== visited);
    if (touched.things.length > 0) shownAt.current = visited;
  }, [isOn, touched]);

  const point = (next: boolean) => {
    setPointing(next);
    panes.mainPane()?.point(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pane is that of the moment
  useEffect(() => {
    if (!isPointing) return;
    // In the preview its own page listens.
    const end = ({ key }: KeyboardEvent) => key === 'Escape' && point(false);
    addEventListener('keydown', end);
    return () => removeEventListener('keydown', end);
  }, [isPointing]);
  useEffect(() => {
    if (isOn) return;
    setPointing(false);
    setPointed(null);
    setRead(null);
  }, [isOn]);
  return {
    view: {
      ...(named ?? { answer: null, things: NOTHING }),
      pointed: findAgain(pointed, named?.things ?? NOTHING),
      isPointing,
      isFailed,
      visited,
      touched,
    },
    events: {
      onThings(things, path) {
        setRead({ things, path });
      },
      onPointed(id, isPicked) {
        setPointed(read?.things.find((each) => each.id === id) ?? null);
        if (isPicked) point(false);
      },
      onPointingEnded: () => point(false),
    },
    point,
    choose(id) {
      setPointed(named?.things.find((each) => each.id === id) ?? null);
      panes.mainPane()?.light(id === null ? [] : [id], true);
    },
  };
}

/** What a page has told of itself. */
interface ReadPage {
  readonly things: readonly Thing[];
  readonly path: string;
}

interface Named {
  readonly answer: XrayAnswer;
  readonly things: readonly Thing[];
}

/** Asks what made the things of a page. @param read null while nobody wants to know */
function useNamed(panes: Panes, read: ReadPage | null) {
  const [named, setNamed] = useState<Named | null>(null);
  const [isFailed, setFailed] = useState(false);
  const newest = useRef(panes);
  newest.current = panes;
  useEffect(() => {
    const request = read && requestOf(read, newest.current);
    if (!read) setNamed(null);
    if (!request) return;
    const asking = new AbortController();
    askXray(request, asking.signal).then(
      (answer) => {
        setNamed({ answer, things: read.things });
        setFailed(false);
      },
      () => setFailed(!asking.signal.aborted),
    );
    return () => asking.abort();
  }, [read]);
  return { named, isFailed };
}

const NOTHING: readonly Thing[] = [];
const NONE = { things: [], absent: [] };

/** The same thing after the page has changed, by its id; null where it is gone. */
function findAgain(thing: Thing | null, things: readonly Thing[]): number | null {
  if (!thing) return null;
  const isSame = (other: Thing | undefined) =>
    other !== undefined &&
    (['region', 'what', 'text', 'href', 'field'] as const).every((key) => other[key] === thing[key]);
  const found = isSame(things[thing.id]) ? things[thing.id] : things.find(isSame);
  return found?.id ?? null;
}

/** Null while nothing is shown. */
function requestOf({ things, path }: ReadPage, panes: Panes): XrayRequest | null {
  const { main } = panes;
  const pane = panes.mainPane()?.name;
  const shown = main?.answer?.kind === 'answered' ? main.answer.shown : null;
  if (!main || !shown || pane === undefined) return null;
  const { cards, language, signIn } = main;
  const screen = screenAt(path, shown.screens, shown.languages);
  const card = cardAt(path, cards) ?? (screen && cardFor(screen, cards)) ?? cards[0];
  return {
    ...{ pane, things, language },
    screen: screen?.id ?? null,
    isSignedIn: signIn === 'signedIn',
    cardId: card?.id ?? null,
  };
}
