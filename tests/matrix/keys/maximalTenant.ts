/** A shipped tenant file with every key of the schema said, as far as the compiler allows it. */
import { memberSchema, type SchemaNode, tenantSchema } from '../../../compiler/tenantSchema.ts';
import type { World } from '../world.ts';
import { fits, get, put, wholeNode } from './schemaOf.ts';

/** Values that show more than the schema's own examples would. */
const SWITCHED_ON: readonly unknown[] = ['on', true];

interface Wish {
  readonly path: readonly string[];
  readonly values: readonly unknown[];
}

/**
 * @param file a valid tenant file, parsed
 * @param isAllowed whether the compiler takes a file; asked once for each value
 */
export function maximalTenant(file: unknown, isAllowed: (file: unknown) => boolean): unknown {
  const languages = (file as { readonly languages: readonly string[] }).languages;
  let made = file;
  // Keys of an object can only be said once it is there.
  for (let round = 0; round < 3; round += 1) {
    for (const { path, values } of wishesOf(made, languages)) {
      const found = values.find((value) => isAllowed(put(made, path, value)));
      if (found !== undefined) made = put(made, path, found);
    }
  }
  return made;
}

function wishesOf(file: unknown, languages: readonly string[]): Wish[] {
  const visit = (node: SchemaNode, path: readonly string[]): Wish[] => {
    const value = get(file, path);
    const whole = wholeNode(node);
    const isEmpty = value === undefined || value === null || JSON.stringify(value).length === 2;
    const isOff = value === false || value === 'off';
    const wish = isEmpty || isOff ? [{ path, values: valuesOf(node, path, languages) }] : [];
    const keys = Object.keys(whole.properties ?? {});
    const members = keys.flatMap((key) => {
      const inner = memberSchema(node, key);
      return inner ? visit(inner, [...path, key]) : [];
    });
    const first =
      whole.items && Array.isArray(value) && value.length > 0 ? visit(whole.items, [...path, '0']) : [];
    const entry =
      typeof whole.additionalProperties === 'object' && !isEmpty && !whole.properties
        ? visit(whole.additionalProperties, [...path, Object.keys(value as object)[0] ?? ''])
        : [];
    return path.length === 0 ? members : [...wish, ...members, ...first, ...entry];
  };
  return visit(tenantSchema, []).filter(({ path }) => path[0] !== 'connections' || path[1] === 'dev');
}

function valuesOf(node: SchemaNode, path: readonly string[], languages: readonly string[]): unknown[] {
  const whole = wholeNode(node);
  const examples = whole.examples ?? [];
  const made = [
    // Hosts of a tenant that is made must be nobody else's, and paths that end a name may be no other's.
    ...SWITCHED_ON.filter((each) => fits(node, each)),
    ...examples.map((each) => inLanguages(each, languages)),
    whole.default,
    whole.minimum,
  ];
  // A notice is in force now, so that it can be seen.
  const isNotice = path[0] === 'notices' && path.length === 1;
  return made
    .filter((each) => each !== undefined && each !== null && fits(node, each))
    .map((each) =>
      isNotice
        ? (each as object[]).map((notice) => ({ ...notice, from: '2020-01-01', until: '2998-01-01' }))
        : each,
    );
}

/** Examples are in one language; a tenant has a text in each of its own. */
function inLanguages(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguages(each, languages));
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value);
  const texts = Object.values(value);
  const isTexts = keys.length > 0 && keys.every(isLanguage);
  if (isTexts) return Object.fromEntries(languages.map((language) => [language, texts[0]]));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguages(each, languages)]));
}

/** A BCP 47 tag in its canonical form, of a language that there is: `min` and `url` are of three letters, too. */
function isLanguage(key: string): boolean {
  try {
    return new Intl.Locale(key).baseName === key && Intl.PluralRules.supportedLocalesOf(key).length > 0;
  } catch {
    return false;
  }
}

/** How many keys a tenant file says: the richest one is the best to make more from. */
export function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + countKeys(each), 0);
}

export function isAllowedIn(world: Pick<World, 'compile'>): (file: unknown) => boolean {
  return (file) => world.compile(file).ok;
}
