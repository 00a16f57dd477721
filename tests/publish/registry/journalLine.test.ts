/** What a swap writes, and what is read again of it as a line of the journal. */
import { describe, expect, it } from 'vitest';
import { readJournalLine } from '../../../publish/registry/journalLine.ts';
import { writeSwap } from '../../../publish/registry/writeSwap.ts';
import { aLine, aPointer } from './support/published.ts';

describe('what a swap writes', () => {
  const changes = [
    { name: 'tenant/bg', before: 'x', pointer: aPointer('bg') },
    { name: 'ring/canary/tenant/bg', before: 'y', pointer: null },
  ] as const;
  const written = writeSwap({ changes, line: aLine({ kind: 'promote', from: 'uat' }) }, 12);

  it('is each pointer with the revision that it is published with, and nothing of one that is taken away', () => {
    expect([...written.texts]).toEqual([
      ['tenant/bg', JSON.stringify({ ...aPointer('bg'), revision: 12 })],
      ['ring/canary/tenant/bg', null],
    ]);
  });

  it('is one line with the same pointers, and not what the publisher saw', () => {
    expect(JSON.parse(written.line)).toEqual({
      ...aLine({ kind: 'promote', from: 'uat' }),
      revision: 12,
      changes: [
        { name: 'tenant/bg', pointer: { ...aPointer('bg'), revision: 12 } },
        { name: 'ring/canary/tenant/bg', pointer: null },
      ],
    });
  });

  it('is read again as it was', () => {
    expect(readJournalLine(written.line)).toEqual(JSON.parse(written.line));
  });
});

describe('a line of the journal', () => {
  it.each([
    '',
    '{',
    'null',
    '1',
    '"a"',
    '[]',
    '{}',
    '{"revision":"1","changes":[]}',
    '{"changes":[]}',
    '{"revision":1}',
    '{"revision":1,"changes":{}}',
  ])('is none: %j', (text) => expect(readJournalLine(text)).toBeNull());

  it('is whatever counts a change and says what it was', () =>
    expect(readJournalLine('{"revision":1,"changes":[]}')).toEqual({ revision: 1, changes: [] }));
});
