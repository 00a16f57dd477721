// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { compileTenant } from '../../compiler/compileTenant.ts';
import { publishSite } from '../../publish/plain-files/publishSite.ts';
import { manifests } from '../../screens/index.ts';
import { startTestHost, type TestHost } from './support/startTestHost.ts';

/** Everything that an environment holds and no browser may see. */
const PLANTED = {
  BG_GATEWAY_CLIENT_ID: 'planted-1',
  BG_GATEWAY_CLIENT_SECRET: 'planted-2',
  PL_GATEWAY_CLIENT_ID: 'planted-3',
  PL_GATEWAY_CLIENT_SECRET: 'planted-4',
  RO_GATEWAY_CLIENT_ID: 'planted-5',
  RO_GATEWAY_CLIENT_SECRET: 'planted-6',
  DATABASE_URL: 'https://planted-7.example',
  NPM_TOKEN: 'planted-8',
  MAP_API_KEY: 'planted-9',
  PUBLIC_MAIL_PASSWORD: 'planted-10',
  BG_PUBLIC_PRIVATE_KEY: 'planted-11',
  HOME: 'planted-12',
  PL_PUBLIC_ID: 'planted-13',
  /** A name that looks public, which pl takes for a credential. */
  PUBLIC_BACKDOOR: 'planted-14',
};
const NAMES = Object.keys(PLANTED);
const SOON = { timeout: 30_000, interval: 20 };

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const bg = JSON.parse(await readFile('tenant-config/bg.json', 'utf8')) as Json;
const words = wordsOf(await loadWordsFiles('tenant-config/languages'));

/** Ways to every text of a value. */
function listTexts(node: Json, path: readonly string[] = []): string[][] {
  if (typeof node === 'string') return [[...path]];
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, member]) => listTexts(member, [...path, key]));
}

/** The file with `${NAME}` put into one of its texts: in its place, or after its first half. */
function plant(path: readonly string[], name: string, isWhole: boolean): string {
  const copy = structuredClone(bg);
  let node = copy as { [key: string]: Json };
  for (const key of path.slice(0, -1)) node = node[key] as { [key: string]: Json };
  const last = path.at(-1) ?? '';
  const text = String(node[last]);
  const half = Math.ceil(text.length / 2);
  node[last] = isWhole ? `\${${name}}` : `${text.slice(0, half)}\${${name}}${text.slice(half)}`;
  return JSON.stringify(copy, null, 2);
}

describe('a variable of the host’s environment', () => {
  const texts = listTexts(bg);
  const inConnections = texts.filter(
    ([first, environment]) => first === 'connections' && environment === 'dev',
  );

  it('fills no text of a tenant file that browsers see, whole or in part, and no message [USE-09]', () => {
    const tries = [
      ...inConnections.flatMap((path) =>
        NAMES.flatMap((name) => [true, false].map((isWhole) => ({ path, name, isWhole }))),
      ),
      ...texts.map((path, index) => ({
        path,
        name: NAMES[index % NAMES.length] ?? '',
        isWhole: index % 2 === 0,
      })),
    ];
    expect(inConnections.length).toBeGreaterThan(10);
    // pl takes this one; that is known only where the files stand together.
    for (const { path, name, isWhole } of tries.filter((each) => each.name !== 'PUBLIC_BACKDOOR')) {
      const text = plant(path, name, isWhole);
      const result = compileTenant({
        text,
        file: 'bg.json',
        environment: 'dev',
        variables: PLANTED,
        words,
        screens: manifests,
        version: '3.10.4',
        today: () => '2026-11-21',
      });
      const seen = JSON.stringify(result.ok ? result.publicTenant : result.problems);
      expect([path.join('/'), name, /planted-\d/.exec(seen)?.[0]]).toEqual([path.join('/'), name, undefined]);
      // Nothing is left of it to be shown as it stands, either.
      if (result.ok && path[0] === 'connections') expect(seen).not.toContain('${');
    }
  });
});

describe('hostile tenant files', () => {
  const HOSTILE: readonly (readonly [from: string, to: string])[] = [
    ['"clientId": "${TENANT}-portal"', '"clientId": "${PL_GATEWAY_CLIENT_SECRET}"'],
    ['"clientId": "${TENANT}-portal"', '"clientId": "${PUBLIC_BACKDOOR}"'],
    ['"id": "GTM-SANDBOX"', '"id": "GTM${RO_GATEWAY_CLIENT_ID}"'],
    ['"revealOrigins": ["${SANDBOX_URL}"]', '"revealOrigins": ["${DATABASE_URL}"]'],
    ['"authority": "${SANDBOX_URL}/${TENANT}/sso"', '"authority": "https://sso.example/${NPM_TOKEN}"'],
    ['"name": "България"', '"name": "${BG_GATEWAY_CLIENT_SECRET}"'],
  ];
  let test: TestHost;
  let good: string;
  beforeAll(async () => {
    test = await startTestHost({ variables: PLANTED }, async (folder) => {
      const pl = await readFile(join(folder, 'pl.json'), 'utf8');
      await writeFile(join(folder, 'pl.json'), pl.replaceAll('"PL_GATEWAY_CLIENT_ID"', '"PUBLIC_BACKDOOR"'));
    });
    good = await test.read('bg.json');
  });
  afterAll(() => test.close());

  /** Every answer that a browser can get of pages, and of all that they name. */
  async function everyAnswer(): Promise<string> {
    const seen: string[] = [];
    const read = async (path: string) => {
      const response = await test.get(path, { 'accept-encoding': 'identity' });
      const text = await response.text();
      seen.push(JSON.stringify([...response.headers]), text);
      return text;
    };
    const pages = [
      '/',
      '/readyz',
      ...['bg', 'pl', 'ro'].flatMap((code) => [`/${code}/`, `/${code}/account`]),
    ];
    const texts = [];
    for (const path of pages) texts.push(await read(path));
    for (const path of new Set(texts.flatMap((text) => text.match(/\/static\/[\w./-]+/g) ?? [])))
      await read(path);
    return seen.join('\n');
  }

  /** Every byte below a folder, compressed files unpacked as well. */
  async function everyByte(folder: string): Promise<string> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const bytes = await readFile(join(parentPath, name));
        const plain = name.endsWith('.br')
          ? brotliDecompressSync(bytes)
          : name.endsWith('.gz')
            ? gunzipSync(bytes)
            : bytes;
        return plain.toString('latin1');
      });
    return (await Promise.all(texts)).join('\n');
  }

  it.each(HOSTILE)(
    'plant nothing in any answer nor in any byte of dist/: %s becomes %s [USE-09]',
    async (from, to) => {
      const hostile = good.replace(from, () => to);
      expect(hostile).not.toBe(good);
      await test.write('bg.json', hostile);
      const isTakenUp = () =>
        test.get('/readyz').then(async (response) => (await response.json()).tenants.bg.status);
      await vi.waitFor(async () => expect(await isTakenUp()).toBe('problems'), SOON);
      const answers = await everyAnswer();
      expect(answers).not.toMatch(/planted-\d/);
      expect(JSON.stringify(test.log)).not.toMatch(/planted-\d/);

      const problems = await publishSite({
        distDir: test.distDir,
        tenantConfigDir: test.folder,
        environment: 'dev',
        variables: PLANTED,
        screens: manifests,
        now: new Date(),
      });
      expect(problems.length).toBeGreaterThan(0);
      expect(JSON.stringify(problems) + (await everyByte(test.distDir))).not.toMatch(/planted-\d/);
      await test.write('bg.json', good);
      await vi.waitFor(async () => expect(await isTakenUp()).toBe('ok'), SOON);
    },
  );
});
