// @vitest-environment jsdom
/** How the page goes on hearing of changes when the console was started again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToFolder } from '../../../console/app/listenToFolder.ts';
import type { FolderChange } from '../../../console/server/answers.ts';

/** A connection whose other end is the test. */
class Connection {
  static readonly CLOSED = 2;
  static all: Connection[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Connection.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  /** @param isRefused else it was lost, and the browser opens it again by itself */
  fails(isRefused: boolean) {
    this.readyState = isRefused ? 2 : 0;
    this.onerror?.();
  }
}

const CHANGE: FolderChange = { tenants: {}, isShared: true };
let asked: string[];
let heard: (FolderChange | null)[];
let end: () => void;
const last = () => Connection.all.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  heard = [];
  Connection.all = [];
  vi.stubGlobal('EventSource', Connection);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('');
  });
  end = listenToFolder((change) => heard.push(change));
  last()?.opens();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens a refused connection anew, with the token of the new page, and says that something was missed', async () => {
  last()?.fails(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(['/']);
  expect(Connection.all).toHaveLength(2);
  last()?.opens();
  last()?.onmessage?.({ data: JSON.stringify(CHANGE) });
  expect(heard).toEqual([null, CHANGE]);
  // Also the second time.
  last()?.fails(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(Connection.all).toHaveLength(3);
});

it('leaves a lost connection to the browser, and a refused one that nobody needs', async () => {
  last()?.fails(false);
  await vi.advanceTimersByTimeAsync(5_000);
  last()?.fails(true);
  end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked, Connection.all.length]).toEqual([[], 1]);
});
