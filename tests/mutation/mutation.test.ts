import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeChange } from './equivalent.ts';
import { equivalents } from './equivalents.ts';
import { whyIgnored } from './ignored.ts';
import { chooseRooms, mutatedFiles, ROOMS, testsOf } from './rooms.ts';
import { isBelowGoal, type Mutant, scoreOf, scoreTable, sortSurvivors } from './scores.ts';

const changed = (status: string, changes: Partial<Mutant> = {}): Mutant => ({
  file: 'host/a.ts',
  line: 7,
  lineText: '  if (a) b();',
  original: 'a',
  replacement: 'true',
  status,
  ...changes,
});

describe('the rooms that are mutated', () => {
  it('are fourteen, of which four have the higher goal', () => {
    expect(ROOMS).toHaveLength(14);
    expect(
      ROOMS.filter(({ goal }) => goal === 92)
        .map(({ folder }) => folder)
        .sort(),
    ).toEqual(['host', 'runtime/assemble', 'runtime/gateway', 'runtime/session']);
    expect(Math.min(...ROOMS.map(({ goal }) => goal))).toBe(85);
  });

  it.each(ROOMS)('$folder has tests of its own, and those left out are there', (room) => {
    const { folder, without = {} } = room;
    expect(existsSync(folder)).toBe(true);
    const tests = testsOf(room);
    expect(tests.length).toBeGreaterThan(0);
    for (const path of tests) expect(path.startsWith(`tests/${folder}/`), path).toBe(true);
    for (const path of Object.keys(without)) {
      expect(existsSync(path), path).toBe(true);
      expect(tests).not.toContain(path);
    }
  });

  it.each([
    ['runtime/session', 'runtime/session', 'runtime/session'],
    ['host/serve/', 'host', 'host/serve'],
    ['runtime/session/provider.ts', 'runtime/session', 'runtime/session/provider.ts'],
  ])('are chosen by a folder or a file: %s', (wanted, room, folder) => {
    const chosen = chooseRooms(wanted);
    expect(chosen.map((each) => [each.room.folder, each.folder])).toEqual([[room, folder]]);
  });

  it('are all of them where none is named, and none where the folder is of another', () => {
    expect(chooseRooms(undefined)).toHaveLength(ROOMS.length);
    for (const other of ['', 'runtime', 'hosts', 'runtime/ui']) expect(chooseRooms(other), other).toEqual([]);
  });

  it('are mutated without what is generated', () => {
    expect(mutatedFiles('host')).toEqual(['host/**/*.{ts,tsx}', '!**/*.gen.ts', '!**/*.d.ts']);
    expect(mutatedFiles('host/a.ts')).toEqual(['host/a.ts']);
  });
});

describe('the score of a room', () => {
  const of = { room: 'host', goal: 85 };

  it('counts what was seen or ran for ever, of all that is not equivalent', () => {
    const mutants = [
      ...Array.from({ length: 15 }, () => changed('Killed')),
      changed('Timeout'),
      changed('Survived'),
      changed('NoCoverage', { line: 8, replacement: 'false' }),
      changed('Ignored'),
      changed('RuntimeError'),
    ];
    const listed = [
      { file: 'host/a.ts', line: 'if (a) b();', change: 'a → false', why: 'b does nothing then' },
    ];
    const sorted = sortSurvivors(mutants, listed);
    const score = scoreOf(of, mutants, sorted);
    expect(score).toMatchObject({ killed: 15, timeout: 1, survived: 1, noCoverage: 0, equivalent: 1 });
    expect(score.score).toBeCloseTo((16 / 17) * 100);
    expect(sorted.stale).toEqual([]);
    expect(isBelowGoal(score)).toBe(false);
  });

  it('is below the goal by however little, and looks like it', () => {
    const mutants = [
      ...Array.from({ length: 8499 }, () => changed('Killed')),
      ...Array.from({ length: 1501 }, () => changed('Survived')),
    ];
    const score = scoreOf(of, mutants, sortSurvivors(mutants, []));
    expect(isBelowGoal(score)).toBe(true);
    expect(scoreTable([score]).split('\n').at(-1)).toBe('| host | 8499 | 0 | 1501 | 0 | 0 | 84.9 % | 85 % |');
  });

  it('is whole where there is nothing to kill', () => {
    expect(scoreOf(of, [], sortSurvivors([], [])).score).toBe(100);
  });
});

describe('the list of equivalent changes', () => {
  const listed = { file: 'host/a.ts', line: 'if (a) b();', change: 'a → true', why: 'a is always true' };

  it('finds a change again whose line has moved, and no other', () => {
    const found = (changes: Partial<Mutant>) =>
      sortSurvivors([changed('Survived', changes)], [listed]).equivalent.length;
    expect(found({})).toBe(1);
    expect(found({ line: 90, lineText: 'if (a) b();' })).toBe(1);
    expect(found({ file: 'host/b.ts' })).toBe(0);
    expect(found({ lineText: 'if (a) c();' })).toBe(0);
    expect(found({ original: 'b' })).toBe(0);
    expect(found({ replacement: 'false' })).toBe(0);
  });

  it('is told of what is killed by now', () => {
    expect(sortSurvivors([changed('Killed')], [listed]).stale).toEqual([listed]);
  });

  it('tells a change on one line, and the beginning of a long one', () => {
    expect(describeChange({ original: '{\n  a();\n}', replacement: '{}' })).toBe('{ a(); } → {}');
    expect(describeChange({ original: 'a'.repeat(61), replacement: '' })).toBe(`${'a'.repeat(60)}… → `);
  });

  it('names each change once, in files that are mutated, with a reason', () => {
    const keys = equivalents.map(({ file, line, change }) => `${file}\n${line}\n${change}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { file, why } of equivalents) {
      expect(chooseRooms(file), file).toHaveLength(1);
      expect(why.length).toBeGreaterThan(10);
    }
  });

  it.each(equivalents)('still finds its line in $file: $line', ({ file, line }) => {
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .map((each) => each.trim()),
    ).toContain(line);
  });
});

describe('what is not mutated', () => {
  const text = { type: 'StringLiteral' };
  const made = (name: string) => ({ type: 'NewExpression', callee: { type: 'Identifier', name } });

  it('is the text of a plain error, and how something looks', () => {
    expect(whyIgnored({ node: text, parent: made('Error') })).toMatch('log');
    expect(whyIgnored({ node: { type: 'TemplateLiteral' }, parent: made('TypeError') })).toMatch('log');
    expect(whyIgnored({ node: text, parent: { type: 'JSXAttribute', name: { name: 'className' } } })).toMatch(
      'pictures',
    );
  });

  it.each([
    ['another text', { node: text, parent: { type: 'CallExpression' } }],
    ['an address', { node: text, parent: made('URL') }],
    ['whether an error is thrown', { node: { type: 'NewExpression' }, parent: { type: 'ThrowStatement' } }],
    [
      'another property of an element',
      { node: text, parent: { type: 'JSXAttribute', name: { name: 'href' } } },
    ],
    ['the whole program', { node: { type: 'Program' } }],
  ])('is not %s', (_, place) => {
    expect(whyIgnored(place)).toBeUndefined();
  });
});
