/**
 * Defects, planted from outside in a copy of the tenant files or in the list of screens, that the matrix has to find
 * and to name by tenant and key. Tenants are chosen by what they have, so that none is named here.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listTenantFiles } from '../../compiler/loadTenants.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';
import { manifests } from '../../screens/index.ts';
import type { Check } from './check.ts';
import { get, pathOf, put } from './keys/schemaOf.ts';
import { checkAssembled } from './runParts.ts';
import { checkSpec } from './spec/checkSpec.ts';
import { readWorld, type World } from './world.ts';

type File = Readonly<Record<string, unknown>>;

export interface Defect {
  readonly name: string;
  /** Whether a tenant file is one to plant it in; the first that is. None for defects of every tenant. */
  readonly isIn?: (file: File) => boolean;
  /** Values by pointer, put into the tenant file; undefined takes one out. */
  readonly overrides?: Readonly<Record<string, unknown>>;
  /** Language, and the key of the text that goes missing in its words file. */
  readonly loseWord?: readonly [language: string, key: string];
  /** Language, and the keys of two texts of its words file that change places. */
  readonly swapWords?: readonly [language: string, one: string, other: string];
  readonly screens?: (screens: readonly Manifest[]) => readonly Manifest[];
  readonly world?: (world: World) => World;
  /** What the check that finds it has to be about: what its key or its screen begins with. */
  readonly key: string;
}

export const has =
  (pointer: string, value: unknown) =>
  (file: File): boolean =>
    JSON.stringify(get(file, pathOf(pointer))) === JSON.stringify(value);
export const speaks = (language: string) => (file: File) => (file.languages as string[]).includes(language);

/** One value of a tenant file that is another. @param key what finds it, where that is not about this very place */
export const otherValue = (
  name: string,
  isIn: (file: File) => boolean,
  [pointer, value]: readonly [pointer: string, value: unknown],
  key = pointer,
): Defect => ({ name, isIn, overrides: { [pointer]: value }, key });

/** A text of a words file that goes missing. */
const lostText = (name: string, language: string, key: string): Defect => ({
  name,
  isIn: speaks(language),
  loseWord: [language, key],
  key,
});

/** A screen that declares something else. @param key what finds it, where that is not about the screen */
export const otherScreen = (
  name: string,
  id: ScreenId,
  changes: Partial<Manifest>,
  key: string = id,
): Defect => ({
  name,
  screens: (screens) => screens.map((screen) => (screen.id === id ? { ...screen, ...changes } : screen)),
  key,
});

export const defects: readonly Defect[] = [
  otherValue('a screen that the country must not have', has('/profile/changeEmail', 'off'), [
    '/features/balances',
    'on',
  ]),
  otherValue('a menu entry to a screen that is off', has('/navigation/ourNetwork', 'myCardAcceptance'), [
    '/navigation/ourNetwork',
    'ourMerchendisingPartners',
  ]),
  otherValue(
    'a wrong length of phone numbers',
    has('/phone/defaultPrefix', '+40'),
    ['/phone/lengthRestrictions', { '+359': 9, '+40': 10, '+48': 9 }],
    '/phone',
  ),
  otherValue(
    'a wrong rate of the second currency',
    (file) => get(file, ['currency', 'secondary']) !== undefined,
    ['/currency/secondary/rate', 1.96583],
    '/currency/secondary',
  ),
  otherValue(
    'a contact subject too few',
    has('/contact/cardRequired', true),
    ['/contact/subjects/11', undefined],
    '/contact/subjects',
  ),
  otherValue('a low-contrast shade', speaks('uk'), ['/theme/shades', { '20': '#303030' }]),
  otherValue('a secret in a tenant file', speaks('uk'), [
    '/connections/dev/gateway/clientSecret',
    's3cr3t-value',
  ]),
  otherValue('a link without encryption', speaks('bg'), [
    '/links/privacy',
    'http://www.sorvia.example/privacy',
  ]),
  otherValue('a date that is none', speaks('bg'), [
    '/features/balances',
    [{ from: '2027-02-30', value: 'off' }],
  ]),
  otherValue('a form that nobody can fill in', speaks('ro'), [
    '/forms/registration/firstName',
    { rules: ['onlyDigits'] },
  ]),
  lostText('a missing Ukrainian plural', 'uk', '_few'),
  lostText('a missing message of a rule', 'bg', 'form-validations.postalCode'),
  lostText('a missing menu label', 'ro', 'nav.contact'),
  otherScreen('a screen of the first words that says later ones', 'contactUs', { words: 'first' }),
  {
    name: 'a bound that the page shows and the check does not hold',
    world: (world) => ({ ...world, assembleForm: withLongerNames(world.assembleForm) }),
    key: 'registrationPersonal.lastName',
  },
];

/** Assembled otherwise than it was compiled. */
function withLongerNames(assemble: World['assembleForm']): World['assembleForm'] {
  return (tenant, form, rules) => {
    const text = JSON.stringify(assemble(tenant, form, rules));
    return JSON.parse(text.replaceAll('"maxLength":50', '"maxLength":51')) as ReturnType<typeof assemble>;
  };
}

export interface Planted {
  /** By name, the tenant that a defect was planted in; null for all of them. */
  readonly tenants: ReadonlyMap<string, string | null>;
  readonly failed: readonly Check[];
}

/**
 * Plants defects together in a copy of the folder, or none, and runs what needs no screens over it. Where they stand in
 * tenant files alone, what is asked about each of the others is what is asked with no defect at all: whether they are
 * tenants still, and nothing more.
 */
export async function plant(planted: readonly Defect[], folder: string): Promise<Planted> {
  const copy = await mkdtemp(join(tmpdir(), 'planted-'));
  try {
    await cp(folder, copy, { recursive: true });
    const tenants = new Map<string, string | null>();
    for (const defect of planted)
      tenants.set(defect.name, defect.isIn ? await plantInFile(defect, copy) : null);
    const screens = planted.reduce<readonly Manifest[]>(
      (before, defect) => defect.screens?.(before) ?? before,
      manifests,
    );
    const read = await readWorld({ folder: copy, manifests: screens });
    const world = planted.reduce((before, defect) => defect.world?.(before) ?? before, read);
    const isOfAll = planted.length === 0 || planted.some(({ isIn, loseWord }) => !isIn || loseWord);
    const named = new Set(tenants.values());
    const asked = world.tenants.filter(({ code }) => isOfAll || named.has(code));
    return { tenants, failed: await findFailures(world, asked) };
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function plantInFile(
  { isIn, overrides = {}, loseWord, swapWords, name }: Defect,
  folder: string,
): Promise<string> {
  for (const path of await listTenantFiles(folder)) {
    const file = JSON.parse(await readFile(path, 'utf8')) as File;
    if (!isIn?.(file)) continue;
    const made = Object.entries(overrides).reduce(
      (value, [pointer, member]) => putOrDrop(value, pathOf(pointer), member),
      file,
    );
    await writeFile(path, JSON.stringify(made, null, 2));
    const words = (language: string) => join(folder, 'languages', `${language}.json`);
    if (loseWord) await dropWord(words(loseWord[0]), loseWord[1]);
    if (swapWords) await swapTexts(words(swapWords[0]), swapWords[1], swapWords[2]);
    return basename(path, '.json');
  }
  throw new Error(`No tenant is one to plant "${name}" in.`);
}

/** An item of a list is taken out; anything else is put. */
function putOrDrop(file: File, path: readonly string[], member: unknown): File {
  const holder = path.slice(0, -1);
  const list = get(file, holder);
  if (member !== undefined || !Array.isArray(list)) return put(file, path, member);
  return put(
    file,
    holder,
    list.filter((_, index) => String(index) !== path.at(-1)),
  );
}

/** @param wanted a whole key, or what the first key that is lost ends in */
async function dropWord(path: string, wanted: string): Promise<void> {
  const words = JSON.parse(await readFile(path, 'utf8')) as unknown;
  const keys = (node: unknown, own: readonly string[]): string[][] =>
    typeof node === 'string'
      ? [[...own]]
      : Object.entries(node as object).flatMap(([key, each]) => keys(each, [...own, key]));
  const lost = keys(words, []).find((key) => key.join('.') === wanted || key.join('.').endsWith(wanted));
  if (!lost) throw new Error(`${path} has no text ${wanted}.`);
  await writeFile(path, JSON.stringify(put(words, lost, undefined), null, 2));
}

async function swapTexts(path: string, one: string, other: string): Promise<void> {
  const words = JSON.parse(await readFile(path, 'utf8')) as File;
  const [first, second] = [one, other].map((key) => get(words, key.split('.')));
  if (first === undefined || second === undefined || first === second)
    throw new Error(`${path} has no two texts ${one} and ${other}.`);
  const swapped = put(put(words, one.split('.'), second), other.split('.'), first);
  await writeFile(path, JSON.stringify(swapped, null, 2));
}

async function findFailures(world: World, asked: World['tenants']): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { code, problems } of world.refused) {
    for (const { pointer, message } of problems) {
      checks.push({
        part: 'assembled',
        tenant: code,
        key: pointer,
        title: message,
        verdict: 'failed',
        ms: 0,
      });
    }
  }
  for (const each of asked) {
    checks.push(...(await checkAssembled(world, each)), ...(await checkSpec(world, each)));
  }
  return checks.filter(({ verdict }) => verdict === 'failed');
}
