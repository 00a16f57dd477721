/** Repairs that would give two members one name: none of them is taken unseen. */
import { expect, it } from 'vitest';
import { type Mend, nearestKeys, renameTo } from '../../../compiler/mend.ts';
import type { Problem } from '../../../compiler/problem.ts';
import { applyTextEdits } from '../../../compiler/repairs/repair.ts';
import { safeRepairs } from '../../../compiler/repairs/safeRepairs.ts';
import { withoutRivals } from '../../../compiler/repairs/withoutRivals.ts';

const problemAt = (pointer: string, mends: readonly Mend[], file = 'a.json'): Problem => ({
  file,
  line: 1,
  column: 1,
  pointer,
  rule: 'unknown-key',
  message: '',
  mends,
});
const renamed = (pointer: string, name: string, file?: string) =>
  problemAt(pointer, [renameTo(name, true)], file);
const moved = (pointer: string, to: string) =>
  problemAt(pointer, [{ kind: 'move', to, title: 'Move it', isSafe: true }]);
const inserted = (pointer: string) =>
  problemAt(pointer, [{ kind: 'insert', value: 'x', title: 'Insert it', isSafe: true }]);

/** Pointers of the problems that may still be mended unseen. */
const safeOf = (...problems: readonly Problem[]) =>
  withoutRivals(problems).flatMap(({ pointer, mends = [] }) =>
    mends.some(({ isSafe }) => isSafe) ? [pointer] : [],
  );

it('two slips of one key are both left to their author, and neither value is lost', () => {
  const text = '{ "curency": "BGN", "currenc": "EUR", "tmie": 1 }';
  const problems = ['curency', 'currenc', 'tmie'].map((key) =>
    problemAt(`/${key}`, nearestKeys(key, ['currency', 'time']).mends ?? []),
  );
  const edits = safeRepairs(problems, text).flatMap((repair) => repair.edits);
  expect(applyTextEdits(text, edits)).toBe('{ "curency": "BGN", "currenc": "EUR", "time": 1 }');
});

it.each<[string, Problem[], string[]]>([
  ['one slip alone', [renamed('/a/frist', 'first')], ['/a/frist']],
  ['two slips of one key', [renamed('/a/frist', 'first'), renamed('/a/firts', 'first')], []],
  ['slips of two keys', [renamed('/a/frist', 'first'), renamed('/a/lsat', 'last')], ['/a/frist', '/a/lsat']],
  [
    'slips in two blocks',
    [renamed('/a/frist', 'first'), renamed('/b/frist', 'first')],
    ['/a/frist', '/b/frist'],
  ],
  [
    'slips in two files',
    [renamed('/frist', 'first', 'a.json'), renamed('/firts', 'first', 'b.json')],
    ['/frist', '/firts'],
  ],
  [
    'one slip that is told twice',
    [renamed('/frist', 'first'), renamed('/frist', 'first')],
    ['/frist', '/frist'],
  ],
  ['a slip, and a member of another block', [renamed('/a/frist', 'first'), moved('/first', '/a/first')], []],
  ['a member that moves where no other comes', [moved('/first', '/a/first')], ['/first']],
  [
    'a slip, and the same that is missing',
    [inserted('/a/first'), renamed('/a/frist', 'first')],
    ['/a/frist'],
  ],
  ['what is missing alone', [inserted('/a/first')], ['/a/first']],
  ['a name with a slash', [renamed('/a/x~1x', 'x/y'), renamed('/a/y~1y', 'x/y')], []],
])('of %s, those that may be mended unseen are told apart', (_, problems, safe) => {
  expect(safeOf(...problems)).toEqual(safe);
});

it('what is no longer safe is offered as before, and all else stays as it was', () => {
  const other = renamed('/b/lsat', 'last');
  const [first, , third] = withoutRivals([renamed('/a/frist', 'first'), renamed('/a/firts', 'first'), other]);
  expect(first).toEqual(problemAt('/a/frist', [renameTo('first')]));
  expect(third).toBe(other);
});
