// Over 250 lines: one case for each kind of difference that a card holder sees.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Difference } from '../../compiler/compare/difference.ts';
import { runCommand } from '../../compiler/runCommand.ts';
import { manifests } from '../../screens/index.ts';

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'));
});
afterAll(() => rm(folder, { recursive: true }));

// Every screen counts as built, so that a switch shows what it switches.
const built = manifests.map((manifest) => ({ ...manifest, load: async () => ({ default: () => null }) }));

async function run(words: readonly string[], { screens = built, day = '2026-11-21' } = {}): Promise<Answer> {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await runCommand({
    words,
    variables: {},
    screens,
    version: '3.10.4',
    today: () => day,
    now: new Date(`${day}T12:00:00Z`),
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

// biome-ignore lint/suspicious/noExplicitAny: tests write into tenant files of any shape
type Json = any;

let written = 0;
/** A copy of a shipped tenant with something changed. */
async function variantOf(code: string, change: (tenant: Json) => void): Promise<string> {
  const tenant = JSON.parse(await readFile(`tenant-config/${code}.json`, 'utf8'));
  change(tenant);
  written += 1;
  const path = join(folder, `${code}-${written}.json`);
  await writeFile(path, JSON.stringify(tenant));
  return path;
}

async function differencesOf(
  code: string,
  change: (tenant: Json) => void,
  options: { screens?: typeof built; day?: string } = {},
): Promise<Difference[]> {
  const {
    out,
    errors,
    code: exit,
  } = await run(['diff', code, await variantOf(code, change), '--json'], options);
  expect([exit, errors, exit === 0 ? '' : out]).toEqual([0, '', '']);
  return JSON.parse(out);
}

const reported = (differences: readonly Difference[]) =>
  differences.map(({ group, pointer, sentence }) => [group, pointer, sentence]);

const LEV = { code: 'BGN', symbol: 'лв.', secondary: { code: 'EUR', symbol: '€', rate: 1.95583 } };
const EURO = { code: 'EUR', symbol: '€', secondary: { code: 'BGN', symbol: 'лв.', rate: 0.51129 } };

describe('npm run tenant -- diff', () => {
  it('names the screens and menu entries that a feature brings, and the switch that causes them', async () => {
    const found = await differencesOf('bg', (tenant) => {
      tenant.features.balances = 'on';
    });
    expect(reported(found)).toEqual([
      ['screens', '/features/balances', 'The screen “Наличности” can be opened.'],
      ['menus', '/features/balances', 'The entry “Наличности” stands in the side menu of one card.'],
    ]);
    expect(found[0]).toMatchObject({ before: 'absent', after: 'on', from: null, until: null });
  });

  it('tells all else that changed beside a feature that brings a form', async () => {
    const others = (tenant: Json) => {
      tenant.theme.brand = '#112233';
      tenant.limits = { ...tenant.limits, idleMinutes: 7 };
    };
    const off = (tenant: Json) => {
      tenant.features.blockAndReplace = 'off';
    };
    const on = (tenant: Json) => {
      tenant.features.blockAndReplace = 'on';
      others(tenant);
    };
    const { out } = await run(['diff', await variantOf('pl', off), await variantOf('pl', on), '--json']);
    const pointers = (JSON.parse(out) as Difference[]).map(({ pointer }) => pointer);
    expect(pointers).not.toContain('');
    expect(pointers).toEqual(
      expect.arrayContaining(['/features/blockAndReplace', '/theme/brand', '/limits/idleMinutes']),
    );
  });

  it('tells a paused screen from one that is taken away', async () => {
    const paused = await differencesOf('ro', (tenant) => {
      tenant.features.balances = 'paused';
    });
    expect(reported(paused)).toEqual([
      [
        'screens',
        '/features/balances',
        'The screen “Solduri” is paused: it stays in its menus and says why.',
      ],
    ]);
    const taken = await differencesOf('ro', (tenant) => {
      tenant.features.balances = 'off';
    });
    expect(reported(taken)).toContainEqual([
      'menus',
      '/features/balances',
      'The entry “Solduri” does not stand in the side menu of one card.',
    ]);
  });

  it('leaves to operators what no card holder sees before its screen is built', async () => {
    const unbuilt = built.map((each) => {
      if (each.id !== 'myCardBalances') return each;
      const { load: _, ...manifest } = each;
      return manifest as typeof each;
    });
    const found = await differencesOf(
      'bg',
      (tenant) => {
        tenant.features.balances = 'on';
      },
      { screens: unbuilt },
    );
    expect(found.map(({ group }) => group)).toEqual(['operators']);
  });

  it('tells how days, times, digits and payments are written, by examples', async () => {
    const found = await differencesOf('bg', (tenant) => {
      tenant.formats = { en: { locale: 'en-US', hours: 'h12' }, bg: { days: 'DD.MM.YYYY' } };
      tenant.money = { sign: 'afterNumber' };
      tenant.card.expiryFormat = 'YYYY/MM';
    });
    expect(reported(found)).toEqual([
      ['money', '/money/sign', 'A payment is written 1234.56−\u00a0лв. instead of −1234.56\u00a0лв.'],
      ['behaviour', '/formats/bg', 'In “bg” a day is written 25.03.2029 instead of 25 март 2029 г.'],
      [
        'behaviour',
        '/formats/bg',
        'In “bg” the day above payments is written неделя, 25.03 instead of неделя, 25 март.',
      ],
      ['behaviour', '/formats/en', 'In “en” a day is written March 25, 2029 instead of 25 March 2029.'],
      [
        'behaviour',
        '/formats/en',
        'In “en” the day above payments is written Sunday, March 25 instead of Sunday 25 March.',
      ],
      ['behaviour', '/formats/en', 'In “en” a time is written 6:05\u00a0PM instead of 18:05.'],
      [
        'cards',
        '/card/expiryFormat',
        'The way in which an expiry date is written is YYYY/MM instead of MM/YYYY.',
      ],
    ]);
  });

  it('tells fewer decimals and other digits by what they make of an amount', async () => {
    const found = await differencesOf('ro', (tenant) => {
      tenant.currency.shownDecimals = 0;
      tenant.formats = { ro: { digits: 'arab' } };
    });
    expect(reported(found)).toEqual([
      ['money', '/currency/shownDecimals', 'An amount is written 1235\u00a0lei instead of 1234.56\u00a0lei.'],
      ['behaviour', '/formats/ro', expect.stringMatching(/^In “ro” a day is written ٢٥ martie ٢٠٢٩ instead/)],
      [
        'behaviour',
        '/formats/ro',
        expect.stringMatching(/duminică, ٢٥ martie instead of duminică, 25 martie\.$/),
      ],
      ['behaviour', '/formats/ro', 'In “ro” a time is written ١٨:٠٥ instead of 18:05.'],
      ['behaviour', '/formats/ro', 'In “ro” an amount is written ١٢٣٥\u00a0lei instead of in Latin digits.'],
    ]);
  });

  it('shows money by an example, before and after, with all that takes part in it', async () => {
    const found = await differencesOf('bg', (tenant) => {
      tenant.currency = { code: 'EUR', symbol: '€' };
      tenant.money = { grouping: ' ', decimal: ',' };
    });
    const money = found.find(({ before }) => String(before).includes('лв.'));
    expect(money).toMatchObject({
      group: 'money',
      before: '1234.56\u00a0лв. (631.22\u00a0€)',
      after: '1\u00a0234,56\u00a0€',
    });
    expect([money?.pointer, ...(money?.otherPointers ?? [])].sort()).toEqual([
      '/currency/secondary',
      '/currency/symbol',
      '/money/decimal',
      '/money/grouping',
    ]);
    expect(reported(found)).toContainEqual([
      'money',
      '/currency/code',
      'The currency is EUR instead of BGN.',
    ]);
  });

  it('says from which day a dated change holds, and is silent about days that are past', async () => {
    const change = (tenant: Json) => {
      tenant.currency = [
        { from: '0001-01-01', value: LEV },
        { from: '2027-01-01', value: EURO },
      ];
    };
    const ahead = await differencesOf('bg', change, { day: '2026-12-31' });
    expect(ahead.length).toBeGreaterThan(0);
    expect(new Set(ahead.map(({ from }) => from))).toEqual(new Set(['2027-01-01']));
    const there = await differencesOf('bg', change, { day: '2027-01-01' });
    expect(there.map(({ sentence }) => sentence)).toEqual(ahead.map(({ sentence }) => sentence));
    expect(new Set(there.map(({ from }) => from))).toEqual(new Set([null]));

    const text = await run(['diff', 'bg', await variantOf('bg', change)]);
    expect(text.out).toContain('- From 1 January 2027: An amount is written');

    const past = await differencesOf('bg', (tenant) => {
      tenant.currency = [
        { from: '0001-01-01', value: EURO },
        { from: '2020-01-01', value: LEV },
      ];
    });
    expect(past.map(({ group, pointer }) => [group, pointer])).toEqual([['operators', '/currency']]);
  });

  it('says until when a difference holds that goes away by itself', async () => {
    const found = await differencesOf('ro', (tenant) => {
      tenant.features.balances = [
        { from: '0001-01-01', value: 'paused' },
        { from: '2027-02-01', value: 'on' },
      ];
    });
    expect(found).toMatchObject([{ group: 'screens', from: null, until: '2027-02-01' }]);
  });

  it('tells words by language and key, as they read before and after', async () => {
    const found = await differencesOf('pl', (tenant) => {
      tenant.words.en = { ...tenant.words.en, 'home.title': 'Everything on one card' };
    });
    expect(found).toMatchObject([
      {
        group: 'words',
        pointer: '/words/en/home.title',
        before: 'Your benefits, always at hand',
        after: 'Everything on one card',
      },
    ]);
    expect(found[0]?.sentence).toContain('In English, people read “Everything on one card” instead of “Your');
  });

  it('tells languages, addresses, look, notices and links in groups of their own', async () => {
    const found = await differencesOf('pl', (tenant) => {
      tenant.languages = ['en', 'pl', 'uk'];
      tenant.hosts = { singleTenant: ['karty.example'] };
      tenant.theme.brand = '#123456';
      tenant.links.faq = 'https://help.example/pl';
      tenant.home.partnerLinks.pop();
      tenant.notices = [
        {
          kind: 'news',
          from: '2026-12-01',
          until: null,
          title: { pl: 'Nowa strona', en: 'A new site', uk: 'Новий сайт' },
          text: { pl: 'Już jest.', en: 'It is here.', uk: 'Вона вже тут.' },
        },
      ];
    });
    expect(reported(found)).toEqual(
      expect.arrayContaining([
        ['languages', '/languages', 'The portal opens in English instead of Polski.'],
        [
          'addresses',
          '/hosts/singleTenant',
          'The list of hosts that serve this tenant alone is karty.example instead of none.',
        ],
        ['look', '/theme/brand', 'The main colour is #123456 instead of #2A48E8.'],
        ['notices', '/notices/0', 'The notice “A new site” is there, news, from 2026-12-01.'],
        ['content', '/home/partnerLinks/5', 'The merchant “Koszyk” is not there on the home page.'],
      ]),
    );
    const menu = found.find(({ group }) => group === 'menus');
    expect(menu?.sentence).toContain('leads to https://help.example/pl instead of');
  });

  it('tells a field of the tenant’s own once, with the options of both forms that ask for it', async () => {
    const extra = [
      {
        name: 'taxNumber',
        kind: 'digits',
        label: { bg: 'Данъчен номер', en: 'Tax number' },
        required: true,
        minLength: 9,
        maxLength: 10,
        sentAs: 'tax_number',
      },
    ];
    const found = await differencesOf('bg', (tenant) => {
      tenant.forms = { registration: { extra }, personalInfo: { extra } };
      tenant.names = { order: 'familyFirst' };
    });
    expect(
      found.map(({ pointer, otherPointers, sentence }) => [sentence, pointer, ...otherPointers]),
    ).toEqual([
      [
        '“Лични данни” asks for “Данъчен номер” (required, digits only, at least 9 characters, at most 10 characters, the field takes 10 characters).',
        '/forms/registration/extra',
        '/forms/personalInfo/extra',
      ],
      [
        'The order of a person’s names is the family name first instead of the given name first.',
        '/names/order',
      ],
    ]);
  });

  it('tells one rule of several forms once, with what it was', async () => {
    const found = await differencesOf('pl', (tenant) => {
      tenant.validation = { email: { max: 90 } };
    });
    // The email, and the email once more.
    expect(found.map(({ pointer }) => pointer)).toEqual(['/validation/email/max', '/validation/email/max']);
    expect(found[0]?.sentence).toMatch(/at most 90 characters instead of at most 100 characters/);
  });

  it('tells third parties of each environment to card holders, addresses of the gateway to operators', async () => {
    const found = await differencesOf('ro', (tenant) => {
      tenant.connections.prod.chat = null;
      tenant.connections.prod.gateway.rootUrl = 'https://other.example/v1';
      tenant.connections.uat.sso.authority = 'https://login.example';
    });
    expect(reported(found)).toEqual([
      [
        'session',
        '/connections/uat/sso/authority',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
        'Card holders log in at https://login.example instead of ${SSO_AUTHORITY} (uat).',
      ],
      ['thirdParties', '/connections/prod/chat', 'Chat assistant: not loaded (prod).'],
      [
        'operators',
        '/connections/prod/gateway/rootUrl',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
        'The address of the gateway is https://other.example/v1 instead of ${GATEWAY_URL}/v1 (prod).',
      ],
    ]);
  });

  const alike = async (code: string, change: (tenant: Json) => void, other?: string) => {
    const { code: exit, out, errors } = await run(['diff', code, other ?? (await variantOf(code, change))]);
    expect([exit, errors]).toEqual([0, '']);
    // Wrapped lines are joined again.
    return out.replace(/\n {4}(?! *\/)(?=\S)/g, ' ');
  };

  it.each<[string, (tenant: Json) => void, RegExp]>([
    [
      'merchants that went',
      (tenant) => tenant.home.partnerLinks.splice(0, 3),
      /^ {2}- The merchants “Бяла лъжица”, “Зелен ред” and “Обедник” are not there on the home page\.\n {6}\/home\/partnerLinks\/0 \/home\/partnerLinks\/1 \/home\/partnerLinks\/2$/m,
    ],
    [
      'links below another folder',
      (tenant) => {
        for (const key of ['corporate', 'legal', 'privacy'])
          tenant.links[key] = tenant.links[key].replace('/bg', '/bulgaria');
      },
      /- In 3 addresses, “bulgaria” stands where “bg” stood: the link to the corporate site, the link to the legal agreement and the link to the privacy policy\.\n {6}\/links\/corporate \/links\/legal \/links\/privacy/,
    ],
    [
      'terms of products',
      (tenant) => {
        for (const name of ['meal', 'gift'])
          tenant.card.products[name].termsUrl = `https://t.example/${name}`;
      },
      /- The address of a product’s terms is https:\/\/t\.example\/meal \(meal\) and https:\/\/t\.example\/gift \(gift\) instead of none\./,
    ],
    [
      'ids of several environments',
      (tenant) => {
        for (const name of ['test', 'uat'])
          tenant.connections[name].tagManager.id = `GTM-OTHER${name.length}`;
      },
      /- Tag manager: the id is GTM-OTHER4 instead of GTM-BGTEST01 \(test\); GTM-OTHER3 instead of GTM-BGUAT01 \(uat\)\./,
    ],
    [
      'screens that come',
      (tenant) => {
        tenant.features = { ...tenant.features, balances: 'on', merchandisingPartners: 'on' };
      },
      /- The entries “[^”]+” and “[^”]+” stand in the side menu of one card\./,
    ],
  ])('tells %s in one sentence', async (_, change, sentence) => {
    expect(await alike('bg', change)).toMatch(sentence);
  });

  it('tells apart what begins or ends on other days', async () => {
    const { home } = JSON.parse(await readFile('tenant-config/bg.json', 'utf8'));
    const out = await alike('bg', (tenant) => {
      tenant.home.banners = [
        { from: '0001-01-01', value: home.banners.slice(1) },
        { from: '2027-01-01', value: [] },
      ];
    });
    expect(out).toMatch(/- The partner banner “[^”]+” is not there on the home page\./);
    expect(out).toMatch(/- From 1 January 2027: The partner banner “[^”]+” is not there/);
  });

  it('tells times in seconds and choices in words', async () => {
    const out = await alike('bg', (tenant) => {
      tenant.toast = { duration: 5000 };
      tenant.terms = { cardTerms: 'single', cardTermsUrl: 'https://www.sorvia.example/bg/t' };
      tenant.carousel = { swipe: 0.9 };
    });
    expect(out).toContain('The time for which a message stays is 5 seconds instead of 8.45 seconds.');
    expect(out).toContain('that a swipe must leave uncrossed at most” is 0.9 instead of 0.95.');
    expect(out).toContain(
      'The address of the terms of all cards is https://www.sorvia.example/bg/t instead of',
    );
    expect(await alike('bg', () => undefined, 'ro')).toContain(
      'is one page for each product instead of one page for all cards.',
    );
  });

  it('says so when card holders would see no difference', async () => {
    const path = await variantOf('ro', (tenant) => {
      tenant.connections.prod.gateway.rootUrl = 'https://other.example/v1';
    });
    const { code, out } = await run(['diff', 'ro', path]);
    expect(code).toBe(0);
    expect(out).toContain('No difference that a card holder would see.');
    expect(out).toContain('What only operators notice');
  });

  it('keeps its report within 100 columns, and lists every group of two countries', async () => {
    const { code, out } = await run(['diff', 'bg', 'ro']);
    expect(code).toBe(0);
    // A single word, such as a pointer, cannot be broken.
    const wide = out.split('\n').filter((line) => [...line].length > 100 && line.trim().includes(' '));
    expect(wide).toEqual([]);
    for (const title of [
      'Addresses',
      'Languages',
      'Look',
      'Screens',
      'Menus',
      'Money',
      'Forms',
      'Third parties',
    ]) {
      expect(out).toMatch(new RegExp(`^${title}$`, 'm'));
    }
  });

  it('prints the problems of either side as validate does, exit code 1', async () => {
    const path = await variantOf('ro', (tenant) => {
      tenant.timeZone = 'Europe/Nowhere';
    });
    const text = await run(['diff', 'pl', path]);
    expect([text.code, text.out]).toEqual([1, '']);
    expect(text.errors).toMatch(/^.+:\d+:\d+ \/timeZone /);
    const json = await run(['diff', path, 'pl', '--json']);
    expect([json.code, json.errors]).toEqual([1, '']);
    expect(JSON.parse(json.out)).toMatchObject([{ pointer: '/timeZone', file: path }]);
  });

  it.each([
    [['diff', 'bg'], /Usage/],
    [['diff', 'bg', 'pl', 'ro'], /Usage/],
    [['diff', 'bg', 'pl', '--jsn'], /Usage/],
    [['diff', 'bg', 'zz'], /no tenant and no file "zz"; there are bg, pl, ro/],
  ])('answers %j with exit code 2', async (words, message) => {
    const { code, errors } = await run(words);
    expect(code).toBe(2);
    expect(errors).toMatch(message);
  });
});
