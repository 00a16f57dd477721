/** Runs before each file of tests that has a page of its own. */
import { configure, prettyDOM } from '@testing-library/react';
import { StillResizeObserver } from '../StillResizeObserver.ts';

configure({
  // What is waited for comes at once; on a machine with much to do, or with a screen's code to load first, it comes later.
  asyncUtilTimeout: 15_000,
  getElementError,
});

globalThis.ResizeObserver ??= StillResizeObserver;

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
