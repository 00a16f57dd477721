/** Which tests somebody means, and which a change concerns: from the text of the files alone, in a moment. */
import { basename, posix } from 'node:path';
import { importsOf, type SourceFile, sourceFiles } from './architecture/sourceFiles.ts';

const TEST = /\.test\.tsx?$/;
const BROWSER = 'tests/e2e/';

export interface Matching {
  readonly unit: readonly string[];
  readonly browser: readonly string[];
  /** A regular expression for the titles, where the pattern is in no file's name; null runs the files whole. */
  readonly title: string | null;
}

export function readTestFiles(): readonly SourceFile[] {
  return sourceFiles(['tests']);
}

/** What tests are about, and what those import. */
export function readSources(): readonly SourceFile[] {
  return sourceFiles([
    'schemas',
    'runtime',
    'screens',
    'compiler',
    'publish',
    'host',
    'console',
    'sandbox',
    'scripts',
  ]);
}

/** The tests with this text in the name of the file, or else in a title. */
export function matchingTests(pattern: string, files: readonly SourceFile[]): Matching {
  const wanted = pattern.toLowerCase();
  const tests = files.filter(({ path }) => TEST.test(path));
  const named = tests.filter(({ path }) => path.toLowerCase().includes(wanted));
  const found = named.length > 0 ? named : tests.filter(({ text }) => text.toLowerCase().includes(wanted));
  const paths = found.map(({ path }) => path).sort();
  return {
    unit: paths.filter((path) => !path.startsWith(BROWSER)),
    browser: paths.filter((path) => path.startsWith(BROWSER)),
    title: named.length > 0 ? null : pattern.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  };
}

/**
 * The unit tests of changed files: those that changed, import one of them (by whatever way but a lazy import, which
 * leads from the list of screens to everything), name its path, or visit a screen of which a part changed.
 */
export function relatedTests(changed: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const reached = importersOf(changed, files);
  const screens = files.flatMap((file) => {
    const folder = posix.dirname(file.path);
    const isScreen = file.path.startsWith('screens/') && basename(file.path) === 'screen.ts';
    return isScreen && [...reached].some((path) => path.startsWith(`${folder}/`))
      ? [waysToName(folder, file.text)]
      : [];
  });
  return files
    .filter(({ path }) => TEST.test(path) && !path.startsWith(BROWSER))
    .filter(
      ({ path, text }) =>
        reached.has(path) ||
        changed.some((each) => text.includes(`'${each}'`) || isOfRoom(path, each)) ||
        (path.startsWith('tests/screens/') &&
          screens.some((names) => names.test(`${basename(path)} ${text}`))),
    )
    .map(({ path }) => path)
    .sort();
}

/** Lists that name every screen: through them a change of one would be a change of all. `npm test` runs those tests. */
const LISTS = ['screens/index.ts', 'screens/list.ts'];

/** The files themselves, and all that import them, however far away. */
function importersOf(changed: readonly string[], files: readonly SourceFile[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { path, text } of files) {
    const lasting = text
      .replaceAll(/\bimport\(/g, 'lazy(')
      .replaceAll(/^(?:import|export) type [^;]*;/gm, '');
    for (const { to } of importsOf({ path, text: lasting }))
      importers.set(to, [...(importers.get(to) ?? []), path]);
  }
  const reached = new Set(changed);
  for (const path of reached) {
    if (LISTS.includes(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
}

/** Data have no importers: tests of the folder that they are in. */
function isOfRoom(test: string, changed: string): boolean {
  const [room = ''] = changed.split('/');
  return /\.json$/.test(changed) && changed !== room && test.startsWith(`tests/${room}/`);
}

/** How a test names a screen: by its own name, by the screen's id, or by the address that it visits. */
function waysToName(folder: string, definition: string): RegExp {
  const [, id = folder] = /\bid: '(\w+)'/.exec(definition) ?? [];
  const [, paths = ''] = /\bpaths: \[([^\]]*)\]/.exec(definition) ?? [];
  const addresses = [...paths.matchAll(/'([^']+)'/g)].map(
    ([, path = '']) =>
      path
        .split('/')
        .filter((part) => !part.startsWith(':'))
        .at(-1) ?? '',
  );
  const names = [id, ...addresses].filter((each) => each.length > 1);
  const own = basename(folder).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`^${own}\\.test|['"\`/](?:${names.join('|')})(?![\\w-])`);
}
