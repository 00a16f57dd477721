import { describe, expect, it } from 'vitest';
import { isSparing } from '../../runtime/boot/isSparing.ts';

describe('a connection on which nothing is loaded that nobody has asked for', () => {
  it.each([
    ['somebody has asked browsers to save data', { saveData: true, effectiveType: '4g' }, true],
    ['3g', { saveData: false, effectiveType: '3g' }, true],
    ['2g', { effectiveType: '2g' }, true],
    ['slow 2g', { effectiveType: 'slow-2g' }, true],
    ['4g', { saveData: false, effectiveType: '4g' }, false],
    ['a browser that tells nothing of it', undefined, false],
  ])('%s', (_, connection, expected) => {
    expect(isSparing({ onLine: true, ...(connection && { connection }) })).toBe(expected);
  });
});
