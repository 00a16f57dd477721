import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMarks } from '../../../console/frame/xray/marks.ts';
import type { PreviewAnswer, PreviewRequest } from '../../../console/server/preview/previewAnswers.ts';
import { previewRoutes } from '../../../console/server/preview/previewRoutes.ts';
import type { XrayAnswer } from '../../../console/server/xray/xrayAnswers.ts';
import { type RunningSandbox, startSandbox } from '../../../sandbox/startSandbox.ts';
import { manifests } from '../../../screens/index.ts';
import { buildFixtureRuntime } from '../../host/support/buildFixtureRuntime.ts';

let folder: string;
let distDir: string;
let sandbox: RunningSandbox;
let app: FastifyInstance;
let saved: string;

async function start(sandboxUrl: string, now = () => new Date()): Promise<FastifyInstance> {
  const server = fastify();
  await previewRoutes(server, {
    tenantConfigDir: folder,
    distDir,
    environment: 'prod',
    variables: { SANDBOX_URL: sandboxUrl },
    screens: manifests,
    version: '3.10.4',
    now,
  });
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edited-'));
  distDir = await mkdtemp(join(tmpdir(), 'dist-'));
  await Promise.all([cp('tenant-config', folder, { recursive: true }), buildFixtureRuntime(distDir)]);
  const wordsDir = join(folder, 'languages');
  sandbox = await startSandbox({ port: 0, address: '127.0.0.1', dataDir: ':memory:', wordsDir });
  saved = await readFile(join(folder, 'bg.json'), 'utf8');
  app = await start(sandbox.url);
});
afterAll(async () => {
  await Promise.all([app.close(), sandbox.close()]);
  await Promise.all([folder, distDir].map((each) => rm(each, { recursive: true })));
});

let name = 0;
beforeEach(() => {
  name += 1;
});

const call = (path: string, payload: object, server = app) =>
  server.inject({ method: 'POST', url: `/api/preview${path}`, headers: { host: 'localhost:4200' }, payload });

async function preview(asked: Partial<PreviewRequest>, server = app) {
  const pane = `pane-${name}`;
  const response = await call('', { pane, code: 'bg', text: null, words: {}, day: null, ...asked }, server);
  const answer: PreviewAnswer = response.json();
  if (answer.kind !== 'answered') throw new Error(answer.kind);
  const { shown } = answer;
  const page = shown && (await fetch(`${shown.origin}/bg/`));
  const application = shown && (await fetch(`${shown.origin}/bg/account`));
  const html = (await page?.text()) ?? '';
  // What a home page does without stands on the page of every other screen.
  return { ...answer, shown, page, html, application: (await application?.text()) ?? '' };
}

const gatewayAt = (address: string) =>
  saved.replace(`"rootUrl": "\${SANDBOX_URL}/\${TENANT}/gateway/v1"`, `"rootUrl": "${address}"`);

function payInEurosFrom(day: string): string {
  const [, lev = ''] = /"currency": (\{[\s\S]*?\}\s*\}),/.exec(saved) ?? [];
  const euro = '{ "code": "EUR", "symbol": "€" }';
  return saved.replace(
    lev,
    `[{ "from": "0001-01-01", "value": ${lev} }, { "from": "${day}", "value": ${euro} }]`,
  );
}

describe('a preview', () => {
  it('serves the text that is not saved, and writes nothing', async () => {
    const { html, problem } = await preview({ text: saved.replace('Sorvia', 'Unsaved') });
    expect(problem).toBeNull();
    expect(html).toContain('Unsaved');
    expect(await readFile(join(folder, 'bg.json'), 'utf8')).toBe(saved);
    expect((await preview({ text: null })).html).not.toContain('Unsaved');
  });

  it('lets the console frame its pages and nobody else, and nothing frames its other answers', async () => {
    const { page, shown } = await preview({});
    const policy = page?.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://localhost:4200;');
    expect(page?.headers.get('x-frame-options')).toBeNull();
    const other = await fetch(`${shown?.origin}/static/none.js`);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is another site than the console, so that neither has the cookies of the other', async () => {
    const { shown } = await preview({});
    expect(new URL(shown?.origin ?? '').hostname).toBe('127.0.0.1');
  });

  it('keeps the last good text of a pane and names the first problem of the newest', async () => {
    await preview({ text: saved.replace('Sorvia', 'Good') });
    const { html, problem } = await preview({ text: saved.replace('#0C7A5B', 'green') });
    expect(html).toContain('Good');
    expect(problem).toMatchObject({ file: 'bg.json', line: 9, pointer: '/theme/brand' });
  });

  it('shows what is saved where the first text has a problem', async () => {
    const { html, problem } = await preview({ text: '{' });
    expect(html).toContain('Sorvia');
    expect(problem).not.toBeNull();
  });

  it('shows words that are not saved', async () => {
    const words = await readFile(join(folder, 'languages/bg.json'), 'utf8');
    const changed = words.replace('"languageName": "Български"', '"languageName": "Езикът"');
    expect(changed).not.toBe(words);
    const { shown } = await preview({ words: { bg: changed } });
    expect(shown?.languages).toContainEqual({ code: 'bg', name: 'Езикът' });
  });

  it.each([
    ['another host', 'https://gateway.sorvia.example/v1'],
    ['another port of this machine', 'http://localhost:1/v1'],
  ])('refuses a connection to %s, and keeps what it showed', async (_, address) => {
    await preview({ text: saved.replace('Sorvia', 'Good') });
    const { elsewhere, html } = await preview({ text: gatewayAt(address) });
    expect(elsewhere).toEqual({
      pointer: '/connections/dev/gateway/rootUrl',
      origin: new URL(address).origin,
    });
    expect(html).toContain('Good');
  });

  it('refuses all where the address of the sandbox is not on this machine', async () => {
    const server = await start('https://gateway.sorvia.example');
    const { shown, elsewhere, isSandboxRunning } = await preview({}, server);
    expect({ shown, isSandboxRunning }).toEqual({ shown: null, isSandboxRunning: false });
    expect(elsewhere?.origin).toBe('https://gateway.sorvia.example');
    await server.close();
  });

  it('says that no sandbox runs, and shows what visitors see', async () => {
    const server = await start('http://localhost:1');
    const { isSandboxRunning, html } = await preview({}, server);
    expect(isSandboxRunning).toBe(false);
    expect(html).toContain('Sorvia');
    await server.close();
  });

  it('stands on the asked day, and back', async () => {
    const dated = payInEurosFrom('2031-01-01');
    const later = await preview({ text: dated, day: '2031-02-01' });
    expect(later.application).not.toContain('BGN');
    expect(later.shown?.changes).toEqual([{ day: '2031-01-01', pointers: ['/currency'] }]);
    expect((await preview({ text: dated })).application).toContain('BGN');
  });

  it('stands on the next day once that has begun, with no change of the text', async () => {
    let now = new Date('2030-12-31T12:00:00Z');
    const server = await start(sandbox.url, () => now);
    const text = payInEurosFrom('2031-01-01');
    const before = await preview({ text }, server);
    expect(before.application).toContain('BGN');
    expect((await preview({ text }, server)).shown?.version).toBe(before.shown?.version);
    now = new Date('2031-01-01T12:00:00Z');
    expect((await preview({ text }, server)).application).not.toContain('BGN');
    await server.close();
  });

  it('lists screens that are switched off, with their option', async () => {
    const { shown } = await preview({});
    const off = shown?.screens.filter(({ path }) => path === null);
    expect(off).toContainEqual(expect.objectContaining({ offBy: 'features.balances' }));
  });

  it('signs a person of the sandbox in, and says which screens are there for which card', async () => {
    await preview({});
    const answer = (await call('/sign-in', { pane: `pane-${name}`, person: 'ana' })).json();
    expect(answer.kind).toBe('signedIn');
    expect(answer.session[0][0]).toMatch(/\|session$/);
    expect(answer.cards[0].screens).toContain('cardDetails');
    const stranger = await call('/sign-in', { pane: `pane-${name}`, person: 'nobody' });
    expect(stranger.json()).toEqual({ kind: 'failed' });
  });

  it('marks its texts for X-ray alone, and traces a mark to its key and file', async () => {
    const marks = /[\u2061-\u2064]/;
    expect((await preview({})).html).not.toMatch(marks);
    const pane = `pane-${name}`;
    const thing = {
      ...{ id: 4, region: 'main', what: 'link', text: '', language: 'bg', isTime: false },
      ...{ href: '/bg/registration', picture: null, field: null, colours: [] },
    };
    const asked = { pane, screen: 'home', language: 'bg', isSignedIn: false, cardId: null };
    // Nothing is marked yet.
    expect((await call('/xray', { ...asked, things: [] })).statusCode).toBe(409);

    const { application } = await preview({ isXray: true });
    const [, marked = ''] = /"accessibility\.authority\.text":"([^"]*)"/.exec(application) ?? [];
    const [mark] = readMarks(marked).marks;
    const sources = [
      { kind: 'marked', index: mark?.id },
      { kind: 'translated', key: 'home.title' },
    ];
    const response = await call('/xray', { ...asked, things: [{ ...thing, sources }] });
    const answer: XrayAnswer = response.json();
    expect(answer.screen).toMatchObject({ screen: 'home', access: 'anyone' });
    expect(answer.things[0]?.origins).toMatchObject([
      {
        key: 'accessibility.authority.text',
        pointer: '/words/bg/accessibility.authority.text',
        source: { kind: 'file', file: 'bg.json' },
      },
      { key: 'home.title', source: { kind: 'appBackend', file: 'languages/bg.json' } },
    ]);
    expect(answer.absent).toContainEqual({
      ...{ kind: 'screen', id: 'myCardBalances', title: 'Balances', pointer: '/features/balances' },
      reason: { kind: 'switchedOff', option: '/features/balances' },
    });
    for (const wrong of [{ things: [{}] }, { things: 'all' }, { screen: 7 }, { isSignedIn: 'no' }])
      expect((await call('/xray', { ...asked, things: [], ...wrong })).statusCode).toBe(400);
  });

  it('goes with its folder and its port when it is closed', async () => {
    // Folders of previews of other tests come and go beside those of this process.
    const scratch = await mkdtemp(join(tmpdir(), 'scratch-'));
    for (const variable of ['TMPDIR', 'TEMP']) vi.stubEnv(variable, scratch);
    const { shown } = await preview({});
    vi.unstubAllEnvs();
    expect(await readdir(scratch)).toEqual([expect.stringMatching(/^preview-/)]);
    expect((await call('/close', { panes: [`pane-${name}`] })).statusCode).toBe(204);
    await expect(fetch(`${shown?.origin}/bg/`)).rejects.toThrow();
    expect(await readdir(scratch)).toEqual([]);
    await rm(scratch, { recursive: true });
  });

  it.each([
    ['a folder for a code', { code: '../bg' }],
    ['a path for a language', { words: { '../x': '{}' } }],
    ['no day', { day: '2026-13-45' }],
    ['no text', { text: 7 }],
  ])('takes no request with %s', async (_, changes) => {
    const asked = { pane: 'pane', code: 'bg', text: null, words: {}, day: null, ...changes };
    expect((await call('', asked)).statusCode).toBe(400);
  });
});
