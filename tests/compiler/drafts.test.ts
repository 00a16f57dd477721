/** A copied tenant is a draft until somebody has changed or confirmed what it has from its original. */
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runTenant } from './support/runTenant.ts';

let folder: string;
let path: string;
let [out, errors]: [string[], string[]] = [[], []];

async function run(...words: string[]): Promise<number> {
  const ended = await runTenant(folder, words);
  [out, errors] = [ended.out, ended.errors];
  return ended.code;
}

const change = async (from: string, to: string) =>
  writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
const makeLive = () => change('"status": "draft"', '"status": "live"');
/** Line and place of each open point that the last command told. */
const told = (lines: readonly string[]) =>
  lines.flatMap((line) => /^\S+:(\d+):\d+ (\/\S+) .*as copied from/.exec(line)?.slice(1).join(' ') ?? []);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  path = join(folder, 'hu.json');
  await cp('tenant-config', folder, { recursive: true });
  await run('new', 'hu', '--from', 'pl');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a copied tenant', () => {
  it('is told what it lacks beside its other problems, and which credentials its host needs', async () => {
    await change('"status": "draft"', '"status": "draft", "colour": "red"');
    expect(await run('validate', path)).toBe(1);
    expect(out[0]).toMatch(/^"hu" is a draft\. These \d+ places must be changed besides, or confirmed/);
    expect(told(out).length).toBeGreaterThan(10);
    // A problem that only the folder knows of.
    await change(', "colour": "red"', '');
    await rename(path, join(folder, 'hungary.json'));
    expect(await run('validate')).toBe(1);
    expect(told(out).length).toBeGreaterThan(10);
    await rename(join(folder, 'hungary.json'), path);
    expect(await run('validate', path)).toBe(0);
    expect(out.at(-1)).toContain(
      'needs the gateway’s credentials, which no file holds: HU_GATEWAY_CLIENT_ID',
    );
  });

  it('is a sound draft, which validate and explain say with what is still the original’s', async () => {
    expect(await run('validate', path)).toBe(0);
    expect(out[1]).toMatch(/^"hu" is a draft\. These \d+ places must be changed, or confirmed/);
    const lines = (await readFile(path, 'utf8')).split('\n');
    const line = lines.findIndex((each) => each.includes('"name": "Polska"')) + 1;
    expect(told(out)).toContain(`${line} /name`);
    const places = told(out).map((each) => each.split(' ')[1]);
    for (const place of [
      '/languages',
      '/timeZone',
      '/currency',
      '/theme/brandName',
      '/links/privacy',
      '/stores/apple',
      '/contact/phoneLine',
      '/home/banners',
      '/words/pl/accessibility.authority.text',
      '/connections/prod/tagManager',
      '/connections/prod/sso/authority',
      '/connections/prod/revealOrigins',
    ])
      expect(places).toContain(place);
    // Every file has these of its own: they name the tenant's code, or were renamed.
    expect(places.join()).not.toMatch(/clientId|clientSecret|identifier|connections\/dev/);

    expect(await run('explain', 'hu', '--json')).toBe(0);
    const { status, openPoints } = JSON.parse(out.join('\n'));
    expect(status).toBe('draft');
    expect(openPoints).toContainEqual({ pointer: '/name', line, message: expect.any(String) });
    expect(await run('explain', 'hu')).toBe(0);
    expect(out.join('\n')).toMatch(/A draft\n-+\nServed only where drafts are asked for.*\/links\/privacy/s);
  });

  it('is refused as live at each open point, and is live when each was changed or confirmed', async () => {
    await run('validate', path);
    const open = told(out);
    await makeLive();
    expect(await run('validate', path)).toBe(1);
    expect(told(errors)).toEqual(open);
    await change('"status": "live"', '"status": "draft"');

    await change('"name": "Polska"', '"name": "Magyarország"');
    await change('"defaultPrefix": "+48"', '"defaultPrefix": "+36"');
    await run('validate', path);
    const left = open.filter((each) => !/ \/(name|phone\/defaultPrefix)$/.test(each));
    expect(told(out)).toEqual(left);

    expect(await run('confirm', 'hu', '/currency', '/links/privacy')).toBe(0);
    expect(out).toEqual([
      expect.stringMatching(`^${left.length - 2} left to change or to confirm: /languages`),
    ]);
    const confirmed = await readFile(path, 'utf8');
    expect(confirmed).not.toMatch(/"\/(currency|links\/privacy|name|phone\/defaultPrefix)": "/);
    await makeLive();
    expect(await run('validate', path)).toBe(1);
    expect(errors).toHaveLength(left.length - 2);

    expect(await run('confirm', path, '--all')).toBe(0);
    expect(await readFile(path, 'utf8')).not.toContain('inherited');
    expect(await run('validate', path)).toBe(0);
    expect(out).toHaveLength(1);
  });

  it('keeps the layout of its original, all but what is its own', async () => {
    const source = await readFile(join(folder, 'pl.json'), 'utf8');
    await run('confirm', 'hu', '--all');
    const made = (await readFile(path, 'utf8'))
      .replace('  "status": "draft",\n', '')
      .replaceAll('"HU_', '"PL_')
      .replace('"hu"', '"pl"')
      .replace('tenant:hu', 'tenant:pl');
    expect(made).toBe(source);
  });

  it('has none of the pictures of its original, whose folder they are in', async () => {
    const logo = '"logo": { "file": "logo.svg", "darkFile": "dark.svg", "width": 90 }';
    const cards = '"cards": { "physical": "meal", "virtual": "spring.webp" }';
    await change('"theme": {', `"theme": { ${logo}, ${cards},`);
    expect(await run('validate', path)).toBe(1);
    await mkdir(join(folder, 'assets/hu'), { recursive: true });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="28"></svg>';
    for (const name of ['logo.svg', 'dark.svg']) await writeFile(join(folder, 'assets/hu', name), svg);
    await writeFile(join(folder, 'assets/hu/spring.webp'), 'RIFF\0\0\0\0WEBPVP8 ');
    await run('validate', path);
    expect(errors).toEqual([]);
    expect(await run('new', 'sk', '--from', 'hu')).toBe(0);
    const { theme } = JSON.parse(await readFile(join(folder, 'sk.json'), 'utf8'));
    expect(theme).not.toHaveProperty('logo');
    expect(theme.cards).toEqual({ physical: 'meal' });
    expect(await run('validate', join(folder, 'sk.json'))).toBe(0);
  });

  it('is copied in its turn as a draft of its own, also from a file with Windows line ends', async () => {
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('\n', '\r\n'));
    expect(await run('new', 'sk', '--from', 'hu')).toBe(0);
    const text = await readFile(join(folder, 'sk.json'), 'utf8');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(JSON.parse(text)).toMatchObject({ status: 'draft', inherited: { from: 'hu' } });
    expect(text.match(/"status"|"inherited"/g)).toHaveLength(2);
    expect(await run('validate')).toBe(0);
  });

  it.each([
    [['confirm', 'hu', '/connection'], 1, /Nothing is open at "\/connection"/],
    [['confirm', 'hu', '/nam'], 1, /Nothing is open at "\/nam"\. Did you mean "\/name"\?/],
    [['confirm', 'pl', '/name'], 1, /Nothing is open at "\/name"/],
    [['confirm', 'hu'], 2, /name places, or give --all\n+Usage/],
    [['confirm', 'hu', '/name', '--all'], 2, /name places, or give --all/],
    [['confirm', 'hi', '--all'], 2, /no tenant and no file "hi"/],
  ])('answers %j with exit code %i, and writes nothing', async (words, code, message) => {
    const before = await readFile(path, 'utf8');
    expect(await run(...words)).toBe(code);
    expect(errors.join('\n')).toMatch(message);
    expect(await readFile(path, 'utf8')).toBe(before);
  });
});
