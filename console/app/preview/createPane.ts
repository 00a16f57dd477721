/**
 * One pane: asks for the newest text while an older one is being answered, signs in, and has the frames show where somebody is.
 * Holds no element but the frames' room, so that typing and rendering never wait for it.
 */
import type { PreviewAnswer, PreviewCard, PreviewRequest } from '../../server/preview/previewAnswers.ts';
import { createFrameDeck, type FrameDeck, type XrayEvents } from './frameDeck.ts';
import { askPreview, askSignIn, closePanes } from './previewCalls.ts';

export interface PaneState {
  /** The last answer; null before the first. */
  readonly answer: PreviewAnswer | null;
  /** The server did not answer the newest request. */
  readonly isUnreachable: boolean;
  readonly signIn: 'visitor' | 'underWay' | 'signedIn' | 'failed';
  readonly cards: readonly PreviewCard[];
  /** Where the pane is. */
  readonly path: string;
  /** What the page speaks; empty before it is known. */
  readonly language: string;
}

export const NO_STATE: PaneState = {
  answer: null,
  isUnreachable: false,
  signIn: 'visitor',
  cards: [],
  path: '',
  language: '',
};

export interface PaneEvents extends XrayEvents {
  readonly onChange: (state: PaneState) => void;
  /** Somebody went to another screen in this pane. */
  readonly onMoved: (path: string) => void;
  /** Somebody scrolled this pane: so far, as a share of what can be scrolled. */
  readonly onScrolled: (share: number) => void;
  readonly onLeaves: (address: string) => void;
}

export type PaneText = Omit<PreviewRequest, 'pane'>;

export interface Pane {
  /** By which the server knows it. */
  readonly name: string;
  show(text: PaneText): void;
  /** @param person of the sandbox; null for a visitor */
  setPerson(person: string | null): void;
  go(path: string, language?: string): void;
  scroll(share: number): void;
  look: FrameDeck['look'];
  point: FrameDeck['point'];
  light: FrameDeck['light'];
  state(): PaneState;
  close(): void;
}

/** Loses its session sooner than this: something else is wrong than its age. */
const SESSION_MILLISECONDS = 30_000;

/** As nobody else names a pane, also at an address where browsers make no UUID: by http from another computer. */
function makeName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function createPane(room: HTMLElement, events: PaneEvents): Pane {
  const name = makeName();
  const ending = new AbortController();
  let state = NO_STATE;
  let waiting: PaneText | null = null;
  let isAsking = false;
  let person: string | null = null;
  /** Who is signed in in the frames; undefined while nobody knows. */
  let entered: string | null | undefined;
  let enteredAt = 0;
  let isEntering = false;
  let top = 0;
  let language: string | null = null;
  let drawn = '';

  const change = (next: Partial<PaneState>) => {
    if (ending.signal.aborted) return;
    state = { ...state, ...next };
    events.onChange(state);
  };
  const shown = () => (state.answer?.kind === 'answered' ? state.answer.shown : null);

  const deck = createFrameDeck(room, {
    onDrawn(path, asked) {
      // Another one is wanted since.
      if (asked !== state.path) return;
      const isLost = path.endsWith('/reconnect') && !state.path.endsWith('/reconnect') && entered;
      if (isLost && performance.now() - enteredAt > SESSION_MILLISECONDS) {
        entered = undefined;
        void update();
        return;
      }
      if (path !== state.path) change({ path });
    },
    onMoved(path, isByPerson) {
      if (path === state.path) return;
      change({ path });
      top = 0;
      drawn = '';
      if (isByPerson) events.onMoved(path);
    },
    onSpeaks: (spoken) => change({ language: spoken }),
    onScrolled(now, share, isLed) {
      top = now;
      if (!isLed) events.onScrolled(share);
    },
    onLeaves: events.onLeaves,
    onThings: events.onThings,
    onPointed: events.onPointed,
    onPointingEnded: events.onPointingEnded,
  });

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (waiting && !ending.signal.aborted) {
      const asked: PaneText = waiting;
      waiting = null;
      try {
        const answer = await askPreview({ ...asked, pane: name }, ending.signal);
        const before = shown()?.origin;
        change({ answer, isUnreachable: false, path: state.path || `/${asked.code}/` });
        const next = shown();
        if (next && next.origin !== before) {
          entered = undefined;
          deck.open(next.origin);
        }
        void update();
      } catch {
        change({ isUnreachable: true });
      }
    }
    isAsking = false;
  }

  /** Has the frames show what is wanted, once somebody is signed in who is to be. */
  async function update(): Promise<void> {
    const now = shown();
    // Whoever waits for what is told below may ask again from there: a visitor is entered in silence, once.
    if (!now || isEntering) return;
    if (entered !== person) {
      isEntering = true;
      await enter(person);
      isEntering = false;
      return update();
    }
    const target = [now.origin, now.version, now.clockOffset, state.path, language].join(' ');
    if (target === drawn) return;
    drawn = target;
    const { clockOffset, isXray } = now;
    deck.draw({ place: { path: state.path, top }, clockOffset, language, isXray });
  }

  async function enter(who: string | null): Promise<void> {
    const where = shown()?.origin;
    change({ signIn: who === null ? 'visitor' : 'underWay', cards: NO_STATE.cards });
    const failed = { kind: 'failed' } as const;
    const answer = who === null ? null : await askSignIn(name, who, ending.signal).catch(() => failed);
    const isIn = answer?.kind === 'signedIn';
    await deck.enter(isIn ? answer.session : [], isIn ? answer.local : []);
    drawn = '';
    // Somebody who could not be signed in is not tried again and again, but where the frames have moved away meanwhile.
    entered = where === shown()?.origin ? who : undefined;
    enteredAt = performance.now();
    change({
      signIn: who === null ? 'visitor' : isIn ? 'signedIn' : 'failed',
      cards: isIn ? answer.cards : NO_STATE.cards,
    });
  }

  return {
    name,
    state: () => state,
    show(text) {
      waiting = text;
      void ask();
    },
    setPerson(next) {
      person = next;
      void update();
    },
    go(path, spoken) {
      if (path !== state.path) top = 0;
      if (spoken) language = spoken;
      change({ path });
      void update();
    },
    scroll: (share) => deck.scroll(share),
    look: (look) => deck.look(look),
    point: (isOn) => deck.point(isOn),
    light: (ids, isMoved) => deck.light(ids, isMoved),
    close() {
      ending.abort();
      deck.close();
      closePanes([name]);
    },
  };
}
