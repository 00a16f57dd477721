/**
 * Lets plain Node run the portal's screens: TSX is turned into JavaScript as it is loaded, styles give the names of
 * their classes, and a page without a browser stands ready (jsdom). Test runners that read TSX need only the page.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { JSDOM } from 'jsdom';

const PAGE = '<!doctype html><html><head></head><body></body></html>';
/** What jsdom has and Node keeps for itself, such as its own `fetch` and timers, stays Node's. */
const KEPT = new Set([
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'performance',
  'crypto',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'URL',
  'URLSearchParams',
  'Blob',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'console',
  'globalThis',
  'undefined',
  'Infinity',
  'NaN',
]);

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
    // `styles.hero` is `hero`, so that what is drawn names its classes.
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
  const { window } = new JSDOM(PAGE, { url: 'http://localhost:3000/', pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (KEPT.has(name) || name in globalThis) continue;
    Object.defineProperty(globalThis, name, {
      value: (window as unknown as Record<string, unknown>)[name],
      configurable: true,
      writable: true,
    });
  }
  for (const name of [
    'window',
    'document',
    'navigator',
    'location',
    'history',
    'sessionStorage',
    'localStorage',
    'Event',
    'EventTarget',
    'CustomEvent',
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
    'Node',
    'FormData',
    'File',
  ] as const) {
    Object.defineProperty(globalThis, name, {
      value: name === 'window' ? window : bound(window, name),
      configurable: true,
      writable: true,
    });
  }
  Object.defineProperty(globalThis, 'self', { value: window, configurable: true, writable: true });
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  Object.assign(globalThis, { matchMedia: window.matchMedia });
}

function bound(window: object, name: string): unknown {
  const value = (window as Record<string, unknown>)[name];
  return typeof value === 'function' && name.endsWith('EventListener') ? value.bind(window) : value;
}
