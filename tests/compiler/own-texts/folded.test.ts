/**
 * What a file writes in words of its own, as the runtime reads it: keys of words, and own words under them. Over 250 lines:
 * one table for each part that has such words.
 */
import { describe, expect, it } from 'vitest';
import { daysOf, describeHours, minutesOf } from '../../../compiler/own-texts/describeHours.ts';
import { foldOwnTexts, targetOf } from '../../../compiler/own-texts/foldOwnTexts.ts';
import { subjectIds } from '../../../compiler/own-texts/subjectIds.ts';
import { USUAL_LINKS, usualLabel } from '../../../compiler/own-texts/usualLinks.ts';

type Hours = Parameters<typeof describeHours>[0][number];
const hours = (days: Hours['days'], from = '9:00', to = '17:00'): Hours => ({ days, from, to });

const SAID: Readonly<Record<string, string>> = {
  'contactBlock.daysAndTimes': '{{days}} {{times}}',
  'contactBlock.daily': 'Daily',
  'contactBlock.weekdays': 'Weekdays',
  'contactBlock.wholeDay': 'all day',
  'contactBlock.times': '{{from}}-{{to}}',
  'contactBlock.line': '{{name}}: {{hours}}{{nothing}}',
  'contactBlock.phoneLine': 'Line',
  'contactBlock.everyDay': 'Every day {{from}} to {{to}}',
  'contactBlock.hours': 'On weekdays {{from}} to {{to}}',
};
const textOf = (key: string, values: Readonly<Record<string, string>> = {}) =>
  (SAID[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

describe('the hours of a phone line', () => {
  const say = (all: readonly Hours[]) =>
    describeHours(all, { language: 'bg', textOf, clock: (time) => time.replace(':', '.') })
      // Engines differ in the spaces around a range.
      .replace(/\s/g, ' ');

  it.each<[readonly Hours[], string]>([
    [[hours('everyDay')], 'Daily 9.00-17.00'],
    [[hours(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])], 'Daily 9.00-17.00'],
    [[hours('weekdays')], 'Weekdays 9.00-17.00'],
    [[hours(['fri', 'mon', 'tue', 'wed', 'thu'])], 'пн – пт 9.00-17.00'],
    [[hours(['sat'])], 'сб 9.00-17.00'],
    [[hours(['fri', 'mon', 'wed'])], 'пн, ср, пт 9.00-17.00'],
    [[hours(['mon', 'tue', 'thu', 'fri'])], 'пн – вт, чт – пт 9.00-17.00'],
    [[hours(['sun', 'mon', 'tue'])], 'нд – вт 9.00-17.00'],
    [[hours(['sat', 'sun', 'mon'])], 'сб – пн 9.00-17.00'],
    [[hours(['mon', 'sun'])], 'нд – пн 9.00-17.00'],
    [[hours(['sun', 'wed', 'mon'])], 'нд – пн, ср 9.00-17.00'],
    [[hours(['mon', 'sun', 'wed', 'thu', 'sat'])], 'сб – пн, ср – чт 9.00-17.00'],
    [[hours(['tue', 'sun'])], 'вт, нд 9.00-17.00'],
    [[hours(['mon', 'sat'])], 'пн, сб 9.00-17.00'],
    [
      [
        hours('weekdays', '13:00', '18:00'),
        hours(['sat'], '0:00', '24:00'),
        hours('weekdays', '9:00', '12:00'),
      ],
      'Weekdays 9.00-12.00, 13.00-18.00; сб all day',
    ],
    [[hours('weekdays', '00:00', '24:00')], 'Weekdays all day'],
    [[hours('weekdays', '0:00', '23:59')], 'Weekdays 0.00-23.59'],
    [[hours('weekdays', '0:01', '24:00')], 'Weekdays 0.01-24.00'],
  ])('%j are %s', (all, said) => expect(say(all)).toBe(said));

  it('are of days, in the order of the week, and count in minutes', () => {
    expect(daysOf(hours(['sun', 'mon']))).toEqual(['mon', 'sun']);
    expect(daysOf(hours('weekdays'))).toEqual(['mon', 'tue', 'wed', 'thu', 'fri']);
    expect(daysOf(hours('everyDay'))).toHaveLength(7);
    expect(['0:00', '9:05', '24:00', '9'].map(minutesOf)).toEqual([0, 545, 1440, 540]);
  });
});

/** A file in which nothing has words of its own. */
const PLAIN = {
  languages: ['en', 'uk'],
  words: { en: { 'home.title': 'Hi' } },
  formats: {},
  card: { products: { meal: { nameKey: 'products.meal', art: 'meal' } } },
  contact: { phoneLine: null, subjects: ['pin'], otherSubject: true },
  navigation: { ourNetwork: null },
  links: { faq: '/faq' },
};
type Tenant = Parameters<typeof foldOwnTexts>[0];
const words = new Map([
  ['en', new Map(Object.entries(SAID))],
  ['uk', new Map([['contactBlock.hours', 'Пн {{from}}-{{to}}']])],
]);
const fold = (changes: object, languages?: readonly string[]) =>
  foldOwnTexts(
    { ...PLAIN, ...changes } as Partial<Record<keyof Tenant, unknown>> as Tenant,
    words,
    languages,
  );
const contact = (changes: object) => ({ contact: { ...PLAIN.contact, ...changes } });
const own = { en: { 'home.title': 'Hi' } };

describe('a file as the runtime reads it', () => {
  it('is what it was where nothing has words of its own', () => {
    const folded = fold({});
    expect(folded).toEqual(PLAIN);
    expect(folded.words).toBe(PLAIN.words);
    expect(PLAIN.words).toEqual(own);
  });

  it('has the names of its products under keys', () => {
    const products = {
      meal: { nameKey: 'products.meal' },
      gift: { name: { en: 'Gift', uk: 'Дар' }, art: 'gift' },
    };
    const { card, words: said } = fold({ card: { products, display: 1 } });
    expect(card).toEqual({
      display: 1,
      products: { meal: { nameKey: 'products.meal' }, gift: { nameKey: 'products.own.gift', art: 'gift' } },
    });
    expect(said).toEqual({
      en: { 'home.title': 'Hi', 'products.own.gift': 'Gift' },
      uk: { 'products.own.gift': 'Дар' },
    });
    expect(fold({ card: { products: { a: {} } } }).card.products).toEqual({ a: { nameKey: '' } });
  });

  it('has its subjects by their ids', () => {
    const subjects = [
      'pin',
      { id: 'more', label: { en: 'More' } },
      { id: 'less', label: { en: 'Less' }, placeholder: { uk: 'a' } },
    ];
    const folded = fold(contact({ subjects }));
    expect(folded.contact).toEqual({
      phoneLine: null,
      subjects: ['pin', 'more', 'less'],
      otherSubject: true,
    });
    expect(folded.words).toEqual({
      en: { 'home.title': 'Hi', 'contact.subjects.more': 'More', 'contact.subjects.less': 'Less' },
      uk: { 'contact.placeholders.less': 'a' },
    });
    expect(subjectIds({ subjects: ['pin', { id: 'own', label: { en: 'a' } }] })).toEqual(['pin', 'own']);
  });

  it('has words in languages that are asked for, beside those that it has', () => {
    const products = { gift: { name: { en: 'Gift', uk: 'Дар', de: 'Gabe' } } };
    expect(fold({ card: { products } }, ['de']).words).toEqual({
      ...own,
      de: { 'products.own.gift': 'Gabe' },
    });
  });

  it('has the accessibility statement in each language', () => {
    const accessibility = (said: unknown) => fold({ links: { faq: '/faq', accessibility: said } }).links;
    expect(accessibility('/a')).toEqual({ faq: '/faq', accessibility: { en: '/a', uk: '/a' } });
    expect(accessibility({ en: '/b' })).toEqual({ faq: '/faq', accessibility: { en: '/b' } });
  });
});

describe('the phone line of a file', () => {
  const line = { number: '+1', days: 'weekdays', from: '9:00', to: '17:00' };
  const h12 = (locale: string) => ({ locale, hours: 'h12', digits: 'latn' });

  it('stays as it is while its clock is that of the file', () => {
    const folded = fold(contact({ phoneLine: line }));
    expect(folded.contact.phoneLine).toEqual(line);
    expect(folded.words).toEqual(own);
  });

  it('is said in full where a language has another clock', () => {
    const formats = { formats: { en: h12('en-US') } };
    const { contact: said, words: all } = fold({ ...contact({ phoneLine: line }), ...formats });
    expect(said.phoneLine).toEqual([{ number: '+1', hours: 'contactBlock.own.0' }]);
    expect(all.en?.['contactBlock.own.0']?.replace(/\s/g, ' ')).toBe('On weekdays 9:00 AM to 5:00 PM');
    expect(all.uk?.['contactBlock.own.0']).toBe('Пн 9:00-17:00');
    const daily = fold({ ...contact({ phoneLine: { ...line, days: 'everyDay' } }), ...formats });
    expect(daily.words.en?.['contactBlock.own.0']?.replace(/\s/g, ' ')).toBe('Every day 9:00 AM to 5:00 PM');
    expect(daily.words.uk?.['contactBlock.own.0']).toBe('contactBlock.everyDay');
  });

  it('is said as the tenant says it, before the portal', () => {
    const said = fold({
      ...contact({ phoneLine: line }),
      formats: { en: h12('en-US') },
      words: { uk: { 'contactBlock.hours': 'Наші {{from}}' } },
    });
    expect(said.words.uk?.['contactBlock.own.0']).toBe('Наші 9:00');
  });

  it('is one of several, each with its name', () => {
    const phoneLine = [
      { number: '+1', hours: [hours('weekdays')] },
      { number: '+2', label: { en: 'Cards' }, hours: [hours('everyDay')] },
    ];
    const folded = fold(contact({ phoneLine }), ['en']);
    expect(folded.contact.phoneLine).toEqual([
      { number: '+1', hours: 'contactBlock.own.0' },
      { number: '+2', hours: 'contactBlock.own.1' },
    ]);
    expect(folded.words.en).toEqual({
      'home.title': 'Hi',
      'contactBlock.own.0': 'Line: Weekdays 9:00-17:00',
      'contactBlock.own.1': 'Cards: Daily 9:00-17:00',
    });
  });
});

describe('the menus and the footer of a file', () => {
  const link = { text: { en: 'Shop' }, href: '/shop' };

  it('have their links and groups under keys', () => {
    const menus = {
      top: ['home', { text: { en: 'Help' }, screen: 'contact', icon: 'help' }],
      card: [link, { title: { en: 'PIN' }, entries: ['cardPin', link] }, { entries: ['cardBlock'] }],
    };
    const { navigation, words: said } = fold({ navigation: { ourNetwork: 'network', menus } });
    const shop = { label: 'nav.card.own./shop', href: '/shop', icon: 'arrowUpRight' };
    const group = { id: '1', title: 'nav.card.group.1' };
    expect(navigation).toEqual({
      ourNetwork: 'network',
      menus: {
        top: [
          { id: 'home' },
          {
            id: 'nav.top.own.contact',
            link: { label: 'nav.top.own.contact', screen: 'contact', icon: 'help' },
          },
        ],
        card: [
          { id: 'nav.card.own./shop', link: shop },
          { id: 'cardPin', group },
          { id: 'nav.card.own./shop', group, link: shop },
          { id: 'cardBlock', group: { id: '2' } },
        ],
      },
    });
    expect(said.en).toEqual({
      'home.title': 'Hi',
      'nav.top.own.contact': 'Help',
      'nav.card.own./shop': 'Shop',
      'nav.card.group.1': 'PIN',
    });
  });

  it('have the usual links last, or not at all', () => {
    const footer = (others: string) => fold({ footer: { links: ['faq', link], others } }).footer;
    const first = [{ label: 'footer.faq' }, { label: 'footer.own./shop', href: '/shop' }];
    expect(footer('hidden')).toEqual(first);
    expect(footer('last')).toEqual([
      ...first,
      ...['corporate', 'legal', 'privacy', 'gdpr', 'cookies', 'accessibility', 'contact'].map((name) => ({
        label: `footer.${name}`,
      })),
    ]);
    expect(USUAL_LINKS.map(usualLabel)).toContain('footer.corporate');
  });

  it('lead to the same place by an address or a screen', () => {
    expect([targetOf('/a', undefined), targetOf(undefined, 'home'), targetOf(undefined, undefined)]).toEqual([
      '/a',
      'home',
      '',
    ]);
  });
});
