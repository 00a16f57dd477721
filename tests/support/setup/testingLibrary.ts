/** How long tests wait for what they look for, and what a failure says. Needs a DOM. */
import { configure, getConfig } from '@testing-library/react';

const { getElementError: describePage, asyncWrapper: wait } = getConfig();
/** Node's own, as React has it: a test may stand in for it later. */
const { setImmediate } = globalThis;

/** Whether this look is one of those while something is waited for: nobody is told of them but of the last. */
const isOneOfMany = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** Without the whole page, which takes longer to write down than the look itself: the library adds it at the end. */
function describeShortly(message: string): Error {
  const error = new Error(message);
  error.name = 'TestingLibraryElementError';
  let stack = '';
  return Object.defineProperty(error, 'stack', {
    configurable: true,
    get: () => stack.replace(message, () => error.message),
    // By the library, from where the waiting began.
    set: (text: string) => {
      stack = text;
    },
  });
}

configure({
  // React does what an effect says one turn after it has shown what is found: on a busy machine a test would be faster.
  asyncWrapper: async (look) => {
    const found = await wait(look);
    await new Promise((turn) => setImmediate(turn));
    return found;
  },
  // The first screen of a worker also loads its code.
  asyncUtilTimeout: 8_000,
  getElementError: (message, container) =>
    isOneOfMany() ? describeShortly(message ?? '') : describePage(message, container),
});
