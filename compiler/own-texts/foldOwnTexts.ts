import { writeClock } from '../../runtime/format/writeClock.ts';
import type { MenuGroup, OwnLink, OwnParts, PlacedEntry } from '../../runtime/tenant/pageData.ts';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';
import type { PlainWordsKey } from '../../runtime/tenant/wordsKeys.ts';
import type { FooterLink, GroupedEntry, ListedLine, MenuEntry, Tenant } from '../../schemas/tenant.gen.ts';
import type { BuiltInWords } from '../builtInWords.ts';
import { once } from '../once.ts';
import { describeHours, type TextOf } from './describeHours.ts';
import { USUAL_LINKS, usualLabel } from './usualLinks.ts';

type Written = Pick<Tenant, 'languages' | 'words' | 'formats' | keyof OwnParts>;

/** A file as the runtime reads it. */
export type Folded<Whole extends Written> = Omit<Whole, keyof OwnParts> & OwnParts;

type Texts = Record<string, string>;

/** Takes a text in every language, and answers with the key that it has from here on. */
type AddWords = (key: string, textIn: (language: string) => string | undefined) => PlainWordsKey;

/**
 * What a file writes in words of its own (products, subjects, links, phone lines) becomes what the runtime knows
 * already: keys of words, and own words under them. So nothing but this knows that there are two ways to write it.
 * @param tenant as it is on one day
 * @param languages those that are offered: drafts may lack a text
 */
export function foldOwnTexts<Whole extends Written>(
  tenant: Whole,
  words: BuiltInWords,
  languages: readonly string[] = tenant.languages,
): Folded<Whole> {
  const { card, contact, navigation, links, footer, formats } = tenant;
  // A tenant may have thousands of words of its own, and nothing to be added to them.
  const copyOwn = once(
    () => new Map(languages.map((language): [string, Texts] => [language, { ...tenant.words[language] }])),
  );
  let isUnchanged = true;
  const add: AddWords = (key, textIn) => {
    isUnchanged = false;
    for (const [language, texts] of copyOwn()) {
      const text = textIn(language);
      if (text !== undefined) texts[key] = text;
    }
    return key as PlainWordsKey;
  };
  const textOfIn = (language: string) => createTextOf(tenant, words, language);
  const folded = {
    // First, so that every key keeps its place: the page of a tenant that writes none of it stays as it is.
    ...tenant,
    card: { ...card, products: foldProducts(card.products, add) },
    contact: {
      ...contact,
      phoneLine: foldPhoneLines(contact.phoneLine, { languages, add, textOfIn, formats }),
      subjects: foldSubjects(contact.subjects, add),
    },
    navigation: foldNavigation(navigation, add),
    links: foldAccessibility(links, languages),
    ...(footer && { footer: foldFooter(footer, add) }),
  };
  return isUnchanged ? folded : { ...folded, words: { ...tenant.words, ...Object.fromEntries(copyOwn()) } };
}

/** The tenant's words: own ones first. */
function createTextOf({ words: own }: Pick<Written, 'words'>, words: BuiltInWords, language: string): TextOf {
  return (key, values = {}) =>
    (own[language]?.[key] ?? words.get(language)?.get(key) ?? key).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    );
}

function foldProducts(products: Tenant['card']['products'], add: AddWords): OwnParts['card']['products'] {
  return Object.fromEntries(
    Object.entries(products).map(([reference, { name, nameKey = '', ...product }]) => [
      reference,
      {
        nameKey: name ? add(`products.own.${reference}`, (language) => name[language]) : nameKey,
        ...product,
      },
    ]),
  );
}

function foldSubjects(subjects: Tenant['contact']['subjects'], add: AddWords): string[] {
  return subjects.map((subject) => {
    if (typeof subject === 'string') return subject;
    const { id, label, placeholder } = subject;
    add(`contact.subjects.${id}`, (language) => label[language]);
    if (placeholder) add(`contact.placeholders.${id}`, (language) => placeholder[language]);
    return id;
  });
}

interface Wording extends Pick<Tenant, 'formats'> {
  readonly languages: readonly string[];
  readonly add: AddWords;
  readonly textOfIn: (language: string) => TextOf;
}

function foldPhoneLines(
  phoneLine: Tenant['contact']['phoneLine'],
  { languages, add, textOfIn, formats }: Wording,
): OwnParts['contact']['phoneLine'] {
  const clockIn = (language: string) => (time: string) => writeClock(time, language, formats[language]);
  if (!Array.isArray(phoneLine)) {
    if (phoneLine === null) return null;
    const { number, days, from, to } = phoneLine;
    // With the clock as the file has it, the portal's own words say it.
    if (languages.every((language) => [from, to].every((time) => clockIn(language)(time) === time)))
      return phoneLine;
    const key = days === 'everyDay' ? 'contactBlock.everyDay' : 'contactBlock.hours';
    const said = (language: string) =>
      textOfIn(language)(key, { from: clockIn(language)(from), to: clockIn(language)(to) });
    return [{ number, hours: add('contactBlock.own.0', said) }];
  }
  const hoursOf =
    ({ label, hours }: ListedLine) =>
    (language: string) => {
      const textOf = textOfIn(language);
      return textOf('contactBlock.line', {
        name: label?.[language] ?? textOf('contactBlock.phoneLine'),
        hours: describeHours(hours, { language, textOf, clock: clockIn(language) }),
      });
    };
  return phoneLine.map((line, index) => ({
    number: line.number,
    hours: add(`contactBlock.own.${index}`, hoursOf(line)),
  }));
}

function foldAccessibility(
  { accessibility, ...links }: Tenant['links'],
  languages: readonly string[],
): OwnParts['links'] {
  if (accessibility === undefined) return links;
  const inEach = (link: string) => Object.fromEntries(languages.map((language) => [language, link]));
  return {
    ...links,
    accessibility: typeof accessibility === 'string' ? inEach(accessibility) : accessibility,
  };
}

type OwnEntry = Exclude<FooterLink | GroupedEntry, string>;

/** What makes a link the same one: where it leads. */
export function targetOf(href: string | undefined, screen: string | undefined): string {
  return href ?? screen ?? '';
}

function foldLink({ text = {}, href, screen }: OwnEntry, block: string, add: AddWords): OwnLink {
  return {
    label: add(`${block}.own.${targetOf(href, screen)}`, (language) => text[language]),
    ...(href !== undefined && { href }),
    // The checks have seen that it is one.
    ...(screen !== undefined && { screen: screen as ScreenId }),
  };
}

function foldFooter(
  { links, others }: NonNullable<Tenant['footer']>,
  add: AddWords,
): NonNullable<OwnParts['footer']> {
  const rest = others === 'last' ? USUAL_LINKS.filter((name) => !links.includes(name)) : [];
  return [...links, ...rest].map((link) =>
    typeof link === 'string' ? { label: usualLabel(link) } : foldLink(link, 'footer', add),
  );
}

function foldNavigation(
  { menus, ...navigation }: Tenant['navigation'],
  add: AddWords,
): OwnParts['navigation'] {
  if (!menus) return navigation;
  const folded = Object.entries(menus).map(([menu, entries]) => [menu, foldMenu(menu, entries, add)]);
  return { ...navigation, menus: Object.fromEntries(folded) };
}

function foldMenu(menu: string, entries: readonly MenuEntry[], add: AddWords): PlacedEntry[] {
  const foldEntry = (entry: GroupedEntry, group?: MenuGroup): PlacedEntry => {
    const placed = group ? { group } : {};
    if (typeof entry === 'string') return { id: entry, ...placed };
    const link = { ...foldLink(entry, `nav.${menu}`, add), icon: entry.icon ?? 'arrowUpRight' };
    return { id: link.label, link, ...placed };
  };
  return entries.flatMap((entry, index) => {
    if (typeof entry === 'string' || !entry.entries) return [foldEntry(entry)];
    const { title, entries: grouped } = entry;
    const group: MenuGroup = {
      id: String(index),
      ...(title && { title: add(`nav.${menu}.group.${index}`, (language) => title[language]) }),
    };
    return grouped.map((each) => foldEntry(each, group));
  });
}
