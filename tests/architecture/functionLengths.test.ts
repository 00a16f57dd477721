import ts from 'typescript';
import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const ROOMS = [
  ...[
    'schemas',
    'runtime',
    'screens',
    'compiler',
    'bundle',
    'publish',
    'host',
    'console',
    'sandbox',
    'scripts',
  ],
  ...['tests/support', 'tests/e2e/support'],
];
const MOST_LINES = 80;

/** Longer ones, each with the reason why it is not taken apart. */
const REASONS: Readonly<Record<string, string>> = {
  'runtime/session/createSession.ts createSession':
    'the rules of one session share its tokens, which nothing outside this closure shall reach',
  'runtime/boot/createApplication.tsx createApplication':
    'the phases of the start in their order, which share the router that only the first of them opens',
  'host/registry/followRegistry.ts followRegistry':
    'what is followed from start to end: each step reads and replaces the same set of tenants, one after the other',
  'host/startHost.ts createAnswering':
    'joins all that an answer is made of; each part stands in a file of its own',
  'screens/card/_shared/OperationList.tsx OperationList':
    'one list with its search, filters and ways to read on, in the order in which they stand on the page',
  'console/app/preview/createPane.ts createPane':
    'what one pane waits for (an answer, a sign-in, its frames), which only together say what is shown next',
  'console/app/preview/frameDeck.ts createFrameDeck':
    'two frames that change places: each message of theirs reads and moves the same few variables',
  'console/server/preview/previewPane.ts createPreviewPane':
    'the last good version of one pane, which what asks and what serves share',
  'runtime/forms/useTenantForm.ts useTenantForm':
    'what a form holds and what is done with it, in the order in which React needs its hooks',
  'runtime/forms/widgets/TownChoice.tsx TownChoice':
    'a field that is typed into and a list that is chosen from: one combobox, by the pattern of WAI-ARIA',
  'runtime/forms/widgets/PrefixChoice.tsx PrefixChoice':
    'two fields that share a value: what is typed into one moves to the other',
  'runtime/forms/widgets/PrefixList.tsx PrefixList':
    'the keys of a list with a search, by the pattern of WAI-ARIA, beside what they move in',
  'console/app/document/createEditing.ts createEditing':
    'what typing, the disk, other tabs and publishing do to one text shares what that text was made from',
  'screens/_shared/useCarousel.ts useCarousel': 'the ways to move one row: each stops or starts the others',
  'scripts/dev.ts main': 'one program whose parts restart each other; it is read from top to bottom',
  'tests/e2e/support/lifeCalls.ts changesOf': 'a list of calls, in the order of a life',
};

/** Functions of a file by name, with how many lines each has. */
function functionsOf({ path, text }: SourceFile): readonly (readonly [name: string, lines: number])[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const found: (readonly [string, number])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const { parent } = node;
      const named =
        node.name ??
        (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : null);
      const name = named?.getText(file) ?? `line ${lineOf(node.getStart(file)) + 1}`;
      found.push([`${path} ${name}`, lineOf(node.end) - lineOf(node.getStart(file)) + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const files = sourceFiles(ROOMS).filter(({ path }) => !path.includes('.gen.'));
const long = files.flatMap(functionsOf).filter(([, lines]) => lines > MOST_LINES);

it('no function is longer than 80 lines without a reason', () => {
  expect(long.map(([name]) => name).sort()).toEqual(Object.keys(REASONS).sort());
});

it('counts the lines of functions of every kind', () => {
  const body = '\n  act();'.repeat(MOST_LINES);
  const kinds = [
    `function one() {${body}\n}`,
    `const two = () => {${body}\n};`,
    `const a = { three() {${body}\n} };`,
  ];
  const text = `${kinds.join('\n')}\nfunction short() {}\n`;
  expect(functionsOf({ path: 'a.ts', text })).toEqual([
    ['a.ts one', 82],
    ['a.ts two', 82],
    ['a.ts three', 82],
    ['a.ts short', 1],
  ]);
});
