import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProgramName } from '../publish/build/buildInfo.ts';
import type { ScreenId } from '../runtime/tenant/screenId.ts';
import type { BuiltRuntime } from './buildRuntime.ts';
import { addressOf, closureOf } from './chunks.ts';
import { sourceOf } from './laterChunks.ts';

/** One file that a browser may load. */
export interface Chunk {
  /** Below `/static/`. */
  readonly address: string;
  /** In bytes. */
  readonly raw: number;
  /** In bytes, as it is sent. */
  readonly brotli: number;
  /** Programs that load it at once, and screens and other lazy chunks that load it later. */
  readonly users: readonly string[];
}

/** What people load for one purpose, against what it may weigh. */
export interface Sum {
  readonly name: string;
  readonly files: number;
  readonly brotli: number;
  /** In bytes; null when there is none. */
  readonly budget: number | null;
}

/** In kB of 1,000 bytes, brotli. */
export const BUDGETS_KB = {
  homeScripts: 3,
  homePage: 11,
  homeTotal: 13.5,
  homeRequests: 2,
  cardList: 196,
  /** Of a returning browser after a deploy that changed one screen. */
  oneScreen: 15,
  /**
   * 190 until forms were rjsf's, which weighs 29 more (decision 018).
   */
  registration: 210,
} as const;

/** How many scripts each of these loads. */
export const BUDGETS = { cardListScripts: 11, registrationScripts: 11 } as const;

/** The screens between the provider's answer and the list of cards. */
const CARD_LIST_SCREENS: readonly ScreenId[] = ['login', 'accountHome'];
/** What else is loaded on that way. */
export const CARD_LIST: readonly string[] = [
  'session/signIn',
  'boot/holderProgram',
  ...CARD_LIST_SCREENS.map(ofScreen),
];

/** What the registration loads beside the program; lists come when their field is first used. */
const REGISTRATION_SCREENS: readonly ScreenId[] = ['registration'];
const REGISTRATION_FORMS = 2;

/** Every file that a page can reach, the largest first. */
export async function measureChunks(distDir: string, { info, metafile }: BuiltRuntime): Promise<Chunk[]> {
  const users = new Map<string, Set<string>>();
  const use = (address: string, user: string) =>
    users.set(address, (users.get(address) ?? new Set()).add(user));
  for (const [name, { entry, imports, styles }] of Object.entries(info.programs)) {
    for (const address of [entry, ...imports, ...(styles ? [styles] : [])]) use(address, name);
  }
  for (const [id, styles] of Object.entries(info.styles))
    for (const address of styles) use(address, ofScreen(id));
  const entries = Object.values(info.programs).flatMap(({ entry, imports }) => [entry, ...imports]);
  const screenAt = new Map(Object.entries(info.screens).map(([id, [own]]) => [own, ofScreen(id)]));
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    const isLater = entryPoint !== undefined && path.endsWith('.js') && !entries.includes(addressOf(path));
    if (!isLater) continue;
    const user = screenAt.get(addressOf(path)) ?? nameOf(sourceOf(entryPoint));
    for (const chunk of closureOf(metafile, path)) use(addressOf(chunk), user);
  }
  const chunks = await Promise.all(
    [...users].map(async ([address, names]): Promise<Chunk> => {
      const path = join(distDir, address);
      const { size } = await stat(path);
      // What gains nothing from it is not compressed.
      const packed = await stat(`${path}.br`).catch(() => ({ size }));
      return { address, raw: size, brotli: packed.size, users: [...names] };
    }),
  );
  return chunks.sort((a, b) => b.brotli - a.brotli);
}

/** The purposes that have a budget, and the whole of each program. */
export async function sumChunks(distDir: string, chunks: readonly Chunk[]): Promise<Sum[]> {
  const of = (names: readonly string[], ending: string) =>
    chunks.filter(
      ({ address, users }) => address.endsWith(ending) && users.some((user) => names.includes(user)),
    );
  const sum = (name: string, files: readonly { brotli: number }[], kilobytes: number | null): Sum => ({
    name,
    files: files.length,
    brotli: files.reduce((total, { brotli }) => total + brotli, 0),
    budget: kilobytes === null ? null : kilobytes * 1000,
  });
  const found = await findPages(distDir);
  const named = await findNamed(distDir, found);
  const pages = found.filter(({ path }) => path.endsWith('.html.br') || named.has(path.replace(/\.br$/, '')));
  const heaviest = (name: RegExp) =>
    pages
      .filter(({ path }) => name.test(path))
      .sort((a, b) => b.brotli - a.brotli)
      .slice(0, 1);
  const home = heaviest(/index\.html\.br$/);
  const words = heaviest(/words\/[^/]*-[0-9a-f]{16}\.json\.br$/);
  const program = (name: ProgramName) => [...of([name], '.js'), ...of([name], '.css')];
  const cardList = [...of(['main', ...CARD_LIST], '.js'), ...of(['main', ...CARD_LIST], '.css')];
  return [
    sum('home: scripts until interactive', of(['home'], '.js'), BUDGETS_KB.homeScripts),
    sum('home: heaviest page, styles in it', home, BUDGETS_KB.homePage),
    sum('home: page and scripts', [...home, ...of(['home'], '.js')], BUDGETS_KB.homeTotal),
    sum(
      'sign-in return to card list',
      [...heaviest(/shell\.html\.br$/), ...words, ...cardList],
      BUDGETS_KB.cardList,
    ),
    sum(
      'registration: scripts',
      [
        ...of(['main', 'earlyForm', ...REGISTRATION_SCREENS.map(ofScreen)], '.js'),
        ...(await heaviestForms(distDir, named, REGISTRATION_FORMS)),
      ],
      BUDGETS_KB.registration,
    ),
    sum('program main', program('main'), null),
    sum('program application', program('application'), null),
    sum('program switcher', program('switcher'), null),
  ];
}

/** `npm run build`: each file with its weight and what it is for, then the sums against the budgets. */
export async function printSizes(
  distDir: string,
  built: BuiltRuntime,
  print: (line: string) => void,
): Promise<void> {
  const chunks = await measureChunks(distDir, built);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  const width = Math.max(...chunks.map(({ address }) => address.length));
  print(`${'file'.padEnd(width)}   raw kB    brotli  for`);
  for (const { address, raw, brotli, users } of chunks) {
    const [programs, lazy] = [users.filter((user) => user in built.info.programs), users.length];
    const all = programs.length > 0 || lazy <= 2 ? users : [`${lazy} lazy chunks`];
    const shown = programs.length > 0 ? programs : all;
    print(`${address.padEnd(width)} ${kilobytes(raw)}  ${kilobytes(brotli)}  ${shown.join(', ')}`);
  }
  print('');
  for (const { name, files, brotli, budget } of await sumChunks(distDir, chunks)) {
    const limit = budget === null ? '' : ` of ${budget / 1000}${brotli > budget ? '  OVER ITS BUDGET' : ''}`;
    print(`${name.padEnd(width)} ${String(files).padStart(2)} files ${kilobytes(brotli)} kB${limit}`);
  }
}

/** A screen among what loads a file: programs have names like these. */
function ofScreen(id: string): string {
  return `screens/${id}`;
}

/** `runtime/session/signIn.ts` is `session/signIn`. */
function nameOf(source: string): string {
  return source
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(-2)
    .join('/');
}

/** The largest compiled forms of all tenants: no page with so many loads more. */
async function heaviestForms(
  distDir: string,
  named: ReadonlySet<string>,
  count: number,
): Promise<{ brotli: number }[]> {
  const forms = [...named].filter((address) => /^static\/forms\/\w+\.js$/.test(address));
  const sizes = await Promise.all(forms.map(async (path) => (await stat(join(distDir, `${path}.br`))).size));
  return sizes
    .sort((a, b) => b - a)
    .slice(0, count)
    .map((brotli) => ({ brotli }));
}

/** Files that live pages name: others are of earlier builds. */
async function findNamed(distDir: string, pages: readonly { path: string }[]): Promise<ReadonlySet<string>> {
  const texts = await Promise.all(
    pages
      .filter(({ path }) => path.endsWith('.html.br'))
      .map(({ path }) => readFile(join(distDir, path.replace(/\.br$/, '')), 'utf8')),
  );
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\/(static\/[\w./-]+)/g)].map(([, path = '']) => path)),
  );
}

/** The live pages of every tenant and the words, as they are sent. Kept versions are not sent. */
async function findPages(distDir: string): Promise<{ path: string; brotli: number }[]> {
  const names = (await readdir(distDir, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const live = names.filter(
    (name) => /(?:\.html|words\/[^/]*\.json)\.br$/.test(name) && !/\/[0-9a-f]{16}\//.test(name),
  );
  return Promise.all(live.map(async (path) => ({ path, brotli: (await stat(join(distDir, path))).size })));
}
