import { joinPointer } from '../../../compiler/problem.ts';
import type { WordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import { deriveRoles, type RoleName } from '../../../runtime/theme/deriveRoles.ts';
import type { Theme } from '../../../runtime/theme/theme.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import type { TenantPointer } from '../../../schemas/tenantPointers.ts';
import type { Thing } from '../../frame/xray/things.ts';

/** Parts of a file that hold what is seen as it is written. */
const SHOWN = [
  'name',
  'theme',
  'links',
  'footer',
  'stores',
  'home',
  'contact',
  'terms',
  'navigation',
  'notices',
] as const;

/** Values of a file that stand on a screen as they are written, by what they say. */
export type ValueIndex = ReadonlyMap<string, readonly string[]>;

/** @param tenant as it is on the day; pointers are as if nothing were dated */
export function indexValues(tenant: Tenant): ValueIndex {
  const index = new Map<string, string[]>();
  const add = (value: unknown, pointer: string): void => {
    if (typeof value === 'string') index.set(value, [...(index.get(value) ?? []), pointer]);
    else if (value !== null && typeof value === 'object')
      for (const [key, member] of Object.entries(value)) add(member, joinPointer(pointer, key));
  };
  for (const key of SHOWN) add(tenant[key], `/${key}`);
  return index;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What a file says of a thing that is no text of the words. */
export interface FoundValues {
  /** Options whose value it shows or leads to. All of them where several say the same. */
  readonly shown: readonly string[];
  /** Options that say how it is written, or that it is: what is written comes from elsewhere. */
  readonly written: readonly string[];
}

export function findValues(thing: Thing, values: ValueIndex, tenant: Tenant): FoundValues {
  const { href, text, region } = thing;
  const led = href === null ? [] : (values.get(href) ?? []);
  const language = region === 'navigation' ? tenant.languages.indexOf(text.toLowerCase()) : -1;
  return {
    shown: [
      ...led,
      ...phonesOf(href, values),
      ...(isLogo(thing, tenant) ? ['/theme/logo'] : []),
      ...(language < 0 ? [] : [`/languages/${language}`]),
      ...(text !== '' && text === tenant.phone.defaultPrefix ? ['/phone/defaultPrefix'] : []),
    ],
    written: [
      ...(isExpiry(text, tenant) ? EXPIRY : []),
      ...(/^•••• \d{4}$/.test(text) ? ['/card/display/number'] : []),
      ...(thing.isTime ? [`/formats/${thing.language}`, '/timeZone'] : []),
    ],
  };
}

function phonesOf(href: string | null, values: ValueIndex): string[] {
  if (!href?.startsWith('tel:')) return [];
  const isNumber = (value: string) => /^\+?[\d ()-]{5,}$/.test(value) && digitsOf(value) === digitsOf(href);
  return [...values].flatMap(([value, pointers]) => (isNumber(value) ? pointers : []));
}

/** The one picture of a file of the tenant's that is no background. */
function isLogo({ picture }: Thing, { theme }: Tenant): boolean {
  return theme.logo !== null && (picture ?? '').startsWith('/static/');
}

/** Options that decide what a text of the words says, or that it is said. */
const BEHIND_TEXTS = new Map<string, readonly TenantPointer[]>(
  Object.entries({
    'nav.ourNetwork': ['/navigation/ourNetwork'],
    'terms.version': ['/terms/version'],
    'profile.editPersonalInfo': ['/profile/personalInfo'],
    'profile.changeEmail': ['/profile/changeEmail'],
    'profile.changePhone': ['/profile/changePhone'],
    'profile.changePassword': ['/profile/changePassword'],
    'contactBlock.hours': ['/contact/phoneLine/from', '/contact/phoneLine/to'],
    'contactBlock.everyDay': ['/contact/phoneLine/from', '/contact/phoneLine/to'],
  } satisfies Readonly<Partial<Record<WordsKey, readonly TenantPointer[]>>>),
);

/** @param key of the words */
export function findBehindText(key: string, { card }: Tenant): string[] {
  const products = Object.entries(card.products).flatMap(([name, { nameKey }]) =>
    nameKey === key ? [`${joinPointer('/card/products', name)}/nameKey`] : [],
  );
  return [...(BEHIND_TEXTS.get(key) ?? []), ...products];
}

const EXPIRY: readonly TenantPointer[] = ['/card/expiryFormat', '/card/showExpiry'];

/** Written as the file says that expiry dates are. */
function isExpiry(text: string, { card: { expiryFormat } }: Tenant): boolean {
  const pattern = expiryFormat
    .replace('.', '\\.')
    .replace(/YYYY/, '\\d{4}')
    .replace(/MM|YY|DD/g, '\\d{2}');
  return new RegExp(`(?:^|\\s)${pattern}$`).test(text);
}

/** What else decides how an amount is written, beside its sign. */
export const MONEY: readonly TenantPointer[] = ['/money/decimal', '/money/position', '/currency/decimals'];

/** Options that the colours of a thing are derived from. @param colours names of roles */
export function findColours(colours: readonly string[], theme: Theme): string[] {
  const found = colours.flatMap((name) => {
    if (name === 'brand' || name === 'accent') return [`/theme/${name}`];
    const [, shade] = /^brand-(\d0)$/.exec(name) ?? [];
    if (shade && theme.shades && shade in theme.shades) return [`/theme/shades/${shade}`];
    return (['brand', 'accent'] as const).flatMap((key) =>
      hangsOn(key, name, theme) ? [`/theme/${key}`] : [],
    );
  });
  return [...new Set(found)];
}

/** Whether a role would be another colour if this one were. */
function hangsOn(key: 'brand' | 'accent', role: string, theme: Theme): boolean {
  const roles = deriveRoles(theme, 'light');
  if (!Object.hasOwn(roles, role)) return false;
  const others = deriveRoles(
    { ...theme, [key]: theme[key].toUpperCase() === '#0A64C8' ? '#C80A64' : '#0A64C8' },
    'light',
  );
  const name = role as RoleName;
  return JSON.stringify(roles[name]) !== JSON.stringify(others[name]);
}
