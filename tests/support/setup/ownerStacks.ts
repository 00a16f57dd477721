/**
 * React's development build keeps the stack of each element that is made, for the first ten thousand in a while: one
 * sixth of the time of a screen's test, for nothing but the list of components below a warning. Here that number is
 * reached already. The warnings themselves stay.
 */
import * as React from 'react';

interface Internals {
  /** How many stacks were kept lately. */
  recentlyCreatedOwnerStacks?: number;
}

const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];

if (internals)
  Object.defineProperty(internals as Internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
