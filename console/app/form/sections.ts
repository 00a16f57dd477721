import { keysOf } from '../../../compiler/problem.ts';
import { isBlock } from './paths.ts';

export type SectionId =
  | 'tenant'
  | 'look'
  | 'money'
  | 'offer'
  | 'menus'
  | 'forms'
  | 'content'
  | 'behaviour'
  | 'words'
  | 'connections';

/** A part of a tenant file. */
export interface Section {
  readonly id: SectionId;
  readonly title: string;
  /** Keys of the file, in the order of their cards. */
  readonly keys: readonly string[];
}

/** In the order of the guide (docs/tenant-config.md). */
export const SECTIONS: readonly Section[] = [
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
  section('behaviour', 'How the portal behaves', 'session mailLinks cache limits errors toast telemetry'),
  section('words', 'Words', 'words'),
  section('connections', 'Connections', 'connections'),
];

function section(id: SectionId, title: string, keys: string): Section {
  return { id, title, keys: keys.split(' ') };
}

/** The section that holds a place; the first for the whole file and for what is not known. */
export function sectionOf(pointer: string): Section {
  const [key = ''] = keysOf(pointer);
  const [first] = SECTIONS;
  const found = SECTIONS.find(({ keys }) => keys.includes(key)) ?? first;
  if (!found) throw new Error('There are no sections.');
  return found;
}

/** Lists count as one value. */
export function countSet(value: unknown): number {
  if (value === undefined) return 0;
  if (!isBlock(value)) return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + countSet(member), 0);
}
