import fc from 'fast-check';
import { type Tree, wordsFile } from './wordsFile.ts';

/** A words file with one thing changed, and where. */
export interface WordsMutant {
  readonly kind: string;
  readonly language: string;
  readonly value: Tree;
  /** Full keys of what was changed: of what was moved or renamed, its former and its new place. */
  readonly keys: readonly string[];
}

const LANGUAGES = ['ar', 'bg', 'en', 'fr', 'hu', 'ja', 'lv', 'pl', 'pt-BR', 'ro', 'uk'];

const ODD_VALUES: readonly unknown[] = [null, true, 0, -1.5, [], {}, [''], { text: 'a' }, '', ' ', '\u200b'];

const HOSTILE = [
  '<script>alert(1)</script>',
  '</script>',
  '$t(home.title)',
  '$t(',
  '{{constructor}}',
  '{{__proto__}}',
  '{{name, number}}',
  '{{}}',
  '{{{{name}}}}',
  '}}{{',
  '<1></1>',
  '<1><1>a</1></1>',
  '<1',
  '#CONTACT#',
  '&nbsp;',
  'javascript:alert(1)',
  '__proto__',
  'a'.repeat(5_000),
  '{'.repeat(500),
  '<1>'.repeat(500),
];

interface Place {
  readonly steps: readonly string[];
  readonly value: unknown;
}

function listPlaces(node: unknown, steps: readonly string[] = []): Place[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const place = { steps: [...steps, name], value };
    return [place, ...listPlaces(value, place.steps)];
  });
}

/** The tree with other members in the place of one; all that is not on the way there is shared. */
function replace(
  tree: Tree,
  [first = '', ...rest]: readonly string[],
  members: readonly (readonly [string, unknown])[],
): Tree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) => {
      if (name !== first) return [[name, value] as const];
      return rest.length === 0 ? members : [[name, replace(value as Tree, rest, members)] as const];
    }),
  );
}

function addTo(tree: Tree, steps: readonly string[], name: string, value: unknown): Tree {
  const [first, ...rest] = steps;
  if (first === undefined) return { ...tree, [name]: value };
  return { ...tree, [first]: addTo(tree[first] as Tree, rest, name, value) };
}

const spliced = (text: string, at: number, length: number, piece = '') =>
  text.slice(0, at) + piece + text.slice(at + length);

/** Changes one text; null where there is nothing of the kind in it. */
type TextChange = (text: string, pick: number) => string | null;

/** One sign of those that a pattern finds goes, comes twice, or becomes another. */
const damage =
  (signs: RegExp): TextChange =>
  (text, pick) => {
    const found = [...text.matchAll(signs)];
    const { index, 0: sign } = found[pick % found.length] ?? {};
    if (index === undefined || sign === undefined) return null;
    const piece = ['', sign + sign, ' ', 'x'][(pick >> 8) % 4];
    return spliced(text, index, sign.length, piece);
  };

const TEXT_CHANGES: Readonly<Record<string, TextChange>> = {
  'letter changed': (text, pick) => spliced(text, pick % (text.length + 1), 1, 'ж'),
  'text cut': (text, pick) => text.slice(0, pick % (text.length + 1)),
  'value damaged': damage(/[{}]|(?<=\{\{)\w+/g),
  'mark damaged': damage(/[<>/]|(?<=[</])1/g),
  'code damaged': damage(/#CONTACT#|#|\$t|\(|\)/g),
  'hostile text': (_, pick) => HOSTILE[pick % HOSTILE.length] ?? '',
  'hostile piece': (text, pick) => `${text} ${HOSTILE[pick % HOSTILE.length]}`,
};

type Change = (
  tree: Tree,
  place: Place,
  pick: number,
  places: readonly Place[],
) => Omit<WordsMutant, 'kind' | 'language'>;

const keyOf = (steps: readonly string[]) => steps.join('.');
const parentOf = ({ steps }: Place) => steps.slice(0, -1);
const nameOf = ({ steps }: Place) => steps.at(-1) ?? '';

const CHANGES: Readonly<Record<string, Change>> = {
  delete: (tree, { steps }) => ({ value: replace(tree, steps, []), keys: [keyOf(steps)] }),
  rename(tree, place, pick) {
    const name = nameOf(place);
    const to = spliced(name, pick % (name.length + 1), (pick >> 8) % 2, 'x');
    const keys = [keyOf(place.steps), keyOf([...parentOf(place), to])];
    return { value: replace(tree, place.steps, [[to, place.value]]), keys };
  },
  'odd value'(tree, place, pick) {
    const value = ODD_VALUES[pick % ODD_VALUES.length];
    return { value: replace(tree, place.steps, [[nameOf(place), value]]), keys: [keyOf(place.steps)] };
  },
  move(tree, place, pick) {
    const without = replace(tree, place.steps, []);
    const blocks = listPlaces(without).filter(({ value }) => typeof value === 'object');
    const to = blocks[pick % blocks.length]?.steps ?? [];
    const keys = [keyOf(place.steps), keyOf([...to, nameOf(place)])];
    return { value: addTo(without, to, nameOf(place), place.value), keys };
  },
  swap(tree, place, pick, places) {
    const other = places[pick % places.length] ?? place;
    const isInside =
      keyOf(other.steps).startsWith(keyOf(place.steps)) || keyOf(place.steps).startsWith(keyOf(other.steps));
    if (isInside) return { value: tree, keys: [] };
    const half = replace(tree, place.steps, [[nameOf(place), other.value]]);
    const value = replace(half, other.steps, [[nameOf(other), place.value]]);
    return { value, keys: [keyOf(place.steps), keyOf(other.steps)] };
  },
  'form added'(tree, place, pick) {
    const base = nameOf(place).replace(/_(?:zero|one|two|few|many|other)$/, '');
    const name = `${base}_${['zero', 'one', 'two', 'few', 'many', 'other'][pick % 6]}`;
    const value = addTo(tree, parentOf(place), name, place.value);
    return { value, keys: [keyOf([...parentOf(place), name])] };
  },
};

const placesOf = new Map(LANGUAGES.map((language) => [language, listPlaces(wordsFile(language))]));

/** A failing test tells the change, not the whole file. */
function named(mutant: WordsMutant): WordsMutant {
  const { kind, language, keys } = mutant;
  return {
    ...mutant,
    [fc.toStringMethod]: () => `${kind} in ${language} of ${keys.join(', ')}`,
  } as WordsMutant;
}

/** Which places a change of texts has something to do in. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'value damaged': /\{\{/,
  'mark damaged': /<1>/,
  'code damaged': /#CONTACT#|\$t\(/,
};

/** Mutants of whole words files; seeded by fast-check, so each run makes the same ones. */
export const aWordsMutant: fc.Arbitrary<WordsMutant> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    kind: fc.constantFrom(...Object.keys(CHANGES), ...Object.keys(TEXT_CHANGES)),
    place: fc.nat(),
    pick: fc.nat(),
  })
  .map(({ language, kind, place, pick }) => {
    const tree = wordsFile(language);
    const places = placesOf.get(language) ?? [];
    const changeText = TEXT_CHANGES[kind];
    if (!changeText) {
      const chosen = places[place % places.length] as Place;
      return named({ kind, language, ...(CHANGES[kind] as Change)(tree, chosen, pick, places) });
    }
    const signs = SIGNS[kind] ?? /(?:)/;
    const texts = places.filter(({ value }) => typeof value === 'string' && signs.test(value));
    const chosen = texts[place % texts.length] as Place;
    const text = changeText(String(chosen.value), pick) ?? String(chosen.value);
    return named({
      kind,
      language,
      value: replace(tree, chosen.steps, [[nameOf(chosen), text]]),
      keys: [keyOf(chosen.steps)],
    });
  });
