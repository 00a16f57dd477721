import { join } from 'node:path';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import { formSchemas } from '../../../schemas/forms.gen.ts';
import { pluralBase } from '../../checks/pluralForms.ts';
import { ORIGINAL_TEXTS } from '../../wordsReference.ts';
import { type NamesOfFile, readNames } from './readNames.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** More would be a list that nobody reads. */
const MOST = 6;

/** Blocks that are asked for by what a server or a country's file names, and what they are to people. */
const BLOCKS: Readonly<Record<string, string>> = {
  'error-messages': 'An error, in a message or dialog on any screen',
  'form-validations': 'Beside a field of a form that is not filled in rightly',
  products: 'Name of a card’s product, wherever the card is named',
  declined: 'Why a payment was refused, in the list of transactions',
  'contact.subjects': 'Contact form: what the message is about',
  'contact.placeholders': 'Contact form: what stands in the empty field of the message',
};

/** Says where a text stands, for people who translate it. */
export type PlaceOf = (key: string) => string;

/** What a screen, with all that it imports, can say. */
interface Sayings {
  readonly texts: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
}

/** Reads the program: which screens name which text. What a screen has from the portal's own parts is around every screen. */
export async function findPlaces(manifests: readonly Manifest[]): Promise<PlaceOf> {
  const files = await readNames(ROOT, ['screens', 'runtime', 'compiler/own-texts']);
  const titleOf = (id: string) => `${ORIGINAL_TEXTS.get(`screens.${id}`) ?? id} (${id})`;
  const screens = manifests.flatMap(({ id }): (Sayings & { readonly title: string })[] => {
    const definition = [...files].find(
      ([path, { texts }]) => path.endsWith('/screen.ts') && texts.has(id) && definesScreen(files, path, id),
    );
    return definition ? [{ title: titleOf(id), ...sayingsFrom(files, definition[0]) }] : [];
  });
  const frame = sayingsOf(
    [...files].filter(([path]) => !path.startsWith('screens/')).map(([path]) => path),
    files,
  );
  const labels = new Set(
    manifests.flatMap(({ menuEntries = [] }) => menuEntries.map(({ label }): string => label)),
  );
  const placeOf: PlaceOf = (key) => {
    const name = ORIGINAL_TEXTS.has(`${pluralBase(key)}_other`) ? pluralBase(key) : key;
    const block = Object.keys(BLOCKS).find((each) => name.startsWith(`${each}.`));
    if (block !== undefined) return BLOCKS[block] ?? '';
    const [, screen] = /^screens\.(\w+)$/.exec(name) ?? [];
    const said = screens.filter((each) => canSay(each, name)).map(({ title }) => title);
    const places = [
      ...(screen !== undefined && manifests.some(({ id }) => id === screen)
        ? [`Title of the screen ${screen}`]
        : []),
      ...(labels.has(name) ? ['Entry of a menu'] : []),
      ...listScreens(said),
      ...(said.length === 0 && canSay(frame, name) ? ['Around every screen: frame, messages, dialogs'] : []),
    ];
    if (places.length > 0) return places.join('; ');
    // Short forms are asked for by the name of the long one.
    return name.endsWith('Short') ? `${placeOf(name.slice(0, -'Short'.length))} (short form)` : '';
  };
  return placeOf;
}

function listScreens(titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  const rest = titles.length - MOST;
  const listed = titles.slice(0, MOST).join(', ');
  return [`${titles.length === 1 ? 'Screen' : 'Screens'}: ${listed}${rest > 0 ? ` and ${rest} more` : ''}`];
}

/** Other screens may be named in a definition as well, so it has to be its own id. */
function definesScreen(files: ReadonlyMap<string, NamesOfFile>, path: string, id: string): boolean {
  const [first] = [...(files.get(path)?.texts ?? [])].filter((text) => ORIGINAL_TEXTS.has(`screens.${text}`));
  return first === id;
}

function sayingsFrom(files: ReadonlyMap<string, NamesOfFile>, start: string): Sayings {
  const reached = new Set([start]);
  for (const path of reached)
    for (const to of files.get(path)?.imports ?? []) if (to.startsWith('screens/')) reached.add(to);
  return sayingsOf([...reached], files);
}

function sayingsOf(paths: readonly string[], files: ReadonlyMap<string, NamesOfFile>): Sayings {
  const all = paths.flatMap((path) => files.get(path) ?? []);
  const texts = new Set(all.flatMap((each) => [...each.texts]));
  // A screen that names a form says the labels of its fields.
  for (const [name, schema] of Object.entries(formSchemas))
    if (texts.has(name)) for (const label of labelsIn(schema)) texts.add(label);
  return { texts, templates: all.flatMap(({ templates }) => templates) };
}

function labelsIn(schema: unknown): string[] {
  return [...JSON.stringify(schema).matchAll(/"([\w-]+\.[\w.-]+)"/g)].flatMap(([, key = '']) => key);
}

/** Named as a whole, or put together of what it names. */
function canSay({ texts, templates }: Sayings, key: string): boolean {
  if (texts.has(key) && (key.includes('.') || !key.includes('-'))) return true;
  return templates.some((template) => {
    const [, ...gaps] = template.exec(key) ?? [];
    return (
      gaps.length > 0 &&
      gaps.every((gap) => texts.has(gap) || gap.split('.').every((each) => texts.has(each)))
    );
  });
}
