/** A country that the project has never seen: drafted, worked through, live. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editText } from '../../../compiler/drafts/editText.ts';
import { coloursOfSvg } from '../../../compiler/new-country/coloursOfSvg.ts';
import { listFeatureQuestions, listProductChoices } from '../../../compiler/new-country/questions.ts';
import { runTenant } from '../support/runTenant.ts';

let folder: string;
const run = (...words: string[]) => runTenant(folder, words);
const read = async (code: string) => readFile(join(folder, `${code}.json`), 'utf8');
/** Spaces and breaks of lines are the terminal's. */
const flat = (lines: readonly string[]) => lines.join('\n').replace(/\s+/g, ' ');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  await cp('tenant-config', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('new CODE --country', () => {
  it('tells what was prefilled, from where, and what is missing', async () => {
    const { code, out } = await run('new', 'hu', '--country', 'HU', '--brand', 'Vela', '--color', '#1F6F5C');
    expect(code).toBe(0);
    expect(out[0]).toBe(join(folder, 'hu.json'));
    const said = flat(out);
    for (const each of [
      'A draft for Hungary, copied from',
      '/name: Magyarország (Unicode CLDR',
      '/phone: +36, then 9 digits that begin with 2, 3, 5, or 7 (libphonenumber, mobile numbers)',
      '/theme/brandName: Vela (your answer)',
      '/languages: en, until the words of hu are there',
      'Hungarian has no words file yet',
      'words --new hu --from en',
      'HU_GATEWAY_CLIENT_ID, HU_GATEWAY_CLIENT_SECRET',
      '/links/privacy: "https',
    ])
      expect(said).toContain(each);
    expect(said).not.toContain('/timeZone: "');
  });

  it('tells what came along from the copied tenant though nobody was asked about it', async () => {
    const asked = ['--products', 'meal', '--on', 'balances'];
    const all = flat((await run('new', 'hu', '--country', 'HU', '--from', 'bg')).out);
    const some = flat((await run('new', 'sk', '--country', 'SK', '--from', 'bg', ...asked)).out);
    const told = (said: string) =>
      [...said.matchAll(/ - (\/\S+) is .*?as in "bg"\./g)].map(([, place]) => place);
    expect(all).toContain('/features/cardAcceptance is "on", as in "bg". Nobody was asked');
    const places = [
      '/card/products',
      '/contact/subjects',
      '/profile/updateMethod',
      '/cache/transactionsMinutes',
    ];
    expect(told(all)).toEqual(expect.arrayContaining(places));
    // What was asked, is public knowledge or has to be confirmed is told where that is told.
    expect(told(all).join()).not.toMatch(/currency|phone|links|theme|connections|words/);
    expect(told(some).join()).not.toMatch(/products|balances/);
    expect(told(some)).toContain('/features/cardAcceptance');
    expect(told(some)).toContain('/contact/subjects');
  });

  it('is live once the list is worked through, the new language included', async () => {
    expect((await run('words', '--new', 'hu', '--from', 'en')).code).toBe(0);
    const { out } = await run('new', 'hu', '--country', 'HU', '--languages', 'hu,en', '--brand', 'Vela');
    expect(flat(out)).toMatch(/Hungarian is a draft: \d+ of \d+ texts are missing/);
    const file = join(folder, 'hu.json');
    expect(JSON.parse(await read('hu'))).toMatchObject({ languages: ['en'], draftLanguages: ['hu'] });

    const words = join(folder, 'languages/hu.json');
    await writeFile(words, (await readFile(words, 'utf8')).replaceAll('TO TRANSLATE: ', ''));
    await writeFile(
      file,
      editText(await read('hu'), [
        { pointer: '/languages', value: ['hu', 'en'] },
        { pointer: '/draftLanguages', value: undefined },
        { pointer: '/words', value: undefined },
        { pointer: '/links/privacy', value: 'https://www.vela.example/privacy' },
        { pointer: '/status', value: 'live' },
      ]),
    );
    const early = await run('validate', file);
    expect(early.code).toBe(1);
    expect(flat(early.errors)).toContain('/links/legal');
    expect(flat(early.errors)).not.toContain('/links/privacy');
    expect((await run('confirm', 'hu', '--all')).code).toBe(0);
    const { code, errors } = await run('validate', file);
    // The marks are gone, and the words are English still.
    expect([code, errors]).toEqual([0, [expect.stringContaining('word for word as in English')]]);
    expect(flat((await run('explain', 'hu')).out)).toContain('Magyarország');
  });

  it('takes the closest tenant, or the one that is named, and no draft', async () => {
    expect(flat((await run('new', 'md', '--country', 'MD')).out)).toContain('copied from "ro"');
    expect(flat((await run('new', 'lv', '--country', 'LV')).out)).not.toMatch(/copied from "md"/);
    expect(flat((await run('new', 'ua', '--country', 'UA', '--from', 'pl')).out)).toContain(
      'copied from "pl"',
    );
    // Banners and partners are the original's own.
    expect(await read('ua')).not.toContain('Bistro');
    expect(JSON.parse(await read('ua'))).toMatchObject({ languages: ['uk'], name: 'Україна' });
  });

  it('keeps an entry of menus only where its screen is on', async () => {
    await run('new', 'hu', '--country', 'HU', '--on', 'merchandisingPartners', '--off', 'cardAcceptance');
    expect(JSON.parse(await read('hu')).navigation.ourNetwork).toBe('ourMerchendisingPartners');
    await run('new', 'cz', '--country', 'CZ', '--off', 'cardAcceptance,merchandisingPartners');
    expect(JSON.parse(await read('cz'))).not.toHaveProperty('navigation.ourNetwork');
    expect((await run('validate')).code).toBe(0);
  });

  it('writes over no file, and leaves none behind when it cannot', async () => {
    await run('new', 'hu', '--country', 'HU');
    const before = await read('hu');
    const again = await run('new', 'hu', '--country', 'HU');
    expect(again).toMatchObject({ code: 1, errors: ['There is a tenant "hu" already.'] });
    expect(await read('hu')).toBe(before);
    const files = await readdir(folder);
    expect(files.filter((each) => !/^(\w+(\.json)?|\.history)$/.test(each))).toEqual([]);
  });

  it.each<[string[], RegExp]>([
    [['--country', 'Hungary'], /no country.*Did you mean "HU"\?/],
    [['--country', 'QQ'], /"QQ" is no country/],
    [['--country', 'HU', '--currency', 'HUG'], /"HUG" is no currency.*Did you mean/],
    [['--country', 'HU', '--time-zone', 'Europe/Budapst'], /no time zone.*Did you mean "Europe\/Budapest"\?/],
    [['--country', 'HU', '--languages', 'magyar'], /"magyar"\. Did you mean "hu"/],
    [
      ['--country', 'HU', '--languages', ''],
      /--languages names nothing: give it what it lists, or leave it out/,
    ],
    [['--country', 'HU', '--products', ' , '], /--products names nothing/],
    [
      ['--country', 'HU', '--on', 'balances', '--off', 'balances'],
      /"balances" is given both to --on and to --off/,
    ],
    [['--country', 'HU', '--color', 'green'], /"green" is no colour/],
    [['--country', 'HU', '--products', 'meals'], /no product "meals".*Did you mean "meal"\?/],
    [['--country', 'HU', '--on', 'balance'], /no feature "balance".*Did you mean "balances"\?/],
    [['--country', 'HU', '--logo', 'logo.png'], /no SVG/],
    [['--country', 'HU', '--from', 'xx'], /no tenant "xx" to copy/],
  ])('refuses %j in words, and writes nothing', async (words, message) => {
    const { code, errors } = await run('new', 'qx', ...words);
    expect(code).toBe(1);
    expect(flat(errors)).toMatch(message);
    expect(await readdir(folder)).not.toContain('qx.json');
  });

  it('refuses a code that addresses cannot have', async () => {
    const { code, errors } = await run('new', 'admin', '--country', 'HU');
    expect(code).toBe(1);
    expect(flat(errors)).toContain('admin');
  });
});

describe('what a new tenant is asked', () => {
  it('has a question for each feature, and a name for each product', () => {
    expect(listFeatureQuestions().map(({ question }) => question)).toSatisfy((all: string[]) =>
      all.every((each) => each.endsWith('?')),
    );
    expect(listProductChoices().map(({ product }) => product)).toContain('meal');
  });

  it('takes the colours of a logo, the most used first, and no greys', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:#e4002b}</style><path fill="#1f6f5c"/>
      <path fill="#1F6F5C"/><path style="stroke: #1f6f5c"/><path class="a" fill="rgb(228,0,43)"/><path fill="#fff"/>
      <path fill="#333"/><path fill="none"/></svg>`;
    expect(coloursOfSvg(svg)).toEqual(['#1F6F5C', '#E4002B']);
    expect(coloursOfSvg('no picture at all')).toEqual([]);
  });
});
