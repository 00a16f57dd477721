import { formatLongDay } from '../../runtime/format/formatDate.ts';
import type { TenantExplanation } from './tenantExplanation.ts';

type Row = readonly [name: string, text: string];

/** What there is of everything, by its names and numbers. */
export function summarize(explanation: TenantExplanation): Row[] {
  const { screens, menus, forms, notices, changes, connection } = explanation;
  const paused = screens.offered.filter(({ state }) => state === 'paused');
  const unset = connection.credentials.filter(({ setBy }) => setBy === null).map(({ key }) => key);
  const loaded = connection.thirdParties.filter(({ address }) => address !== null);
  return [
    ['Screens', `${screens.offered.length} offered${namesOf(paused, ', of them paused: ')}`],
    ['Not offered', namesOf([...screens.notOffered, ...screens.notBuilt]) || 'none'],
    ...menus
      .filter(({ entries }) => entries.length > 0)
      .map(({ title, entries }): Row => [capital(title), entries.map(({ label }) => label).join(', ')]),
    ['Forms', forms.map(({ title, fields }) => `${title} (${count(fields.length, 'field')})`).join(', ')],
    ['Notices', notices.map(({ title }) => `“${title}”`).join(', ') || 'none'],
    [
      'Changes to come',
      changes
        .map(
          ({ from, differences }) =>
            `${count(differences.length, 'change')} from ${formatLongDay(from, 'en')}`,
        )
        .join(', ') || 'none',
    ],
    ['Gateway', connection.gateway],
    ['Credentials', unset.length === 0 ? 'all set' : `not set: ${unset.join(', ')}`],
    ['Logging in', connection.signIn.authority],
    ['Third parties', loaded.map(({ title }) => title).join(', ') || 'none'],
  ];
}

function namesOf(screens: readonly { readonly title: string }[], before = ''): string {
  return screens.length === 0 ? '' : before + screens.map(({ title }) => title).join(', ');
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
