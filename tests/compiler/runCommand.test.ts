import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runTenant } from './support/runTenant.ts';

let folder: string;
let variables: Readonly<Record<string, string>>;
let [out, errors]: [string[], string[]] = [[], []];

async function run(...words: string[]): Promise<number> {
  const ended = await runTenant(folder, words, variables);
  [out, errors] = [ended.out, ended.errors];
  return ended.code;
}

async function change(name: string, from: string, to: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  return path;
}

beforeEach(async () => {
  variables = {};
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  await cp('tenant-config', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('npm run tenant', () => {
  it('validates every file, says what was checked and that all is well, exit code 0 [USE-28]', async () => {
    expect(await run('validate')).toBe(0);
    expect(errors).toEqual([]);
    expect(out).toEqual([
      'Checked 3 tenant files (bg, pl, ro) and 5 words files (bg, en, pl, ro, uk), with the connections of dev, test, uat and prod and the environment variables of dev: all is well.',
    ]);
    expect(await run('validate', join(folder, 'ro.json'))).toBe(0);
    expect(out).toEqual([
      'Checked 1 tenant file (ro) and 2 words files (en, ro), with the connections of dev, test, uat and prod and the environment variables of dev: all is well.',
    ]);
    expect(await run('validate', join(folder, 'languages', 'uk.json'))).toBe(0);
    expect(out).toEqual(['Checked 1 words file (uk): all is well.']);
  });

  it.each([
    [['--help'], /validate.*new.*explain.*diff.*schema/s],
    [['-h'], /npm run tenant -- \[options\]/],
    [['validate', '--help'], /^Usage: npm run tenant -- validate .*FILE/],
    [['new', 'hu', '--help', '--nonsense'], /npm run tenant -- new .*<CODE>/],
    [['explain', '--help'], /npm run tenant -- explain .*<CODE\|FILE>/],
    [['diff', '--help'], /npm run tenant -- diff .*<A> <B>/],
    [['schema', '--help'], /JSON\s+schema\s+of\s+tenant\s+files/],
  ])('answers %j with its usage and exit code 0 [USE-28]', async (words, usage) => {
    expect(await run(...words)).toBe(0);
    expect(errors).toEqual([]);
    expect(out.join('\n')).toMatch(usage);
  });

  it('prints one problem a line as FILE:LINE:COLUMN JSON-POINTER message, exit code 1 [CFG-49]', async () => {
    const path = await change('ro.json', '"currency"', '"curency"');
    expect(await run('validate')).toBe(1);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toBe(`${path}:1:1 /currency The key "currency" is missing.`);
    expect(errors[1]).toMatch(
      /ro\.json:\d+:3 \/curency The key "curency" is not known here\. Did you mean "currency"\?$/,
    );
    expect(out).toEqual([]);
  });

  it('prints problems as JSON with --json, and an empty list for none', async () => {
    const path = await change('ro.json', 'Europe/Bucharest', 'Europe/Nowhere');
    expect(await run('validate', path, '--json')).toBe(1);
    expect(errors).toEqual([]);
    expect(JSON.parse(out.join('\n'))).toEqual([
      {
        file: path,
        line: expect.any(Number),
        column: 15,
        pointer: '/timeZone',
        rule: 'time-zone',
        message: expect.stringContaining('Europe/Nowhere'),
      },
    ]);
    expect(await run('validate', join(folder, 'pl.json'), '--json')).toBe(0);
    expect(JSON.parse(out.join('\n'))).toEqual([]);
  });

  it('refuses in both files what one shows browsers and another takes for a credential [USE-09]', async () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
    await change('ro.json', '"clientId": "${TENANT}-portal"', '"clientId": "${PUBLIC_CLIENT}"');
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: above
    const broken = await change('pl.json', '"PL_GATEWAY_CLIENT_SECRET"', '"PUBLIC_CLIENT"');
    variables = { PUBLIC_CLIENT: 'portal' };
    expect(await run('validate')).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(
        /pl\.json:\d+:25 \/connections\/dev\/gateway\/clientSecret .*PUBLIC_CLIENT, which ro\.json names/,
      ),
      expect.stringMatching(
        /ro\.json:\d+:21 \/connections\/dev\/sso\/clientId .*PUBLIC_CLIENT is the key of a credential in pl\.json/,
      ),
    ]);
    // A file that has any other problem claims its credentials all the same.
    await writeFile(
      broken,
      (await readFile(broken, 'utf8')).replace('"PUBLIC_CLIENT"', '"\\u0050UBLIC_CLIENT",'),
    );
    expect(await run('validate', join(folder, 'ro.json'))).toBe(1);
    expect(errors.join()).toContain('a credential in pl.json');
  });

  it('ends with exit code 2 and no stack when a file cannot be read', async () => {
    expect(await run('validate', join(folder, 'none.json'))).toBe(2);
    expect(errors.join('\n')).toMatch(/no such file/);
    expect(errors.join('\n')).not.toMatch(/\n\s+at /);
  });

  it('judges a file elsewhere by its content alone', async () => {
    const elsewhere = join(folder, 'languages', '..', 'copy-of-pl.json');
    await cp(join(folder, 'pl.json'), elsewhere);
    expect(await run('validate', elsewhere)).toBe(1);
    const outside = await mkdtemp(join(tmpdir(), 'one-'));
    await cp(join(folder, 'pl.json'), join(outside, 'draft.json'));
    expect(await run('validate', join(outside, 'draft.json'))).toBe(0);
    await rm(outside, { recursive: true });
  });

  it('refuses a code that is not the name of its file, and a host name of two tenants [TEN-02]', async () => {
    await change('ro.json', '"timeZone"', '"hosts": {"singleTenant": ["cards.example"]},\n  "timeZone"');
    await change('pl.json', '"timeZone"', '"hosts": {"singleTenant": ["cards.example"]},\n  "timeZone"');
    await change('bg.json', '"code": "bg"', '"code": "bh"');
    expect(await run('validate')).toBe(1);
    expect(errors[0]).toMatch(/bg\.json:2:11 \/code The code is "bh", but the file is called "bg\.json"/);
    expect(errors[1]).toMatch(/pl\.json.*"cards\.example" is claimed by ro\.json as well/);
    expect(errors[2]).toMatch(/ro\.json.*"cards\.example" is claimed by pl\.json as well/);
  });

  it('names the problem of a words file', async () => {
    const path = join(folder, 'languages', 'uk.json');
    await writeFile(path, '{\n  "common": {\n    "loading": 5\n  }\n}\n');
    expect(await run('validate')).toBe(1);
    expect(errors).toContainEqual(
      `${path}:3:16 /common/loading "common.loading" is a number. A words file holds texts, and blocks of texts in { }, only.`,
    );
  });

  it('refuses a words file of ten texts, once, for every file that shares it [USE-10]', async () => {
    const path = join(folder, 'languages', 'uk.json');
    const { common } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ common }, null, 2));
    expect(await run('validate')).toBe(1);
    expect(errors.every((line) => line.startsWith(`${path}:`))).toBe(true);
    expect(errors).toContainEqual(
      expect.stringMatching(/uk\.json:1:1 \/accessible The block "accessible" is missing, with its/),
    );
    // The rest of so much is counted.
    expect(errors.at(-1)).toMatch(/uk\.json: \d+ more texts are still to be translated/);
    expect(await run('validate', join(folder, 'pl.json'))).toBe(1);
    expect(errors.every((line) => line.startsWith(`${path}:`))).toBe(true);
    expect(await run('validate', path)).toBe(1);
    expect(await run('validate', join(folder, 'languages', 'en.json'), join(folder, 'bg.json'))).toBe(0);
    expect(await run('validate', join(folder, 'languages', 'none.json'))).toBe(2);
  });

  it('writes a new valid tenant that differs in code, identifier and key names only [CFG-01 CFG-35]', async () => {
    expect(await run('new', 'hu', '--from', 'pl')).toBe(0);
    const path = join(folder, 'hu.json');
    expect(out).toEqual([path]);
    expect(await run('validate')).toBe(0);
    const [made, source] = await Promise.all(
      [path, join(folder, 'pl.json')].map((file) => readFile(file, 'utf8')),
    );
    expect(made).toContain('"HU_GATEWAY_CLIENT_SECRET"');
    expect(made).toContain('"tenant:hu-ben"');
    const back = made
      ?.replaceAll('"HU_', '"PL_')
      .replace('"hu"', '"pl"')
      .replace('tenant:hu', 'tenant:pl')
      .replace('  "status": "draft",\n', '')
      .replace(/,\n {2}"inherited": [\s\S]*\n {2}\}\n\}/, '\n}');
    expect(back).toBe(source);
  });

  it('gives a copy variables of its own where they were the other’s [USE-09]', async () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
    await change('pl.json', '"${SSO_AUTHORITY}"', '"${PL_SSO_AUTHORITY}"');
    expect(await run('new', 'hu', '--from', 'pl')).toBe(0);
    expect(await readFile(join(folder, 'hu.json'), 'utf8')).toContain('"${HU_SSO_AUTHORITY}"');
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: above
    expect(await run('validate')).toBe(0);
  });

  it('gives a copy no host names: those belong to the tenant it came from', async () => {
    await change('pl.json', '"timeZone"', '"hosts": { "singleTenant": ["cards.example"] },\n  "timeZone"');
    expect(await run('new', 'hu', '--from', 'pl')).toBe(0);
    expect(await readFile(join(folder, 'hu.json'), 'utf8')).toContain('"hosts": { "singleTenant": [] }');
    expect(await run('validate')).toBe(0);
  });

  it('prints the schema of tenant files for editors, dated values included', async () => {
    expect(await run('schema')).toBe(0);
    const { properties } = JSON.parse(out.join('\n'));
    expect(properties.currency.then.items.required).toEqual(['from', 'value']);
    expect(properties.theme.then).toBeUndefined();
  });

  it.each([
    [['new', 'pl', '--from', 'ro'], 1, /already/],
    [['new', 'login', '--from', 'ro'], 1, /reserved/],
    [['new', '../x', '--from', 'ro'], 1, /two to twelve lower-case letters/],
    [['new', 'hu', '--from', 'zz'], 1, /no tenant "zz" to copy/],
    [['new', 'hu'], 2, /required option '--from <CODE>' not specified; or give --country <COUNTRY>\n+Usage/],
    [['explain'], 2, /missing required argument 'CODE\|FILE'\n+Usage/],
    [['diff', 'bg'], 2, /missing required argument 'B'/],
    [['validate', '--jsn'], 2, /unknown option '--jsn'\n\(Did you mean --json\?\)\n+Usage/],
    [['validate', '--json=yes'], 2, /unknown option '--json=yes'/],
    [['--jsno'], 2, /unknown option '--jsno'/],
    [['new', 'hu', '--form', 'pl'], 2, /unknown option '--form'\n\(Did you mean --from\?\)/],
    [['new', 'hu', '--from'], 2, /option '--from <CODE>' argument missing/],
    [['explain', 'ro', '--lang', '--json'], 2, /no language "--json"/],
    [['diff', 'bg', 'pl', 'ro'], 2, /too many arguments for 'diff'/],
    [['schema', 'ro'], 2, /too many arguments for 'schema'/],
    [['valdate'], 2, /unknown command 'valdate'\n\(Did you mean validate\?\)\n+Usage/],
    [['frobnicate'], 2, /Usage/],
    [[], 2, /Usage/],
  ])('answers %j with exit code %i', async (words, code, message) => {
    expect(await run(...words)).toBe(code);
    expect(errors.join('\n')).toMatch(message);
  });
});
