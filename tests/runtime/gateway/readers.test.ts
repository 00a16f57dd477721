import { describe, expect, it } from 'vitest';
import {
  asRecord,
  asText,
  readDone,
  readFlag,
  readList,
  readMinorUnits,
  readOptional,
  readOptionalText,
  readRecord,
  readReference,
  readText,
} from '../../../runtime/gateway/readers.ts';

const NO_TEXTS = [undefined, null, 7, true, {}, []];
const NO_RECORDS = [undefined, null, 7, 'text', true, []];

describe('what an answer holds', () => {
  it.each(NO_TEXTS)('is no text: %j [USE-24]', (value) => {
    expect(() => readText(value)).toThrow(new TypeError('No text'));
    expect(asText(value)).toBe('');
  });

  it.each(NO_RECORDS)('is no object: %j [USE-24]', (value) => {
    expect(() => readRecord(value)).toThrow(new TypeError('No object'));
    expect(() => readDone(value)).toThrow(new TypeError('No object'));
    expect(asRecord(value)).toEqual({});
  });

  it.each([undefined, null, 0, 'true', {}])('is no flag: %j [USE-24]', (value) => {
    expect(() => readFlag(value)).toThrow(new TypeError('No flag'));
  });

  it.each([undefined, null, {}, 'ab', { length: 1 }])('is no list: %j [USE-24]', (value) => {
    expect(() => readList(value, readText)).toThrow(new TypeError('No list'));
  });

  it('is read as what it is', () => {
    expect([readText(''), readText('a'), asText('a')]).toEqual(['', 'a', 'a']);
    expect([readFlag(true), readFlag(false)]).toEqual([true, false]);
    expect(readList(['a', 'b'], readText)).toEqual(['a', 'b']);
    expect(readList([], readText)).toEqual([]);
    expect(readDone({ any: 1 })).toBeUndefined();
  });

  it('is a copy: nothing of ours changes the answer, and nothing inherited is read [X3]', () => {
    const answer = Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } });
    for (const read of [readRecord, asRecord]) {
      expect(read(answer)).toEqual({ own: 2 });
      expect(read(answer)).not.toBe(answer);
    }
  });

  it('names a thing by a text that is not empty', () => {
    expect(readReference('r')).toBe('r');
    expect(() => readReference('')).toThrow(new TypeError('No reference'));
    expect(() => readReference(7)).toThrow(new TypeError('No text'));
  });

  it('may be left out, or be null, where it need not be there', () => {
    for (const absent of [undefined, null]) {
      expect(readOptional(absent, readFlag, true)).toBe(true);
      expect(readOptionalText(absent)).toBe('');
    }
    expect(readOptional(false, readFlag, true)).toBe(false);
    expect(readOptionalText('a')).toBe('a');
    expect(() => readOptionalText(7)).toThrow(new TypeError('No text'));
  });

  it.each<[unknown, number]>([
    [1234, 1234],
    [-5, -5],
    [12.5, Number.NaN],
    [2 ** 53, Number.NaN],
    [Number.POSITIVE_INFINITY, Number.NaN],
    ['12.5', 1250],
    ['12,5', 1250],
    ['125', Number.NaN],
    [true, Number.NaN],
    [null, Number.NaN],
    [{}, Number.NaN],
  ])('counts %j as %d minor units [F4]', (value, minor) => {
    expect(readMinorUnits(value, 2)).toBe(minor);
  });
});
