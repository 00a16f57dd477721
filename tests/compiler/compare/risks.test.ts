// Over 250 lines: one table of changes, a row each, with its risk.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltInWords, loadWordsFiles, wordsOf } from '../../../compiler/builtInWords.ts';
import { compareFiles } from '../../../compiler/compare/compareFiles.ts';
import type { Difference } from '../../../compiler/compare/difference.ts';
import { groupChanges, riskOfAll } from '../../../compiler/compare/groupChanges.ts';
import { riskOf } from '../../../compiler/compare/risks.ts';
import { compileTenant } from '../../../compiler/compileTenant.ts';
import { tenantSchema } from '../../../compiler/tenantSchema.ts';
import { manifests } from '../../../screens/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests write into tenant files of any shape
type Json = any;

const original = readFileSync('tenant-config/ro.json', 'utf8');
let words: BuiltInWords;
beforeAll(async () => {
  words = wordsOf(await loadWordsFiles('tenant-config/languages'));
});

function read(text: string) {
  const compiled = compileTenant({
    text,
    file: 'ro.json',
    environment: 'dev',
    variables: {},
    words,
    screens: manifests,
    version: '3.10.4',
    today: () => '2026-11-21',
  });
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  return compiled.written;
}

function differencesOf(
  change: (tenant: Json) => void,
  first: (tenant: Json) => void = () => {},
): Difference[] {
  const [before, after] = [JSON.parse(original), JSON.parse(original)];
  for (const each of [before, after]) first(each);
  change(after);
  const context = { words, screens: manifests, environment: 'dev' as const, day: '2026-11-21' };
  return compareFiles(read(JSON.stringify(before)), read(JSON.stringify(after)), context);
}

type Row = readonly [
  what: string,
  change: (tenant: Json) => void,
  told: { group: string; kind: string; risk: string; pointer: string; sentence: string },
];

const ROWS: readonly Row[] = [
  [
    'a currency',
    (tenant) => {
      tenant.currency = { code: 'EUR', symbol: '€' };
    },
    {
      group: 'money',
      kind: 'changed',
      risk: 'high',
      pointer: '/currency/symbol',
      sentence: 'An amount is written 1234.56\u00a0€ instead of 1234.56\u00a0lei.',
    },
  ],
  [
    'the sign-in client of one environment',
    (tenant) => {
      tenant.connections.prod.sso.clientId = 'ro-portal-2';
    },
    {
      group: 'operators',
      kind: 'changed',
      risk: 'high',
      pointer: '/connections/prod/sso/clientId',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as the file writes it
      sentence: 'The client id at the provider is ro-portal-2 instead of ${TENANT}-portal (prod).',
    },
  ],
  [
    'a language that goes',
    (tenant) => {
      tenant.languages = ['ro'];
      delete tenant.words?.en;
    },
    {
      group: 'languages',
      kind: 'removed',
      risk: 'high',
      pointer: '/languages',
      sentence: 'The portal cannot be read in English.',
    },
  ],
  [
    'a screen that goes',
    (tenant) => {
      tenant.features.balances = 'off';
    },
    {
      group: 'screens',
      kind: 'removed',
      risk: 'high',
      pointer: '/features/balances',
      sentence: 'The screen “Solduri” cannot be opened: its address is not found.',
    },
  ],
  [
    'a screen that is paused',
    (tenant) => {
      tenant.features.balances = 'paused';
    },
    {
      group: 'screens',
      kind: 'changed',
      risk: 'medium',
      pointer: '/features/balances',
      sentence: 'The screen “Solduri” is paused: it stays in its menus and says why.',
    },
  ],
  [
    'a third party',
    (tenant) => {
      tenant.connections.prod.tagManager = null;
    },
    {
      group: 'thirdParties',
      kind: 'removed',
      risk: 'medium',
      pointer: '/connections/prod/tagManager',
      sentence: 'Tag manager: not loaded (prod).',
    },
  ],
  [
    'a colour',
    (tenant) => {
      tenant.theme.brand = '#0B5FA5';
    },
    {
      group: 'look',
      kind: 'changed',
      risk: 'low',
      pointer: '/theme/brand',
      sentence: 'The main colour is #0B5FA5 instead of #7B2D8E.',
    },
  ],
  [
    'a text',
    (tenant) => {
      tenant.words = { ...tenant.words, en: { ...tenant.words?.en, 'nav.contact': 'Write to us' } };
    },
    {
      group: 'words',
      kind: 'changed',
      risk: 'low',
      pointer: '/words/en/nav.contact',
      sentence: 'In English, people read “Write to us” instead of “Contact”.',
    },
  ],
  [
    'the privacy policy',
    (tenant) => {
      tenant.links.privacy = 'https://www.sorvia.example/ro/privacy-2';
    },
    {
      group: 'content',
      kind: 'changed',
      risk: 'medium',
      pointer: '/links/privacy',
      sentence:
        'The link to the privacy policy is https://www.sorvia.example/ro/privacy-2 instead of https://www.sorvia.example/ro/privacy.',
    },
  ],
];

describe('a change', () => {
  it.each(ROWS)('of %s is told in a sentence, with its risk and its key', (_, change, told) => {
    const found = differencesOf(change);
    expect(
      found.map(({ group, kind, risk, pointer, sentence }) => ({ group, kind, risk, pointer, sentence })),
    ).toContainEqual(told);
    for (const { why } of found) expect(why).toMatch(/^[A-Z].*\.$/);
  });

  it('has the highest risk of what causes it, and so has the whole', () => {
    const found = differencesOf((tenant) => {
      tenant.theme.brand = '#0B5FA5';
      tenant.limits = { ...tenant.limits, idleMinutes: 5 };
    });
    const groups = groupChanges(found);
    expect(groups.map(({ title, changes }) => [title, changes[0]?.risk])).toEqual([
      ['Look', 'low'],
      ['Logging in and out', 'medium'],
    ]);
    expect(riskOfAll(groups)).toBe('medium');
    expect(riskOfAll([])).toBeNull();
  });

  it('of every part of a tenant file has a risk by the table, and not for want of a row', () => {
    const parts = Object.keys(tenantSchema.properties ?? {});
    const unknown = parts.filter((part) => {
      const found = { group: 'operators', pointer: `/${part}`, before: 1, after: 2, sentence: '' } as const;
      return riskOf(found).why.startsWith('Nothing is known');
    });
    expect(unknown).toEqual([]);
  });
});

describe('a change of a form', () => {
  const NO_RULES = (tenant: Json) => {
    tenant.validation = {};
  };

  type Example = readonly [
    what: string,
    change: (tenant: Json) => void,
    pointer: string,
    examples: readonly string[],
    risk: string,
  ];

  const EXAMPLES: readonly Example[] = [
    [
      'a shorter first name',
      (tenant) => {
        tenant.validation = { firstName: { min: 1 } };
      },
      '/validation/firstName/min',
      ['“O” is now accepted.'],
      'low',
    ],
    [
      'a longer first name at least',
      (tenant) => {
        tenant.validation = { firstName: { min: 3 } };
      },
      '/validation/firstName/min',
      ['“Jo” is now refused.'],
      'medium',
    ],
    [
      'a message of other lengths',
      (tenant) => {
        tenant.validation = { message: { min: 10, max: 500 } };
      },
      '/validation/message/min',
      ['A text of 5 characters is now refused.'],
      'medium',
    ],
    [
      'phone numbers of a further prefix',
      (tenant) => {
        tenant.phone = { ...tenant.phone, lengthRestrictions: { '+420': 9 } };
      },
      '/phone/lengthRestrictions/+420',
      ['+420 601 234 56 is now refused.'],
      'medium',
    ],
    [
      'phone numbers of other lengths',
      (tenant) => {
        tenant.phone = { ...tenant.phone, lengthRestrictions: { '+40': [8, 9] } };
      },
      '/phone/lengthRestrictions/+40',
      ['+40 601 234 56 is now accepted.'],
      'low',
    ],
    [
      'stronger passwords',
      (tenant) => {
        tenant.validation = { password: { min: 10 } };
      },
      '/validation/password/min',
      ['“Aa1!bene” is now refused.'],
      'medium',
    ],
    [
      'postal codes as a country writes them',
      (tenant) => {
        tenant.address = { ...tenant.address, postalCodes: { RO: '999999' } };
      },
      '/address/postalCodes/RO',
      ['“12345” is now refused.'],
      'medium',
    ],
  ];

  it.each(EXAMPLES)(
    'names what somebody can newly type, or no longer: %s',
    (_, change, pointer, examples, risk) => {
      const found = differencesOf(change, NO_RULES).filter(
        (each) => each.group === 'forms' && [each.pointer, ...each.otherPointers].includes(pointer),
      );
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]).toMatchObject({ examples, risk });
    },
  );
});
