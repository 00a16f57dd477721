import { describe, expect, it } from 'vitest';
import { touches } from '../../../console/app/xray/touches.ts';
import { describeFailedConditions } from '../../../console/server/xray/describeFailedConditions.ts';
import { gateOf } from '../../../console/server/xray/explainScreen.ts';
import { findColours } from '../../../console/server/xray/findValues.ts';
import { traceOption } from '../../../console/server/xray/traceOption.ts';
import { traceWords } from '../../../console/server/xray/traceWords.ts';
import type { Origin } from '../../../console/server/xray/xrayAnswers.ts';
import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import { compileText, TENANT_TEXT } from '../../compiler/support/compileText.ts';
import { aScreen } from '../../support/screens.ts';

const own = {
  name: 'Ours',
  links: { faq: 'https://faq.example/' },
  currency: [
    { from: '2020-01-01', value: { symbol: 'лв.' } },
    { from: '2026-01-01', value: { symbol: '€' } },
  ],
  connections: { dev: { sso: { authority: `\${SANDBOX_URL}/sso` } } },
  words: { en: { 'home.title': 'Hello' } },
};
const written = {
  own: { file: 'xx.json', value: own },
  group: { file: 'groups/all.json', value: { theme: { brand: '#123456' }, name: 'Theirs' } },
  day: '2026-11-23',
};

describe('an option', () => {
  it.each([
    ['the file', '/links/faq', '/links/faq', { kind: 'file', file: 'xx.json' }, 'https://faq.example/'],
    ['the file before its group', '/name', '/name', { kind: 'file', file: 'xx.json' }, 'Ours'],
    ['its group', '/theme/brand', '/theme/brand', { kind: 'group', file: 'groups/all.json' }, '#123456'],
    ['nobody', '/theme/accent', '/theme/accent', { kind: 'default' }, null],
    [
      'the entry of the day',
      '/currency/symbol',
      '/currency/1/value/symbol',
      { kind: 'dated', file: 'xx.json', from: '2026-01-01' },
      '€',
    ],
    [
      'a variable, without its value',
      '/connections/dev/sso/authority',
      '/connections/dev/sso/authority',
      { kind: 'environment', file: 'xx.json', variable: 'SANDBOX_URL' },
      `\${SANDBOX_URL}/sso`,
    ],
  ])('is told to come from %s', (_, asked, pointer, source, value) => {
    expect(traceOption(asked, written)).toEqual({ kind: 'option', pointer, source, value });
  });
});

const compiled = compileText(TENANT_TEXT);
if (!compiled.ok) throw new Error('The tenant of these tests is not valid.');
const chain = [
  { file: 'languages/pt-BR.json', words: { home: { lead: 'Aqui', marked: 'TO TRANSLATE: Marked' } } },
  { file: 'languages/pt.json', words: { home: { lead: 'Ali', hint: 'Dica' } } },
];
const original = [{ file: 'languages/en.json', words: { home: { open: 'Open', marked: 'Marked' } } }];
const chainOf = (language: string) => (language === 'en' ? original : chain);
const context = { written, resolved: compiled.written, chainOf };
const trace = (key: string, language = 'pt-BR', more: Partial<Tenant> = {}, isTranslated = false) =>
  traceWords({ key, language, isTranslated }, { ...context, resolved: { ...context.resolved, ...more } });

describe('a text', () => {
  it('of the country’s own goes before the words file', () => {
    expect(trace('home.title', 'en')).toMatchObject({
      pointer: '/words/en/home.title',
      source: { kind: 'file', file: 'xx.json' },
    });
  });

  it('stands in the words file of its language, else in the one that this falls back to', () => {
    expect(trace('home.lead').source).toEqual({ kind: 'words', file: 'languages/pt-BR.json' });
    expect(trace('home.hint').source).toEqual({ kind: 'fallback', file: 'languages/pt.json' });
    expect(trace('home.lead', 'pt-BR', {}, true).source.kind).toBe('appBackend');
    // Where one of its own would stand.
    expect(trace('home.lead').pointer).toBe('/words/pt-BR/home.lead');
  });

  it('that a draft does not say yet, or only in English, is shown in the words of the original [LOV-66]', () => {
    for (const key of ['home.open', 'home.marked'])
      expect(trace(key).source, key).toEqual({ kind: 'fallback', file: 'languages/en.json' });
  });

  it('that a file writes among its options is found there', () => {
    const subjects = ['other', { id: 'fees', label: { en: 'Fees' } }];
    const { resolved } = context;
    const contact = { ...resolved.contact, subjects };
    expect(trace('contact.subjects.fees', 'en', { contact }).pointer).toBe('/contact/subjects/1/label/en');
    expect(trace('products.own.meal', 'en').pointer).toBe('/card/products/meal/name/en');
    expect(trace('contactBlock.own.0', 'en').pointer).toBe('/contact/phoneLine');
    const link = { text: { en: 'Jobs' }, href: 'https://jobs.example/' };
    const footer: Tenant['footer'] = { links: ['gdpr', link], others: 'last' };
    expect(trace('footer.own.https://jobs.example/', 'en', { footer }).pointer).toBe(
      '/footer/links/1/text/en',
    );
  });
});

describe('a colour', () => {
  const theme = { brand: '#0C7A5B', accent: '#FFC145' };
  it.each([
    ['brand', ['/theme/brand']],
    ['brand-wash', ['/theme/brand']],
    ['accent-soft', ['/theme/accent']],
    ['on-brand', []],
    ['nobody-knows', []],
  ])('%s is told to come from %j', (name, places) => {
    expect(findColours([name], theme)).toEqual(places);
  });

  it('of a shade of its own comes from there', () => {
    expect(findColours(['brand-20'], { ...theme, shades: { 20: '#DDEEDD' } })).toEqual(['/theme/shades/20']);
  });
});

describe('a screen that not every tenant has', () => {
  it.each<[string, Partial<Manifest>, string | null]>([
    ['its feature', { feature: 'balances' }, '/features/balances'],
    ['what its manifest asks about', { isOffered: ({ terms }) => terms.shown !== 'off' }, '/terms/shown'],
    ['what nobody has written', { isOffered: ({ links }) => !links.accessibility }, '/links/accessibility'],
    [
      'the last of several, where the first did not decide',
      { isOffered: ({ terms, links }) => terms.shown === 'paused' || !links.accessibility },
      '/links/accessibility',
    ],
    ['nothing, where every tenant has it', {}, null],
  ])('hangs on %s', (_, manifest, pointer) => {
    const screen = aScreen({ id: 'help', paths: ['help'], ...manifest });
    expect(gateOf(screen, compiled.publicTenant)).toBe(pointer);
  });
});

describe('a card that a screen is not there for', () => {
  const card: CardFacts = {
    id: '1',
    status: 'active',
    isVirtual: false,
    flags: {
      canBeDeleted: false,
      isBlockDisplayed: true,
      isBlockedTemporarily: false,
      canBeActivated: false,
      isPinChangeDisplayed: false,
      isPinRevealDisplayed: false,
      isPermanentBlockDisplayed: false,
    },
  };
  it('is told by the flag, the status or the kind that would have to be another', () => {
    expect(describeFailedConditions(({ flags }) => flags.canBeDeleted, card)).toEqual([
      'server flag canBeDeleted set',
    ]);
    expect(describeFailedConditions(({ isVirtual }) => isVirtual, card)).toEqual(['a virtual card']);
    const unblock = ({ status, flags }: CardFacts) => status === 'blocked' && flags.isBlockedTemporarily;
    expect(describeFailedConditions(unblock, card)).toEqual([
      'server flag isBlockedTemporarily set and status blocked (now active)',
    ]);
  });
});

describe('a place of the file', () => {
  const option = (pointer: string): Origin => ({
    ...({ kind: 'option', pointer, value: null } as const),
    source: { kind: 'default' },
  });
  const word = (kind: 'words' | 'file'): Origin => ({
    ...({ kind: 'words', key: 'home.title', language: 'en', pointer: '/words/en/home.title' } as const),
    source: { kind, file: 'x.json' },
  });
  const answer = {
    screen: null,
    things: [
      { id: 1, origins: [option('/theme/brand')] },
      { id: 2, origins: [option('/themes')] },
      { id: 3, origins: [word('words')] },
      { id: 4, origins: [word('file')] },
    ],
    absent: [
      {
        ...({ kind: 'screen', id: 'x', title: 'X', pointer: '/features/x' } as const),
        reason: { kind: 'noCard' } as const,
      },
    ],
  };
  it.each([
    ['/theme', [1], 0],
    ['/theme/brand', [1], 0],
    ['/words', [4], 0],
    ['/words/en/home.title', [4], 0],
    ['/features', [], 1],
    ['', [], 0],
  ])('%s touches things %j', (place, things, absent) => {
    const touched = touches(answer, place);
    expect([touched.things, touched.absent.length]).toEqual([things, absent]);
  });
});
