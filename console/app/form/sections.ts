import type { Problem } from '../../../compiler/problem.ts';
import { checkDocument, isAboutStructure } from './checkDocument.ts';
import { isBlock, keysOf } from './paths.ts';
import { readDocument } from './readDocument.ts';

export interface FormSection {
  readonly id: string;
  readonly title: string;
  /** Keys of the file, in the order of their cards. */
  readonly keys: readonly string[];
}

/** In the order of the guide (docs/tenant-config.md). */
export const SECTIONS: readonly FormSection[] = [
  section(
    'tenant',
    'Who the tenant is',
    'code identifier name status languages draftLanguages timeZone extends $schema hosts compatibility inherited',
  ),
  section('look', 'Look', 'theme'),
  section('money', 'Money and cards', 'currency money formats card transactions declinedReasons'),
  section('offer', 'What is offered', 'features profile blocking replacement pin'),
  section('menus', 'Menus and footer', 'navigation footer'),
  section('forms', 'Forms and rules', 'names phone address dateOfBirth terms validation forms'),
  section('content', 'Links and content', 'links stores home banners carousel contact notices'),
  section('behaviour', 'How the portal behaves', 'session mailLinks cache limits errors toast'),
  section('words', 'Words', 'words'),
  section('connections', 'Connections', 'connections'),
];

function section(id: string, title: string, keys: string): FormSection {
  return { id, title, keys: keys.split(' ') };
}

/** The section that holds a place; the first for the whole file and for what is not known. */
export function sectionOf(pointer: string): FormSection {
  const [key = ''] = keysOf(pointer);
  const [first] = SECTIONS;
  const found = SECTIONS.find(({ keys }) => keys.includes(key)) ?? first;
  if (!found) throw new Error('There are no sections.');
  return found;
}

export interface SectionState extends FormSection {
  /** How many values the file itself sets. */
  readonly setCount: number;
  readonly problemCount: number;
}

/** The sections with what the page shell tells of them; a text that is no JSON has nothing set. */
export function listSections(
  text: string,
  problems: readonly Problem[],
  group: unknown = null,
): readonly SectionState[] {
  const { value } = readDocument(text);
  const document = isBlock(value) ? value : {};
  const found = [
    ...(value === undefined ? [] : checkDocument(document, group)),
    ...problems.filter((problem) => value === undefined || !isAboutStructure(problem)),
  ];
  return SECTIONS.map((each) => ({
    ...each,
    setCount: each.keys.reduce((sum, key) => sum + countSet(document[key]), 0),
    problemCount: found.filter(({ pointer }) => sectionOf(pointer).id === each.id).length,
  }));
}

/** Lists count as one value. */
export function countSet(value: unknown): number {
  if (value === undefined) return 0;
  if (!isBlock(value)) return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + countSet(member), 0);
}
