// Over 250 lines: one case for each law of the house, with a breach of it that is noticed.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateTypes } from '../../build.mjs';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { formSchemas } from '../../schemas/forms.gen.ts';
import { manifests } from '../../screens/index.ts';
import { LAW, OWNERS, roomOf, screenOf } from './importLaw.ts';
import { type Import, importsOf, sourceFiles } from './sourceFiles.ts';

const FOLDERS = [
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
];
const files = [...sourceFiles(FOLDERS), { path: 'build.mjs', text: readFileSync('build.mjs', 'utf8') }];
const imports = files.flatMap(importsOf).filter((each) => !each.to.startsWith('node:'));
const nameOf = ({ from, to }: Import) => `${from} imports ${to}`;

/** Ways from a room through what the law lets it import back to that room. */
function wayRound(
  room: string,
  way: readonly string[],
  law: Readonly<Record<string, readonly string[]>> = LAW,
): string[] {
  const last = way.at(-1) ?? '';
  return (law[last] ?? []).flatMap((next) => {
    // A file with a law of its own still stands in its folder.
    if (next.startsWith(`${last}/`) || last.startsWith(`${next}/`)) return [];
    if (next === room) return [[...way, next].join(' > ')];
    return next in law && !way.includes(next) ? wayRound(room, [...way, next], law) : [];
  });
}

/** Folders that import each other, with a file of each that does. */
function twoWayPairs(all: readonly Import[]): string[] {
  const ways = new Map<string, string>();
  for (const { from, to, isPackage } of all) {
    if (isPackage) continue;
    const [own, other] = [posix.dirname(from), posix.dirname(to)];
    const isWithin = `${own}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${own}/`);
    if (!isWithin) ways.set(`${own} > ${other}`, from);
  }
  return [...ways].flatMap(([way, from]) => {
    const [own = '', other = ''] = way.split(' > ');
    const back = ways.get(`${other} > ${own}`);
    return back && own < other ? [`${own} and ${other}: ${from}, ${back}`] : [];
  });
}

describe('the import law', () => {
  it('has a room for every file', () => {
    expect(files.filter(({ path }) => roomOf(path) === null).map(({ path }) => path)).toEqual([]);
  });

  it('lets each room import only what stands below it', () => {
    const broken = imports.filter(({ from, to, isPackage }) => {
      const room = roomOf(from) ?? '';
      const target = isPackage ? to : (roomOf(to) ?? to);
      return target !== room && !LAW[room]?.includes(target);
    });
    expect(broken.map(nameOf)).toEqual([]);
  });

  it('lets no two rooms import each other, by any way round', () => {
    expect(Object.keys(LAW).flatMap((room) => wayRound(room, [room]))).toEqual([]);
  });

  it('lets no two folders import each other, but for a folder and those in it', () => {
    expect(twoWayPairs(imports)).toEqual([]);
  });

  it('finds two folders that import each other, by an entry file as well', () => {
    const each = (from: string, to: string): Import => ({ from, to, isPackage: false });
    const there = each('host/main.ts', 'bundle/build.ts');
    const back = each('bundle/a.ts', 'host/b.ts');
    expect(twoWayPairs([there, back])).toEqual(['bundle and host: bundle/a.ts, host/main.ts']);
    expect(
      twoWayPairs([
        there,
        each('bundle/a.ts', 'bundle/parts/b.ts'),
        each('bundle/parts/b.ts', 'bundle/c.ts'),
      ]),
    ).toEqual([]);
  });

  it('finds a way round', () => {
    const law = { a: ['b', 'react'], b: ['c'], c: ['a'] };
    expect(wayRound('a', ['a'], law)).toEqual(['a > b > c > a']);
  });

  it('keeps screens from importing each other', () => {
    const broken = imports.filter(({ from, to }) => {
      const [own, other] = [screenOf(from), screenOf(to)];
      if (!own || !other || /^screens\/\w+\.ts$/.test(from)) return false;
      const isOwn = other === own || other.startsWith(`${own}/`);
      const isShared = other.split('/').includes('_shared');
      return !isOwn && !isShared;
    });
    expect(broken.map(nameOf)).toEqual([]);
  });

  it('shows amounts of a person by what can hide them; only samples for visitors do without [LOV-42]', () => {
    const isSample = (path: string) => path.startsWith('screens/home/') || path.endsWith('/SampleCard.tsx');
    const plain = files.filter(
      ({ path, text }) => path.startsWith('screens/') && !isSample(path) && /\buseMoney\b/.test(text),
    );
    expect(plain.map(({ path }) => path)).toEqual([]);
  });

  it('gives each replaceable library its owners', () => {
    const broken = imports.filter(({ from, to }) => OWNERS[to] && !OWNERS[to].includes(roomOf(from) ?? ''));
    expect(broken.map(nameOf)).toEqual([]);
  });

  it('notices an upward import', () => {
    const upward = importsOf({
      path: 'runtime/format/a.ts',
      text: "import type { X } from '../session/b.ts';\n",
    });
    expect(upward).toEqual([{ from: 'runtime/format/a.ts', to: 'runtime/session/b.ts', isPackage: false }]);
    expect(LAW['runtime/format']).not.toContain('runtime/session');
  });
});

describe('no country in code', () => {
  const codes = readdirSync('tenant-config').flatMap((name) => /^([a-z]+)\.json$/.exec(name)?.[1] ?? []);

  it('knows the tenants from the folder alone', () => {
    expect(codes.length).toBeGreaterThanOrEqual(3);
  });

  it('has no tenant code as a literal outside tenant files, sandbox seeds and tests', () => {
    const literal = new RegExp(`['"\`/](${codes.join('|')})['"\`/]`);
    const menuEntries = files
      .filter(({ path }) => !path.startsWith('sandbox/'))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) => (literal.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      );
    expect(menuEntries).toEqual([]);
  });
});

describe('the shape of the house', () => {
  it('has generated types that are fresh', async () => {
    for (const [path, text] of Object.entries(await generateTypes())) {
      expect(readFileSync(path, 'utf8'), `${path}: run npm run generate`).toBe(text);
    }
  });

  it('says at its top why a file is over 250 lines', () => {
    const silent = files.filter(({ path, text }) => {
      if (path.includes('.gen.')) return false;
      const lines = text.split('\n');
      return lines.length > 250 && !/lines|long/i.test(lines.slice(0, 6).join(' '));
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('has unique screen ids and paths [RTE-63]', () => {
    const ids = manifests.map(({ id }) => id);
    const paths = manifests.flatMap((manifest) => manifest.paths);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...[
          'accountHome',
          'myCardAdd',
          'myCardTransactions',
          'myCardBalances',
          'myCardActivate',
          'myCardPinReveal',
        ],
        ...['myCardPinChange', 'myCardRemove', 'myCardBlock', 'myCardUnblock', 'myCardBlockReplace'],
        ...[
          'myCardBlockReplaceConfirm',
          'myCardAcceptance',
          'ourMerchendisingPartners',
          'ourMerchendisingPartnersAll',
        ],
        ...[
          'plasticlessVerification',
          'plasticlessCardInfo',
          'plasticlessCardImage',
          'contactUs',
          'myProfile',
        ],
        ...['profileNotifications', 'profileTermsCondsList', 'accountDelete'],
      ]),
    );
  });

  it('has a screen for every form', () => {
    const declared = manifests.flatMap(({ forms = {}, parts = [] }: Manifest) =>
      [forms, ...parts.map((part) => part.forms ?? {})].flatMap(Object.keys),
    );
    expect(Object.keys(formSchemas).filter((form) => !declared.includes(form))).toEqual([]);
  });

  it('has the version 3.10.4 [CFG-02]', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe('3.10.4');
  });
});

describe('the titles of tests', () => {
  const ledger = new Set(
    readFileSync('docs/requirements.tsv', 'utf8')
      .split('\n')
      .map((row) => row.split('\t')[0]),
  );
  const titles = sourceFiles(['tests'], /\.test\.tsx?$/).flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /\[((?:[A-Z]{3}-\d{2,3}|[A-Z]{1,2}\d{1,2})(?: (?:[A-Z]{3}-\d{2,3}|[A-Z]{1,2}\d{1,2}))*)\]/g,
      ),
    ].map((match) => ({
      path,
      ids: (match[1] ?? '').split(' '),
    })),
  );

  it('name rows that the ledger has', () => {
    const unknown = titles.flatMap(({ path, ids }) =>
      ids.filter((id) => /^[A-Z]{3}-/.test(id) && !ledger.has(id)).map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name at most four rows each', () => {
    const crowded = titles.filter(({ ids }) => ids.filter((id) => /^[A-Z]{3}-/.test(id)).length > 4);
    expect(crowded.map(({ path, ids }) => `${path}: ${ids.join(' ')}`)).toEqual([]);
  });
});

describe('the focus', () => {
  /** Gives the focus back a moment after a button is let go, as FRM-08 asks: that is no effect's doing. */
  const BY_EVENT = ['runtime/forms/useHeldDown.ts'];
  /** Effects that run after the paint, as their text. */
  const lateEffects = files
    .filter(({ path }) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\buseEffect\(\(\) => (?:(?!Effect\()[\s\S])*?\n {2}\}, \[/g)].map(([effect]) => ({
        path,
        effect,
      })),
    );

  it('moves with what is shown, never after it, when somebody may be typing elsewhere [USE-02]', () => {
    expect(lateEffects.length).toBeGreaterThan(20);
    const late = lateEffects.filter(({ effect }) => /\.focus\(|focusHeading\(/.test(effect));
    expect(late.map(({ path }) => path)).toEqual(BY_EVENT);
  });
});
