import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../compiler/runCommand.ts';
import { manifests } from '../../screens/index.ts';

let folder: string;
let [out, errors]: [string[], string[]] = [[], []];

async function run(...words: string[]): Promise<number> {
  [out, errors] = [[], []];
  return await runCommand({
    words,
    variables: { TENANT_CONFIG_DIR: folder },
    screens: manifests,
    version: '3.10.4',
    today: () => '2026-11-21',
    now: new Date('2026-11-21T12:00:00Z'),
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
  });
}

async function change(name: string, from: string, to: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  return path;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  await cp('tenant-config', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('npm run tenant', () => {
  it('validates every file: silence and exit code 0', async () => {
    expect(await run('validate')).toBe(0);
    expect([...out, ...errors]).toEqual([]);
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
      `${path}:3:16 /common/loading A words file holds texts, and blocks of texts in { }, only.`,
    );
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
    const back = made?.replaceAll('"HU_', '"PL_').replace('"hu"', '"pl"').replace('tenant:hu', 'tenant:pl');
    expect(back).toBe(source);
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
    [['new', 'hu'], 2, /Usage/],
    [['validate', '--jsn'], 2, /Usage/],
    [['frobnicate'], 2, /Usage/],
    [[], 2, /Usage/],
  ])('answers %j with exit code %i', async (words, code, message) => {
    expect(await run(...words)).toBe(code);
    expect(errors.join('\n')).toMatch(message);
  });
});
