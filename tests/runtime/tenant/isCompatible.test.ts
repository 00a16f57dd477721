import { expect, it } from 'vitest';
import { isCompatible } from '../../../runtime/tenant/isCompatible.ts';

const range = { atLeast: '3.10.4', below: '4.0.0' };

it.each([
  ['3.10.4', true],
  ['3.10.3', false],
  ['3.9.9', false],
  ['3.11.0', true],
  ['3.10.40', true],
  ['4.0.0', false],
  ['10.0.0', false],
  ['3.10', false],
  ['3.11', true],
  ['2.99.99', false],
])('compares version %s number by number: %s [P11]', (version, isIn) => {
  expect(isCompatible(version, range)).toBe(isIn);
});
