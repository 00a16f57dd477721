/** A link into the portal whose screen is off, and every doubt about one file: of its sound parts alone. */
import { describe, expect, it } from 'vitest';
import type { ScreenFacts } from '../../../compiler/checks/tenantCheck.ts';
import { offeredLinkWarnings } from '../../../compiler/warnings/warnLinks.ts';
import { findingsOfAll } from '../support/findingsOf.ts';

const screen = (id: string, paths: readonly [string, ...string[]], more: object = {}) =>
  ({ id, paths, guards: [], ...more }) as Partial<ScreenFacts> as ScreenFacts;
const screens = [
  screen('network', ['network', 'shops/:shop'], { feature: 'cardAcceptance' }),
  screen('terms', ['terms'], { isOffered: () => false }),
  screen('contact', ['contact']),
  screen('missing', ['*'], { feature: 'cardAcceptance' }),
  screen('paused', ['paused'], { feature: 'balances' }),
  screen('both', ['both'], { feature: 'cardAcceptance' }),
  screen('second', ['both']),
];
const tenant = {
  code: 'bg',
  languages: ['bg', 'en'],
  hosts: { singleTenant: ['cards.example'] },
  features: { cardAcceptance: 'off', balances: 'paused' },
  terms: {},
};
const of = (parts: object) =>
  findingsOfAll(offeredLinkWarnings, { ...tenant, links: {}, ...parts }, { screens });

describe('a link into the portal', () => {
  it.each([
    ['/bg/network', 'network', ': features.cardAcceptance is "off"'],
    ['/bg/en/shops/1', 'network', ': features.cardAcceptance is "off"'],
    ['https://cards.example/network?a=b', 'network', ': features.cardAcceptance is "off"'],
    ['https://cards.example/en/terms', 'terms', ''],
    ['/bg/terms', 'terms', ''],
  ])('%s leads to the screen "%s", which is off', (link, id, why) => {
    const message = `${JSON.stringify(link)} leads to the screen "${id}", which is not offered${why}. Whoever follows it comes to the portal's root.`;
    expect(of({ links: { faq: link } })).toEqual([{ pointer: '/links/faq', rule: 'link-off', message }]);
  });

  it.each([
    '/bg/contact',
    '/bg/nothing',
    '/bg/paused',
    '/bg/both',
    '/network',
    '/pl/network',
    'https://other.example/network',
    'https://cards.example/contact',
    'https://cards.example/pl/network',
  ])('may be %s', (link) => expect(of({ links: { faq: link } })).toEqual([]));

  it.each([
    ['home', { banners: [{ href: '/bg/terms' }] }, '/home/banners/0/href'],
    ['footer', { links: [{ href: '/bg/terms' }] }, '/footer/links/0/href'],
    ['navigation', { menus: { top: [{ href: '/bg/terms' }] } }, '/navigation/menus/top/0/href'],
  ])('is looked for in the part "%s", and not among texts', (part, content, pointer) => {
    expect(of({ [part]: content, name: '/bg/terms' }).map((each) => each.pointer)).toEqual([pointer]);
  });
});
