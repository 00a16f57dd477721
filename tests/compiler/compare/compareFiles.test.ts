import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../../compiler/builtInWords.ts';
import { checkStructure } from '../../../compiler/checkStructure.ts';
import { compareFiles } from '../../../compiler/compare/compareFiles.ts';
import { compareTenants } from '../../../compiler/compare/compareTenants.ts';
import type { CompareContext } from '../../../compiler/compare/createPair.ts';
import type { Difference } from '../../../compiler/compare/difference.ts';
import { memberSchema, type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import { manifests } from '../../../screens/index.ts';
import { compileText, TODAY } from '../support/compileText.ts';
import { aMutant } from '../support/mutateTenant.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const words = wordsOf(await loadWordsFiles('tenant-config/languages'));
const CONTEXT: CompareContext = { words, screens: manifests, environment: 'dev' };
const FILES = ['bg', 'pl', 'ro'].map(
  (code): Json => JSON.parse(readFileSync(`tenant-config/${code}.json`, 'utf8')),
);

/** With its defaults, as the commands compare it; null when the compiler refuses it. */
function accept(file: unknown): Tenant | null {
  const result = compileText(JSON.stringify(file), { words, screens: manifests });
  if (!result.ok) return null;
  const written = structuredClone(file);
  checkStructure(written);
  return written as Tenant;
}

const compare = (before: Tenant, after: Tenant): Difference[] =>
  compareFiles(before, after, { ...CONTEXT, day: TODAY });

const OTHER_TEXTS: readonly string[] = [
  'Other words',
  'other',
  '#123456',
  'https://other.example/v1',
  'https://other.example',
  'other.json',
  'OTHER_KEY',
  'EUR',
  'Europe/Vienna',
  'accountHome',
  'GTM-OTHER01',
  '+43',
  '999 999',
  '8:00',
  '17:00',
  '3.10.3',
  '5.0.0',
  '420x211',
  '2026-11-22',
  'error-messages.default',
  'products.gift',
  'Verdana',
];

/** Values that an option could have instead of the one that it has. */
function otherValues(value: Json, schema: SchemaNode | null): Json[] {
  const { enum: allowed = [] } = (schema ?? {}) as { enum?: readonly Json[] };
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.5, value * 2];
  if (Array.isArray(value)) return [value.slice(1), value.slice(0, -1), value.toReversed()];
  if (value !== null && typeof value === 'object') return [null];
  if (allowed.length > 0) return [...allowed];
  return [...(value === null ? [] : [`${value}x`, `${value}X`]), ...OTHER_TEXTS, null];
}

interface Place {
  readonly path: readonly string[];
  readonly value: Json;
}

function listPlaces(value: Json, path: readonly string[] = []): Place[] {
  const own = path.length === 0 ? [] : [{ path, value }];
  if (value === null || typeof value !== 'object') return own;
  return [...own, ...Object.entries(value).flatMap(([key, member]) => listPlaces(member, [...path, key]))];
}

/** Values of the right structure that are tried at one place. */
const MOST_TRIES = 4;

/** The first other value of one option that the compiler accepts, in its file. */
function findOther(file: Json, path: readonly string[], value: Json): Tenant | null {
  const schema = path.reduce<SchemaNode | null>(
    (node, key) => node && memberSchema(node, /^\d+$/.test(key) ? Number(key) : key),
    tenantSchema,
  );
  let tries = 0;
  for (const other of otherValues(value, schema)) {
    if (tries === MOST_TRIES) break;
    const changed = isDeepStrictEqual(other, value) ? null : put(file, path, other);
    // The structure alone is judged faster than the whole file.
    if (changed === null || checkStructure(structuredClone(changed)).length > 0) continue;
    tries += 1;
    const after = accept(changed);
    if (after) return after;
  }
  return null;
}

/** Whether a pointer leads to a place, into it, or to what holds it. */
function isNear(pointer: string, path: readonly string[]): boolean {
  const place = `/${path.join('/')}`;
  return `${place}/`.startsWith(`${pointer}/`) || pointer.startsWith(`${place}/`);
}

function put(file: Json, path: readonly string[], value: Json): Json {
  const copy = structuredClone(file);
  let node = copy as { [key: string]: Json };
  for (const key of path.slice(0, -1)) node = node[key] as { [key: string]: Json };
  node[path.at(-1) ?? ''] = value;
  return copy;
}

function shuffled(value: Json, seed: number): Json {
  if (Array.isArray(value)) return value.map((each) => shuffled(each, seed));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, member]) => [key, shuffled(member, seed)] as const);
  const rank = (key: string) => [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % seed, 7);
  return Object.fromEntries(entries.sort(([a], [b]) => rank(a) - rank(b)));
}

/** What only a program calls so: names such as `cardTermsUrl`, keys with dots, and its units. */
function namesIn(sentence: string): Set<string> {
  const names = sentence.matchAll(
    /(?<![\w/.“-])(?:[a-z]+[A-Z]\w*|[a-z]\w*(?:\.[a-z]\w*)+|milliseconds?)(?![\w/])/g,
  );
  return new Set([...names].map(([name]) => name));
}

describe('the comparison of tenant files', () => {
  it('leaves no change of a single option unsaid', () => {
    const seen = new Set<string>();
    const silent: string[] = [];
    const raw: string[] = [];
    let accepted = 0;
    for (const file of FILES) {
      const before = accept(file);
      if (!before) throw new Error('A shipped tenant is refused.');
      const full: Json = JSON.parse(JSON.stringify(before));
      for (const { path, value } of listPlaces(full)) {
        if (seen.has(path.join('/'))) continue;
        seen.add(path.join('/'));
        const after = findOther(full, path, value);
        if (!after) continue;
        accepted += 1;
        const found = compareTenants(before, after, CONTEXT);
        const isReported = found.some(({ sentence, pointer }) => sentence !== '' && isNear(pointer, path));
        if (!isReported) silent.push(path.join('/'));
        for (const { sentence, before: was, after: is } of found) {
          const said = [...namesIn(sentence)].filter((name) => !JSON.stringify([was, is]).includes(name));
          if (said.length > 0) raw.push(`${path.join('/')}: ${sentence}`);
        }
      }
    }
    expect(silent).toEqual([]);
    // Sentences are for people who never saw the file; its keys stand below them.
    expect(raw).toEqual([]);
    expect(accepted).toBeGreaterThan(250);
  });

  it('tells any change that the compiler accepts, and nothing where nothing is changed', () => {
    const accepted = FILES.map(accept);
    let reported = 0;
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2), fc.nat(), fc.nat(), (index, seed, size) => {
        const file = FILES[index] ?? null;
        const before = accepted[index];
        const [mutant] = fc.sample(aMutant([file]), { seed: seed + size, numRuns: 1 });
        const after = mutant ? accept(mutant.value) : null;
        if (!before || !after) return true;
        const found = compare(before, after);
        reported += 1;
        return found.length > 0 !== isDeepStrictEqual(before, after);
      }),
      { numRuns: 150, seed: 20261121 },
    );
    expect(reported).toBeGreaterThan(20);
  });

  it('is silent about keys in another order, and about defaults that are written out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILES), fc.integer({ min: 2, max: 9973 }), (file, seed) => {
        const [before, after] = [accept(file), accept(shuffled(file, seed))];
        if (!before || !after) throw new Error('A shipped tenant is refused.');
        expect(compare(before, after)).toEqual([]);
        expect(compare(before, accept(before) ?? before)).toEqual([]);
      }),
      { numRuns: 12, seed: 20261121 },
    );
  });

  it('finds in one direction as much as in the other', () => {
    const tenants = FILES.map(accept);
    for (const before of tenants) {
      for (const after of tenants) {
        if (!before || !after) throw new Error('A shipped tenant is refused.');
        const causes = (found: readonly Difference[]) =>
          [...new Set(found.flatMap(({ pointer, otherPointers }) => [pointer, ...otherPointers]))]
            .map((pointer) => pointer.replace(/^(\/home\/\w+|\/notices)\/\d+$/, '$1'))
            .sort();
        expect([...new Set(causes(compare(before, after)))]).toEqual([
          ...new Set(causes(compare(after, before))),
        ]);
      }
    }
  });
});
