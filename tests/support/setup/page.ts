/** Runs before each file of tests that has a page of its own. */
import { webcrypto } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers';
import { runInThisContext } from 'node:vm';
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { StillResizeObserver } from '../StillResizeObserver.ts';

/** React's scheduler takes a turn of the event loop for a rendering, another one for its effects, and more when it is held up. */
const TURNS = 10;

const { asyncWrapper } = getConfig();

configure({
  // Whoever waited goes on once what was rendered has had its effects, and what these render is there as well. Testing
  // Library waits a millisecond, after which a busy machine may have both ahead of it.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait();
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => nextTurn(resolve));
      return result;
    }),
  // What is waited for comes at once; on a machine with much to do, or with a screen's code to load first, it comes later.
  asyncUtilTimeout: 30_000,
  getElementError,
});

// What browsers have and jsdom has not, as Node has it: streams, ciphers.
const node: typeof globalThis = runInThisContext('globalThis');
for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(node)))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, property);
Object.defineProperty(globalThis, 'crypto', { configurable: true, writable: true, value: webcrypto });
globalThis.ResizeObserver ??= StillResizeObserver;
refuseLooseTexts(Node.prototype);

/**
 * A browser that translates a page puts elements in the place of its texts. React does not find a text again that it takes
 * away, or puts something before, and the screen fails. A text that comes and goes has an element of its own (USE-27).
 */
function refuseLooseTexts(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  const check = (parent: Node, text: Node | null) => {
    const isReacts = Object.keys(parent).some((key) => key.startsWith('__reactFiber'));
    if (isReacts && text?.nodeType === Node.TEXT_NODE && text.textContent?.trim())
      throw new Error(
        `"${text.textContent}" comes and goes, or others before it: it needs an element of its own.`,
      );
  };
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    check(this, child);
    return removeChild.call(this, child) as T;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    check(this, next);
    return insertBefore.call(this, child, next) as T;
  };
}

/**
 * That an element is not there, with the page below it. The page is written out when somebody reads the message: while
 * something is waited for, it is missing many times, and nobody does.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  Object.defineProperty(error, 'message', { configurable: true, get });
  return error;
}
