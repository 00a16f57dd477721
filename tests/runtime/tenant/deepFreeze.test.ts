import { expect, it } from 'vitest';
import { deepFreeze } from '../../../runtime/tenant/deepFreeze.ts';

it('freezes everything in a value, and gives that value', () => {
  const value = { list: [{ a: 1 }], nothing: null, text: 'a', inner: { inner: { b: 2 } } };
  expect(deepFreeze(value)).toBe(value);
  for (const each of [value, value.list, value.list[0], value.inner, value.inner.inner])
    expect(Object.isFrozen(each)).toBe(true);
});

it('takes what is frozen for whole, and what cannot be frozen as it is', () => {
  const inner = { a: 1 };
  expect(deepFreeze(Object.freeze({ inner })).inner).toBe(inner);
  expect(Object.isFrozen(inner)).toBe(false);
  for (const plain of [null, undefined, 7, 'text', true]) expect(deepFreeze(plain)).toBe(plain);
});
