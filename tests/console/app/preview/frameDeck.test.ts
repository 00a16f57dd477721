// @vitest-environment jsdom
/** The frames of a pane on a slow machine: which page tells what, and whose doing it is. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createFrameDeck,
  type DeckEvents,
  type FrameDeck,
} from '../../../../console/app/preview/frameDeck.ts';
import type { FromFrame } from '../../../../console/frame/messages.ts';

const ORIGIN = 'http://preview.example';
/** A page that has not told by then that it is drawn is seen all the same. */
const LONGEST_MILLISECONDS = 4_000;

let room: HTMLElement;
let deck: FrameDeck;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  room = document.body.appendChild(document.createElement('div'));
  const events: Partial<DeckEvents> = {
    onDrawn: (path, asked) => told.push(`${path} drawn, asked for ${asked}`),
    onMoved: (path, isByPerson) => told.push(`moved to ${path}${isByPerson ? ' by somebody' : ''}`),
  };
  deck = createFrameDeck(room, events as DeckEvents);
  deck.open(ORIGIN);
});
afterEach(() => {
  deck.close();
  room.remove();
  vi.useRealTimers();
});

const frame = (isSeen: boolean) => room.querySelector<HTMLIFrameElement>(`[data-seen=${isSeen}]`);
const draw = (path: string) =>
  deck.draw({ place: { path, top: 0 }, clockOffset: 0, language: null, isXray: false });
function say(from: HTMLIFrameElement | null, data: FromFrame): void {
  dispatchEvent(new MessageEvent('message', { source: from?.contentWindow ?? null, origin: ORIGIN, data }));
}
const drawn = (path: string): FromFrame => ({ kind: 'drawn', path, title: '', scripts: [] });

/** Has a page shown that takes longer than anybody waits for. */
function drawSlowly(path: string): void {
  say(frame(false), { kind: 'spare' });
  draw(path);
  expect(frame(true)).toBeNull();
  vi.advanceTimersByTime(LONGEST_MILLISECONDS);
  expect(frame(true)).not.toBeNull();
}

it('a page that is drawn after it came to be seen is the one that was asked for, and led to by nobody', () => {
  drawSlowly('/bg/');
  // Somebody has chosen another screen by then, which would be taken back.
  draw('/bg/account');
  say(frame(true), drawn('/bg/'));
  expect(told).toEqual(['/bg/ drawn, asked for /bg/']);
});

it('a slow page that ends at another address than was asked for tells both', () => {
  drawSlowly('/bg/account');
  say(frame(true), drawn('/bg/reconnect'));
  expect(told).toEqual(['/bg/reconnect drawn, asked for /bg/account']);
});

it('a page that comes by a link of one that stands there is gone to by somebody', () => {
  drawSlowly('/bg/');
  say(frame(true), drawn('/bg/'));
  say(frame(true), drawn('/bg/my-profile'));
  expect(told).toEqual(['/bg/ drawn, asked for /bg/', 'moved to /bg/my-profile by somebody']);
});

it('so it is where the page was drawn in time', () => {
  say(frame(false), { kind: 'spare' });
  draw('/bg/');
  say(frame(false), drawn('/bg/'));
  say(frame(true), drawn('/bg/my-profile'));
  expect(told).toEqual(['/bg/ drawn, asked for /bg/', 'moved to /bg/my-profile by somebody']);
});
