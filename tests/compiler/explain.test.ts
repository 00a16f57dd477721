// Over 250 lines: one case for each part of the explanation.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantExplanation } from '../../compiler/explain/tenantExplanation.ts';
import { runCommand } from '../../compiler/runCommand.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { manifests } from '../../screens/index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'explain-'));
});
afterAll(() => rm(folder, { recursive: true }));

const built: readonly Manifest[] = manifests.map((manifest) => ({
  ...manifest,
  load: async () => ({ default: () => null }),
}));

interface RunOptions {
  readonly screens?: readonly Manifest[];
  readonly variables?: Readonly<Record<string, string>>;
  readonly now?: string;
}

async function run(words: readonly string[], options: RunOptions = {}) {
  const { screens = built, variables = {}, now = '2026-11-21T12:00:00Z' } = options;
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await runCommand({
    words,
    variables,
    screens,
    version: '3.10.4',
    today: () => now.slice(0, 10),
    now: new Date(now),
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

async function explain(name: string, options: RunOptions & { readonly words?: readonly string[] } = {}) {
  const { out, errors, code } = await run(['explain', name, '--json', ...(options.words ?? [])], options);
  expect([code, errors]).toEqual([0, '']);
  return JSON.parse(out) as TenantExplanation;
}

// biome-ignore lint/suspicious/noExplicitAny: tests write into tenant files of any shape
type Json = any;

let written = 0;
async function variantOf(code: string, change: (tenant: Json) => void): Promise<string> {
  const tenant = JSON.parse(await readFile(`tenant-config/${code}.json`, 'utf8'));
  change(tenant);
  written += 1;
  const path = join(folder, `${code}-${written}.json`);
  await writeFile(path, JSON.stringify(tenant));
  return path;
}

const screenOf = (explanation: TenantExplanation, id: string) =>
  explanation.screens.offered.find((screen) => screen.id === id);
const menuOf = (explanation: TenantExplanation, menu: string) =>
  explanation.menus.find((each) => each.menu === menu)?.entries ?? [];

describe('npm run tenant -- explain', () => {
  it.each([
    ['bg', 'BGN', '1234.56\u00a0лв. (631.22\u00a0€)', '12/2029', ['Български', 'English']],
    ['pl', 'PLN', '1234.56\u00a0zł', null, ['Polski', 'English', 'Українська']],
    ['ro', 'RON', '1234.56\u00a0lei', '12/2029', ['Română', 'English']],
  ])('says which money, expiry and languages %s has', async (code, currency, example, expiry, languages) => {
    const explanation = await explain(code);
    expect(explanation.money).toMatchObject({ currency, example });
    expect(explanation.cards.expiry).toBe(expiry);
    expect(explanation.languages.map(({ name }) => name)).toEqual(languages);
    expect(explanation.languages[1]?.home).toBe(`/${code}/en/`);
  });

  it('lists a screen with its addresses, its title in the default language and who may open it', async () => {
    const explanation = await explain('ro');
    expect(screenOf(explanation, 'myCardBalances')).toEqual({
      id: 'myCardBalances',
      title: 'Solduri',
      option: 'features.balances',
      addresses: ['/ro/my-cards/card-details/:cardId/balances'],
      access: 'signed-in card holders, for a card of their own',
      state: 'on',
    });
    expect(screenOf(explanation, 'home')).toMatchObject({ addresses: ['/ro/', '/ro/en'], access: 'anyone' });
    expect(screenOf(explanation, 'myCardBlock')?.access).toBe(
      'signed-in card holders, for a card of their own, only cards that do not wait for verification and are not blocked and can be blocked and unblocked and are not blocked temporarily',
    );
    expect(explanation.screens.notOffered.map(({ id, option }) => [id, option])).toContainEqual([
      'myCardAcceptance',
      'features.cardAcceptance',
    ]);
  });

  it('labels menus in the language that is asked for, in their order', async () => {
    const path = await variantOf('pl', (tenant) => {
      tenant.words = { en: { 'nav.faq': 'Questions' } };
      tenant.navigation.hideRules = [{ item: 'contactUs', screens: ['accountHome'], category: 'gift-only' }];
    });
    const explanation = await explain(path, { words: ['--lang', 'en'] });
    expect(explanation.language).toBe('en');
    expect(menuOf(explanation, 'top').map(({ label }) => label)).toEqual([
      'My cards',
      'Our network',
      'Questions',
      'Contact',
    ]);
    const contact = menuOf(explanation, 'top').find(({ id }) => id === 'contactUs');
    expect(contact?.hidden).toEqual(['on My cards while the card’s first category is “gift-only”']);
    // What cannot be undone comes last.
    expect(menuOf(explanation, 'card').slice(-2)).toMatchObject([
      { id: 'myCardRemove', condition: 'cards that can be removed' },
      { id: 'myCardBlockPermanently' },
    ]);
  });

  it('tells what is switched on and not built apart from what is offered and from what is not', async () => {
    const screens = manifests.map(({ load, ...rest }) =>
      rest.id === 'contactUs' || !load ? rest : { ...rest, load },
    );
    const explanation = await explain('ro', { screens });
    expect(explanation.screens.notBuilt.map(({ id }) => id)).toContain('contactUs');
    expect(screenOf(explanation, 'contactUs')).toBeUndefined();
    expect(explanation.screens.notOffered.map(({ id }) => id)).not.toContain('contactUs');
    const ids = [explanation.screens.offered, explanation.screens.notBuilt, explanation.screens.notOffered]
      .flat()
      .map(({ id }) => id);
    expect(ids.sort()).toEqual(manifests.map(({ id }) => id).sort());
    expect(explanation.forms.find(({ form }) => form === 'contact')?.isBuilt).toBe(false);
    const { out } = await run(['explain', 'ro', '--full'], { screens });
    expect(out).toMatch(
      /Switched on, but not built in this version\n-+\n(?: {2}- .*\n)*? {2}- Contact \(contactUs\)/,
    );
  });

  it.each(['bg', 'pl', 'ro'])('tells of %s on one page at first, and how to read on', async (code) => {
    const { out } = await run(['explain', code]);
    const lines = out.split('\n');
    expect(lines.length).toBeLessThan(54);
    expect(lines.filter((line) => [...line].length > 100)).toEqual([]);
    const { screens, menus, forms, connection } = await explain(code);
    // Wrapped lines are joined again.
    const text = out.replace(/\n {3,}/g, ' ');
    expect(text).toMatch(new RegExp(`^ +Screens +${screens.offered.length} offered$`, 'm'));
    for (const { title } of screens.notOffered) expect(text).toContain(title);
    for (const { label } of menus.flatMap(({ entries }) => entries)) expect(text).toContain(label);
    for (const { title, fields } of forms) {
      expect(text).toContain(`${title} (${fields.length} field${fields.length === 1 ? '' : 's'})`);
    }
    expect(text).toContain(`not set: ${connection.credentials.map(({ key }) => key).join(', ')}`);
    expect(out).toMatch(/With --full, each screen/);
    const full = (await run(['explain', code, '--full'])).out;
    // All that the page says stands in the whole as well, the hint aside.
    expect(full.startsWith(lines.slice(0, -3).join('\n'))).toBe(true);
    expect(full.length).toBeGreaterThan(2 * out.length);
  });

  it('counts what is paused, announced and to come', async () => {
    const path = await variantOf('ro', (tenant) => {
      tenant.features = [
        { from: '0001-01-01', value: { balances: 'paused', merchandisingPartners: 'on' } },
        { from: '2027-01-01', value: { balances: 'on', merchandisingPartners: 'on' } },
      ];
      tenant.notices = [
        { kind: 'news', from: '2026-12-01', title: { ro: 'Nou', en: 'New' }, text: { ro: 'Nou', en: 'New' } },
      ];
    });
    const { out } = await run(['explain', path]);
    expect(out).toMatch(/^ {2}Screens +\d+ offered, of them paused: Solduri$/m);
    expect(out).toMatch(/^ {2}Notices +“Nou”$/m);
    expect(out).toMatch(/^ {2}Changes to come +\d+ changes? from 1 January 2027$/m);
  });

  it('shows a paused screen as one that says why', async () => {
    const path = await variantOf('ro', (tenant) => {
      tenant.features.balances = 'paused';
    });
    expect(screenOf(await explain(path), 'myCardBalances')?.state).toBe('paused');
    expect((await run(['explain', path, '--full'])).out).toContain(
      'Solduri (myCardBalances): paused, it says why',
    );
  });

  it('tells a dated value as it is today, and the day on which it changes', async () => {
    const path = await variantOf('bg', (tenant) => {
      const { currency } = tenant;
      tenant.currency = [
        { from: '0001-01-01', value: currency },
        { from: '2027-01-01', value: { code: 'EUR', symbol: '€' } },
      ];
    });
    const before = await explain(path, { now: '2026-12-31T12:00:00Z' });
    expect(before.money.currency).toBe('BGN');
    expect(before.changes.map(({ from }) => from)).toEqual(['2027-01-01']);
    expect(before.changes[0]?.differences.map(({ sentence }) => sentence)).toEqual([
      'An amount is written 1234.56\u00a0€ instead of 1234.56\u00a0лв. (631.22\u00a0€).',
      'The currency is EUR instead of BGN.',
    ]);
    const after = await explain(path, { now: '2027-01-01T12:00:00Z' });
    expect(after.money).toEqual({
      currency: 'EUR',
      example: '1234.56\u00a0€',
      payment: '−1234.56\u00a0€',
      exact: null,
      secondary: null,
    });
    expect(after.changes).toEqual([]);
  });

  it('tells how a country writes amounts, days and times, by examples', async () => {
    const path = await variantOf('ro', (tenant) => {
      tenant.currency = { code: 'HUF', symbol: 'Ft', shownDecimals: 0 };
      tenant.money = { grouping: ' ', sign: 'afterNumber' };
      tenant.formats = { en: { locale: 'en-US', days: 'numeric', hours: 'h12', digits: 'fullwide' } };
    });
    const { money, formats } = await explain(path);
    expect(money).toMatchObject({
      example: '1\u00a0235\u00a0Ft',
      payment: '1\u00a0235−\u00a0Ft',
      exact: '1\u00a0234.56\u00a0Ft',
    });
    expect(formats).toMatchObject([
      { language: 'ro', isOwn: false, day: '25 martie 2029', time: '18:05', amount: null },
      {
        language: 'en',
        isOwn: true,
        heading: 'Sunday, ３/２５',
        time: '６:０５\u00a0PM',
        amount: '１,２３５\u00a0Ft',
      },
    ]);
    const { out } = await run(['explain', path]);
    expect(out.replaceAll('\u00a0', ' ').replace(/\n +/g, ' ')).toContain(
      'HUF, such as 1 235 Ft; 1 235− Ft for a payment; the gateway has 1 234.56 Ft',
    );
    expect(out).toMatch(/Days in en +３\/２５\/２０２９ \| Sunday, ３\/２５ \|/);
  });

  it('tells notices that are over, in force and announced apart', async () => {
    const notice = (title: string, from: string, until: string | null) => ({
      kind: 'maintenance',
      from,
      until,
      title: { ro: title, en: title },
      text: { ro: 'Text.', en: 'Text.' },
      screens: ['accountHome'],
    });
    const path = await variantOf('ro', (tenant) => {
      tenant.notices = [
        notice('Old', '2026-01-01', '2026-02-01'),
        notice('Now', '2026-11-21T10:00', null),
        notice('Soon', '2026-12-01', '2026-12-02'),
      ];
    });
    const explanation = await explain(path);
    expect(explanation.notices.map(({ title, state }) => [title, state])).toEqual([
      ['Old', 'over'],
      ['Now', 'inForce'],
      ['Soon', 'announced'],
    ]);
    expect(explanation.notices[0]?.screens).toEqual(['Cardurile mele']);
  });

  it('lists the rules of each field as the tenant bounds them', async () => {
    const fieldsOf = (explanation: TenantExplanation, form: string) =>
      explanation.forms.find((each) => each.form === form)?.fields ?? [];
    const [bg, ro] = [await explain('bg'), await explain('ro')];
    const birth = fieldsOf(bg, 'registrationPersonal').find(({ field }) => field === 'dateOfBirth');
    expect(birth?.rules).toEqual(['optional', 'born in 1900 or later', 'at least 18 years old']);
    const fields = fieldsOf(ro, 'registrationPersonal').map(({ field }) => field);
    expect(fields).toContain('county');
    expect(fields).not.toContain('country');
    expect(fields).not.toContain('dateOfBirth');
    const path = await variantOf('bg', (tenant) => {
      tenant.forms = { registration: { phone: { required: true }, town: { shown: false } } };
    });
    const own = fieldsOf(await explain(path), 'registrationPersonal');
    expect(own.find(({ field }) => field === 'phone')?.rules[0]).toBe('required');
    expect(own.map(({ field }) => field)).not.toContain('town');
    const written = await variantOf('bg', (tenant) => {
      tenant.address = { postalCodes: { HU: '9999', IE: ['A99 XXXX', 'A9A XXXX'], AE: null } };
    });
    const code = fieldsOf(await explain(written), 'personalInfo').find(({ field }) => field === 'zipCode');
    expect(code?.rules.slice(-3)).toEqual([
      'in Hungary written as 0000',
      'in Ireland written as A00 XXXX or A0A XXXX',
      'in United Arab Emirates not asked for',
    ]);
    expect((await explain('pl')).forms.map(({ form }) => form)).not.toContain('emailChange');
  });

  it('tells the connections of the environment, and of credentials only whether they are set [CFG-03 CFG-46]', async () => {
    const secrets = join(folder, 'secrets');
    await mkdir(secrets);
    await writeFile(join(secrets, 'RO_GATEWAY_CLIENT_SECRET'), 'mounted-s3cret');
    const variables = {
      PORTAL_ENV: 'prod',
      GATEWAY_URL: 'https://gateway.example',
      APP_BACKEND_URL: 'https://backend.example',
      SSO_AUTHORITY: 'https://login.example',
      RO_GATEWAY_CLIENT_ID: 'variable-s3cret',
      CREDENTIALS_DIR: secrets,
    };
    for (const format of [['--json'], []]) {
      const { code, out, errors } = await run(['explain', 'ro', '--full', ...format], { variables });
      expect([code, errors]).toEqual([0, '']);
      expect(out).not.toMatch(/s3cret/);
      expect(out).toContain('https://login.example');
    }
    const { connection, environment } = await explain('ro', { variables });
    expect(environment).toBe('prod');
    expect(connection.credentials).toEqual([
      { key: 'RO_GATEWAY_CLIENT_ID', setBy: 'variable' },
      { key: 'RO_GATEWAY_CLIENT_SECRET', setBy: 'file' },
    ]);
    expect((await explain('ro')).connection.credentials[0]?.setBy).toBeNull();
  });

  it.each(['bg', 'pl', 'ro'])(
    'keeps the report of %s within 100 columns, with every section',
    async (code) => {
      const { out } = await run(['explain', code, '--full']);
      // A single word, such as an address, cannot be broken.
      expect(out.split('\n').filter((line) => [...line].length > 100 && / \S+ \S/.test(line))).toEqual([]);
      const sections = [...out.matchAll(/^(.+)\n-+$/gm)].map(([, title]) => title);
      expect(sections).toEqual([
        'What card holders see',
        'In short',
        'Notices',
        'Changes to come',
        'Parts',
        'Screens',
        'Switched on, but not built in this version',
        'Not offered',
        'Menus',
        'Forms',
        'Connections of dev',
        'Where values come from',
      ]);
      expect(out).not.toMatch(/undefined|\[object|null|NaN/);
    },
  );

  it('prints problems as validate does, exit code 1', async () => {
    const path = await variantOf('ro', (tenant) => {
      tenant.features.balances = 'onn';
    });
    const text = await run(['explain', path]);
    expect([text.code, text.out]).toEqual([1, '']);
    expect(text.errors).toMatch(/:\d+:\d+ \/features\/balances "onn" is not allowed/);
    const json = await run(['explain', path, '--json']);
    expect([json.code, JSON.parse(json.out)]).toMatchObject([1, [{ pointer: '/features/balances' }]]);
  });

  it.each([
    [['explain'], /Usage/],
    [['explain', 'ro', 'pl'], /Usage/],
    [['explain', 'ro', '--langg', 'en'], /Usage/],
    [['explain', 'rp'], /no tenant and no file "rp"; there are bg, pl, ro\. Did you mean "ro"\?/],
    [['explain', 'ro', '--lang', 'uk'], /no language "uk"; it has ro, en/],
  ])('answers %j with exit code 2', async (words, message) => {
    const { code, errors } = await run(words);
    expect(code).toBe(2);
    expect(errors).toMatch(message);
  });
});
