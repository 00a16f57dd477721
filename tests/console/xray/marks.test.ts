import { describe, expect, it } from 'vitest';
import { hasMarks, markText, readMarks } from '../../../console/frame/xray/marks.ts';

describe('marks around texts', () => {
  it.each([0, 1, 37, 2 ** 16 + 5])('come back as the number that they were made of: %i', (id) => {
    expect(readMarks(markText(id, 'Log in'))).toEqual({ text: 'Log in', marks: [{ id, from: 0, to: 6 }] });
  });

  it('stay with their texts where these are filled in and joined', () => {
    const amount = `12.40 ${markText(2, 'лв.')}`;
    const { text, marks } = readMarks(`${markText(1, `You have ${amount}`)} – ${markText(3, 'Sorvia')}`);
    expect(text).toBe('You have 12.40 лв. – Sorvia');
    expect(marks.map(({ id, from, to }) => [id, text.slice(from, to)])).toEqual([
      [1, 'You have 12.40 лв.'],
      [2, 'лв.'],
      [3, 'Sorvia'],
    ]);
  });

  it('tell of a text that was cut which piece began and which ended', () => {
    const whole = markText(5, 'weekdays 9–18');
    const at = whole.indexOf('9');
    expect(readMarks(whole.slice(0, at))).toEqual({
      text: 'weekdays ',
      marks: [{ id: 5, from: 0, to: 9, goesOn: true }],
    });
    expect(readMarks(whole.slice(at))).toEqual({
      text: '9–18',
      marks: [{ id: 5, from: 0, to: 4, hasBegun: true }],
    });
  });

  it('leave nothing behind, of a mark that was cut in two as well', () => {
    const marked = markText(6, 'Next');
    for (let length = 1; length < marked.length; length += 1)
      expect(hasMarks(readMarks(marked.slice(0, length)).text)).toBe(false);
    expect(hasMarks('Напред 1 ½ ✓')).toBe(false);
  });
});
