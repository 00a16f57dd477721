import { identificationCard } from '../../../runtime/ui/icons.ts';
import { article, compass, currency, gear, palette, plugs, textbox, toggle, translate } from '../icons.ts';

/** A part of a tenant file, in the order of its guide (docs/tenant-config.md). */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  /** Keys of the file's outermost object. */
  readonly keys: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'tenant',
    title: 'Who the tenant is',
    icon: identificationCard,
    keys: [
      ...['$schema', 'code', 'identifier', 'extends', 'inherited', 'status', 'name', 'languages'],
      ...['draftLanguages', 'timeZone', 'compatibility', 'hosts'],
    ],
  },
  { id: 'look', title: 'Look', icon: palette, keys: ['theme'] },
  {
    id: 'money',
    title: 'Money and cards',
    icon: currency,
    keys: ['currency', 'money', 'formats', 'card', 'transactions', 'declinedReasons'],
  },
  {
    id: 'offer',
    title: 'What is offered',
    icon: toggle,
    keys: ['features', 'profile', 'blocking', 'replacement', 'pin'],
  },
  { id: 'menus', title: 'Menus and footer', icon: compass, keys: ['navigation', 'footer'] },
  {
    id: 'forms',
    title: 'Forms and rules',
    icon: textbox,
    keys: ['names', 'phone', 'address', 'dateOfBirth', 'terms', 'validation', 'forms'],
  },
  {
    id: 'content',
    title: 'Links and content',
    icon: article,
    keys: ['links', 'stores', 'home', 'banners', 'carousel', 'contact', 'notices'],
  },
  {
    id: 'behaviour',
    title: 'How the portal behaves',
    icon: gear,
    keys: ['session', 'mailLinks', 'cache', 'limits', 'errors', 'toast'],
  },
  { id: 'words', title: 'Words', icon: translate, keys: ['words'] },
  { id: 'connections', title: 'Connections', icon: plugs, keys: ['connections'] },
];

/** The section that a place of the file belongs to; null for the file as a whole. */
export function sectionOf(pointer: string): Section | null {
  const [, key = ''] = pointer.split('/');
  return SECTIONS.find(({ keys }) => keys.includes(key)) ?? null;
}
