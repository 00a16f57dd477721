import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords } from '../../../compiler/builtInWords.ts';
import { checkWords } from '../../../compiler/checkWords.ts';
import { aWordsMutant } from '../support/mutateWords.ts';
import { numberOfMutants } from '../support/numberOfMutants.ts';
import { lostBy } from '../support/saysTheSame.ts';
import { placeInWords, wordsFile, writeWords } from '../support/wordsFile.ts';

const SEED = 20261122;
const MUTANTS = numberOfMutants(500);
/** Reading a text costs more than judging what was read. */
const READ_FROM_TEXT = MUTANTS / 10;

const pointerOf = (key: string) => (key === '' ? '' : `/${key.replaceAll('.', '/')}`);
const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

describe('words files with one thing changed', () => {
  it(`are refused where the change is, or say the same: ${MUTANTS} of them [USE-10]`, {
    timeout: 200 * MUTANTS,
  }, () => {
    const seen = { refused: 0, equal: 0 };
    fc.assert(
      fc.property(aWordsMutant, ({ language, value, keys }) => {
        const findings = checkWords(language, value);
        if (findings.length === 0) {
          seen.equal += 1;
          expect(lostBy(language, wordsFile(language), value)).toEqual([]);
          return;
        }
        seen.refused += 1;
        const pointers = keys.map(pointerOf);
        const isAt = (place: string) =>
          pointers.some(
            (pointer) => place === pointer || place.startsWith(`${pointer}/`) || place === parentOf(pointer),
          );
        expect(findings.filter(({ pointer }) => !isAt(pointer))).toEqual([]);
        expect(findings.filter(({ message }) => /\n\s+at |undefined|\[object/.test(message))).toEqual([]);
      }),
      { seed: SEED, numRuns: MUTANTS },
    );
    expect(seen.refused + seen.equal).toBe(MUTANTS);
    expect(seen.refused).toBeGreaterThan(MUTANTS / 3);
    expect(seen.equal).toBeGreaterThan(MUTANTS / 10);
  });

  it('are told with the line on which the change is', { timeout: 1_000 * READ_FROM_TEXT }, () => {
    fc.assert(
      fc.property(aWordsMutant, ({ language, value, keys }) => {
        const findings = checkWords(language, value);
        const result = readWords(language, `${language}.json`, writeWords(value));
        expect(result.ok).toBe(findings.length === 0);
        if (result.ok) return;
        for (const { pointer, line } of result.problems) {
          const key = keys.find((each) => pointer.startsWith(pointerOf(each))) ?? keys[0] ?? '';
          // What is missing is told at the block that lacks it.
          const lines = [pointer, parentOf(pointer), pointerOf(key)].flatMap((place) => {
            const isThere =
              place === '' || place.split('/').slice(1).reduce<unknown>(memberOf, value) !== undefined;
            return isThere ? [placeInWords(value, place === '' ? '' : place).line] : [];
          });
          expect(lines).toContain(line);
        }
      }),
      { seed: SEED, numRuns: READ_FROM_TEXT },
    );
  });
});

function memberOf(node: unknown, name: string): unknown {
  return node !== null && typeof node === 'object' ? (node as Record<string, unknown>)[name] : undefined;
}
