/** Values that both have changed, from when they were met until somebody chooses. */
import { describe, expect, it } from 'vitest';
import { type Dispute, followText, meet, openIn, settle } from '../../../../console/app/document/disputes.ts';

const text = (value: unknown) => JSON.stringify(value);
const dispute = (pointer: string, isSettled = false): Dispute => ({
  ...{ pointer, mine: 'mine', theirs: 'theirs', isSettled },
});
const placesOf = (disputes: readonly Dispute[]) => disputes.map(({ pointer }) => pointer);

describe('a value that both have changed', () => {
  it('is open with what stands there now, until that is theirs', () => {
    const met = [dispute('/a'), dispute('/b')];
    expect(openIn(text({ a: 'later', b: 'theirs' }), met)).toEqual([{ ...dispute('/a'), mine: 'later' }]);
  });

  it('is open while nobody can read the text, unless theirs was taken', () => {
    expect(openIn('{', [dispute('/a'), dispute('/b', true)])).toEqual([dispute('/a')]);
    expect(openIn('{', [])).toEqual([]);
  });

  it('is chosen once theirs is taken, whatever is typed there next', () => {
    const taken = settle(text({ a: 'mine', b: 'mine' }), [dispute('/a'), dispute('/b')], '/a');
    expect(taken).toEqual([dispute('/a', true), dispute('/b')]);
    expect(placesOf(openIn(text({ a: 'later', b: 'later' }), taken))).toEqual(['/b']);
    const all = settle(text({ a: 'mine', b: 'mine' }), [dispute('/a'), dispute('/b')]);
    expect(openIn(text({ a: 'later', b: 'later' }), all)).toEqual([]);
  });

  it('is open again once an undo has brought mine back, and stays so', () => {
    const undone = followText(text({ a: 'mine' }), [dispute('/a', true)]);
    expect(undone).toEqual([dispute('/a')]);
    expect(placesOf(openIn(text({ a: 'later' }), followText(text({ a: 'later' }), undone)))).toEqual(['/a']);
  });
});

describe('a newer file', () => {
  const conflict = (pointer: string) => ({ pointer, mine: 'mine', theirs: 'newer' });

  it('says what can be taken of what was met before, and what is met anew is open', () => {
    const met = meet(text({ a: 'newer', b: 'other' }), [conflict('/a')], [dispute('/a'), dispute('/b')]);
    expect(met).toEqual([
      { ...dispute('/b'), theirs: 'other' },
      { ...dispute('/a'), theirs: 'newer' },
    ]);
  });

  it('takes the place of what was met within the same value, and of no other with a like name', () => {
    const before = ['/a/x', '/ab', '/c'].map((pointer) => dispute(pointer));
    const met = meet(text({}), [conflict('/a'), conflict('/d')], before);
    expect(placesOf(met)).toEqual(['/ab', '/c', '/a', '/d']);
  });

  it('that nobody can read leaves what can be taken as it was', () => {
    expect(meet('{', [], [dispute('/a')])).toEqual([dispute('/a')]);
  });
});
