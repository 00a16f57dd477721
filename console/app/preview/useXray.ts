import { useEffect, useMemo, useState } from 'react';
import type { Thing } from '../../frame/xray/things.ts';
import type { PreviewScreen } from '../../server/preview/previewAnswers.ts';
import type { XrayAnswer } from '../../server/xray/xrayAnswers.ts';
import { touches } from '../xray/touches.ts';
import type { XrayView } from '../xray/xrayView.ts';
import type { XrayEvents } from './frameDeck.ts';
import { cardAt, cardFor } from './places.ts';
import { askXray } from './previewCalls.ts';
import type { Panes } from './usePanes.ts';

interface XrayOptions {
  readonly isOn: boolean;
  /** The screen that is shown. */
  readonly screen: PreviewScreen | undefined;
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
export function useXray(panes: Panes, { isOn, screen, visited }: XrayOptions): UsedXray {
  const [things, setThings] = useState<readonly Thing[]>(NOTHING);
  const [named, setNamed] = useState<Named | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const [isPointing, setPointing] = useState(false);
  const { main } = panes;
  const [path, cards, signIn, language] = [main?.path, main?.cards, main?.signIn, main?.language];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another screen, or another state of it
  useEffect(() => {
    const pane = panes.mainPane()?.name;
    if (!isOn || pane === undefined || things.length === 0) return;
    const asking = new AbortController();
    const own = cards ?? [];
    const card = cardAt(path ?? '', own) ?? (screen && cardFor(screen, own)) ?? own[0];
    askXray(
      {
        ...{ pane, things, language: language ?? '', isSignedIn: signIn === 'signedIn' },
        screen: screen?.id ?? null,
        cardId: card?.id ?? null,
      },
      asking.signal,
    ).then(
      (answer) => {
        setNamed({ answer, things });
        setFailed(false);
      },
      () => setFailed(!asking.signal.aborted),
    );
    return () => asking.abort();
  }, [isOn, things, screen?.id]);

  const touched = useMemo(
    () => (isOn && named && visited !== null ? touches(named.answer, visited) : NONE),
    [isOn, named, visited],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pane is that of the moment
  useEffect(() => {
    if (isOn) panes.mainPane()?.light(touched.things, true);
  }, [isOn, touched]);

  const point = (next: boolean) => {
    setPointing(next);
    panes.mainPane()?.point(next);
  };
  useEffect(() => {
    if (isOn) return;
    setPointing(false);
    setPointed(null);
    setNamed(null);
    setThings(NOTHING);
  }, [isOn]);
  return {
    view: {
      ...(named ?? { answer: null, things: NOTHING }),
      pointed,
      isPointing,
      isFailed,
      visited,
      touched,
    },
    events: {
      onThings(next) {
        setThings(next);
        setPointed(null);
      },
      onPointed(id, isPicked) {
        setPointed(id);
        if (isPicked) point(false);
      },
      onPointingEnded: () => point(false),
    },
    point,
    choose(id) {
      setPointed(id);
      panes.mainPane()?.light(id === null ? [] : [id], true);
    },
  };
}

interface Named {
  readonly answer: XrayAnswer;
  readonly things: readonly Thing[];
}

const NOTHING: readonly Thing[] = [];
const NONE = { things: [], absent: [] };
