/**
 * The frames of one pane: the one that is seen, and an empty one behind it in which the next version of the page is made. They
 * change places once it is drawn, so that nobody sees a page being loaded.
 */

import {
  type FromFrame,
  type Place,
  type Scheme,
  SPARE_PATH,
  type StoredEntries,
  type ToFrame,
} from '../../frame/messages.ts';
import type { Thing } from '../../frame/xray/things.ts';

export interface Drawing {
  readonly place: Place;
  readonly clockOffset: number;
  readonly language: string | null;
  readonly isXray: boolean;
}

/** What a page that is served for X-ray tells. */
export interface XrayEvents {
  /** Everything that is on the screen, whenever it is another. */
  readonly onThings: (things: readonly Thing[], path: string) => void;
  readonly onPointed: (id: number, isPicked: boolean) => void;
  readonly onPointingEnded: () => void;
}

export interface DeckEvents extends XrayEvents {
  /** The page that was asked for last stands there, perhaps after the portal has led elsewhere. */
  readonly onDrawn: (path: string, asked: string) => void;
  /** The portal has gone on; a person has led it there, or it has by itself. */
  readonly onMoved: (path: string, isByPerson: boolean) => void;
  readonly onSpeaks: (language: string) => void;
  /** @param share of what can be scrolled @param isLed whether the console has done so */
  readonly onScrolled: (top: number, share: number, isLed: boolean) => void;
  /** A link leads out of the preview; it is not followed. */
  readonly onLeaves: (address: string) => void;
}

export interface FrameDeck {
  /** Where the frames load from; another origin begins anew. */
  open(origin: string): void;
  /** Newest wins: what was asked for before and is not drawn yet is left out. */
  draw(drawing: Drawing): void;
  scroll(share: number): void;
  /** Whether what is pressed is looked at, and not done. */
  point(isOn: boolean): void;
  /** Frames things of the page. @param isMoved whether the first of them is brought into view */
  light(ids: readonly number[], isMoved: boolean): void;
  /** Forgets the page that is shown and what the browser keeps of it, and keeps this instead. */
  enter(session: StoredEntries, local: StoredEntries): Promise<void>;
  look(look: { readonly title: string; readonly scheme: Scheme }): void;
  close(): void;
}

/** A page without a heading is shown all the same. */
const LONGEST_MILLISECONDS = 4_000;
/** A page that has just been shown is painted first: the next empty one runs in the same process. */
const PAINT_MILLISECONDS = 40;

const RIGHTS =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** @param room the frames fill it */
export function createFrameDeck(room: HTMLElement, events: DeckEvents): FrameDeck {
  let origin = '';
  let front: HTMLIFrameElement | null = null;
  let spare: HTMLIFrameElement | null = null;
  let isSpareReady = false;
  let wanted: Drawing | null = null;
  let current: Drawing | null = null;
  /** What the front was to show when it came to be seen, where it has not told yet that it does. */
  let late: Drawing | null = null;
  let scripts: readonly string[] = [];
  let shown: Parameters<FrameDeck['look']>[0] = { title: '', scheme: 'light' };
  let entering: { readonly message: ToFrame; readonly done: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let adding: ReturnType<typeof setTimeout> | undefined;
  let isPointing = false;

  const say = (frame: HTMLIFrameElement | null, message: ToFrame) =>
    frame?.contentWindow?.postMessage(message, origin);

  function dress(frame: HTMLIFrameElement, isSeen: boolean): void {
    frame.inert = !isSeen;
    frame.dataset.seen = String(isSeen);
    frame.title = isSeen ? shown.title : '';
    if (isSeen) frame.removeAttribute('aria-hidden');
    else frame.setAttribute('aria-hidden', 'true');
    frame.style.colorScheme = shown.scheme;
  }

  function addSpare(): void {
    clearTimeout(adding);
    isSpareReady = false;
    spare?.remove();
    spare = document.createElement('iframe');
    spare.setAttribute('sandbox', RIGHTS);
    spare.src = origin + SPARE_PATH;
    dress(spare, false);
    room.append(spare);
  }

  function goOn(): void {
    if (!isSpareReady || !spare) return;
    if (entering) {
      say(spare, entering.message);
      return;
    }
    if (!wanted || current) return;
    current = wanted;
    wanted = null;
    isSpareReady = false;
    say(spare, { kind: 'show', ...current, scheme: shown.scheme });
    timer = setTimeout(swap, LONGEST_MILLISECONDS);
  }

  function swap(): void {
    clearTimeout(timer);
    late = current;
    current = null;
    const before = front;
    front = spare;
    spare = null;
    if (front) {
      dress(front, true);
      // It tells what is on it, to be asked for by the one that is seen alone.
      say(front, { kind: 'xray', isPointing, isAsked: true });
    }
    before?.remove();
    adding = setTimeout(addSpare, PAINT_MILLISECONDS);
  }

  function hear({ source, origin: from, data }: MessageEvent<FromFrame>): void {
    if (from !== origin || source === null) return;
    if (source === spare?.contentWindow) hearSpare(data);
    else if (source === front?.contentWindow) hearFront(data);
  }

  function hearSpare(message: FromFrame): void {
    if (message.kind === 'spare') {
      isSpareReady = true;
      say(spare, { kind: 'warm', scripts });
      goOn();
    } else if (message.kind === 'entered') {
      entering?.done();
      entering = null;
      goOn();
    } else if (message.kind === 'drawn') {
      swap();
      tellDrawn(message);
    }
  }

  function tellDrawn(message: Extract<FromFrame, { readonly kind: 'drawn' }>): void {
    ({ scripts } = message);
    const asked = late?.place.path ?? message.path;
    late = null;
    events.onDrawn(message.path, asked);
  }

  function hearFront(message: FromFrame): void {
    // What a page does by itself that is about to go counts no more.
    const isLeft = wanted !== null || current !== null;
    if (message.kind === 'moved') {
      if (message.isByPerson || !isLeft) events.onMoved(message.path, message.isByPerson);
    }
    // Of a page that was seen before it was drawn; else of a link that loads a page of its own.
    else if (message.kind === 'drawn') late ? tellDrawn(message) : events.onMoved(message.path, true);
    else if (message.kind === 'speaks') events.onSpeaks(message.language);
    else if (message.kind === 'scrolled') events.onScrolled(message.top, message.share, message.isLed);
    else if (message.kind === 'leaves') events.onLeaves(message.address);
    else if (message.kind === 'things') events.onThings(message.things, message.path);
    else if (message.kind === 'pointed') events.onPointed(message.id, message.isPicked);
    else if (message.kind === 'pointingEnded') events.onPointingEnded();
  }

  addEventListener('message', hear);
  return {
    open(next) {
      if (next === origin) return;
      origin = next;
      scripts = [];
      addSpare();
    },
    draw(drawing) {
      wanted = drawing;
      goOn();
    },
    scroll: (share) => say(front, { kind: 'scroll', share }),
    point(isOn) {
      isPointing = isOn;
      say(front, { kind: 'xray', isPointing, isAsked: false });
    },
    light: (ids, isMoved) => say(front, { kind: 'light', ids, isMoved }),
    enter(session, local) {
      const { promise, resolve } = Promise.withResolvers<void>();
      clearTimeout(timer);
      front?.remove();
      front = null;
      late = null;
      wanted = null;
      entering = { message: { kind: 'enter', session, local }, done: resolve };
      // A page is being made there for somebody else.
      if (current) addSpare();
      else goOn();
      current = null;
      return promise;
    },
    look(next) {
      shown = next;
      if (front) dress(front, true);
      if (spare) dress(spare, false);
      for (const frame of [front, spare]) if (origin) say(frame, { kind: 'look', scheme: next.scheme });
    },
    close() {
      removeEventListener('message', hear);
      clearTimeout(timer);
      clearTimeout(adding);
      front?.remove();
      spare?.remove();
    },
  };
}
