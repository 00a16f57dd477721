import { formatLongDay } from '../../runtime/format/formatDate.ts';
import { heading, wrapText } from '../layOutText.ts';
import type { Difference, DifferenceGroup } from './difference.ts';
import { groupAlike, type Told } from './groupAlike.ts';

/** What each group is called; the one of operators stands by itself. */
export const GROUP_TITLES: Readonly<Record<Exclude<DifferenceGroup, 'operators'>, string>> = {
  addresses: 'Addresses',
  languages: 'Languages',
  look: 'Look',
  screens: 'Screens',
  menus: 'Menus',
  money: 'Money',
  cards: 'Cards',
  forms: 'Forms',
  notices: 'Notices',
  content: 'Links and content',
  words: 'Words',
  session: 'Logging in and out',
  thirdParties: 'Third parties',
  behaviour: 'How the portal behaves',
};

/** The differences as a person reads them: what card holders see, in groups, then what only operators notice. */
export function writeDifferences(
  differences: readonly Difference[],
  names: { readonly before: string; readonly after: string },
): string[] {
  const { before, after } = names;
  const seen = differences.filter(({ group }) => group !== 'operators');
  const unseen = differences.filter(({ group }) => group === 'operators');
  return [
    ...heading(`From ${before} to ${after}`, '=').slice(1),
    ...(seen.length === 0 ? ['', 'No difference that a card holder would see.'] : []),
    ...Object.entries(GROUP_TITLES).flatMap(([group, title]) => {
      const own = seen.filter((each) => each.group === group);
      return own.length === 0 ? [] : [...heading(title), ...groupAlike(own).flatMap(writeDifference)];
    }),
    ...(unseen.length === 0
      ? []
      : [...heading('What only operators notice'), ...groupAlike(unseen).flatMap(writeDifference)]),
  ];
}

/** Most pointers that a line names; the JSON form names all. */
const POINTERS = 4;

/** A sentence, and below it the options that cause it. */
export function writeDifference({ sentence, pointer, otherPointers, from, until }: Told): string[] {
  const pointers = [pointer, ...otherPointers];
  const left = pointers.length - POINTERS;
  const named = [...pointers.slice(0, POINTERS), ...(left > 0 ? [`and ${left} more`] : [])].join(' ');
  return [...wrapText(`${describeDays(from, until)}${sentence}`, '  - '), ...wrapText(named, '      ')];
}

function describeDays(from: string | null, until: string | null): string {
  const days = [
    ...(from === null ? [] : [`from ${formatLongDay(from, 'en')}`]),
    ...(until === null ? [] : [`until ${formatLongDay(until, 'en')}`]),
  ].join(' ');
  return days === '' ? '' : `${days.charAt(0).toUpperCase()}${days.slice(1)}: `;
}
