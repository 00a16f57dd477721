import { expect, it } from 'vitest';
import { readPointer } from '../../../runtime/assemble/readPointer.ts';

const value = { a: { b: [10, 20] }, 'c/d': 1, 'e~f': 2, 'g~1h': 3, nothing: null, text: 'abc' };

it.each([
  ['', value],
  ['/a/b/1', 20],
  ['/c~1d', 1],
  ['/e~0f', 2],
  ['/g~01h', 3],
  ['/nothing', null],
  ['/nothing/more', undefined],
  ['/text/length', undefined],
  ['/missing/more', undefined],
  ['/toString', undefined],
  ['/a/toString', undefined],
])('%j leads to what RFC 6901 says', (pointer, found) => {
  expect(readPointer(value, pointer)).toEqual(found);
});
