/**
 * Lets plain Node run the portal's screens: TSX is turned into JavaScript as it is loaded, styles give the names of
 * their classes, and a page without a browser stands ready (jsdom). Test runners that read TSX need only the page.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { JSDOM, VirtualConsole } from 'jsdom';
import { StillResizeObserver } from '../../support/StillResizeObserver.ts';

const PAGE = '<!doctype html><html><head></head><body></body></html>';
/** Of these, those of the page are taken though Node has its own: an event of one is none to the other. */
const OF_THE_PAGE = [
  'document',
  'navigator',
  'location',
  'history',
  'sessionStorage',
  'localStorage',
  'Event',
  'EventTarget',
  'CustomEvent',
  'FormData',
  'File',
  'self',
];
/** Bound to the page, since they stand alone as globals. */
const CALLED = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

/** There is no other tab, so nobody is told anything. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

let isReady = false;

/** Once in a process. */
export function prepareScreens(): void {
  if (isReady) return;
  isReady = true;
  if (!process.env.VITEST) registerHooks({ load: loadTsx });
  openPage();
}

const loadTsx: Parameters<typeof registerHooks>[0]['load'] = (url, context, nextLoad) => {
  if (url.endsWith('.css')) {
    // `styles.hero` is `hero`, so that what is prerendered names its classes.
    const source = 'export default new Proxy({},{get:(_, name) => String(name)})';
    return { format: 'module', source, shortCircuit: true };
  }
  if (!url.endsWith('.tsx')) return nextLoad(url, context);
  const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
    loader: 'tsx',
    jsx: 'automatic',
    format: 'esm',
    target: 'node24',
  });
  return { format: 'module', source: code, shortCircuit: true };
};

function openPage(): void {
  const options = {
    url: 'http://localhost:3000/',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  };
  const { window } = new JSDOM(PAGE, options);
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis)) put(name, Reflect.get(window, name));
  for (const name of OF_THE_PAGE) put(name, Reflect.get(window, name));
  for (const name of CALLED) put(name, window[name].bind(window));
  const never = () => undefined;
  const matchMedia = () => ({ matches: false, addEventListener: never, removeEventListener: never });
  put('matchMedia', matchMedia);
  Object.assign(window, { matchMedia });
  put('ResizeObserver', StillResizeObserver);
  put('BroadcastChannel', SilentChannel);
  put('window', window);
}
