import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { historyRoutes } from '../../../console/server/history/historyRoutes.ts';
import { publishRoutes } from '../../../console/server/history/publishRoutes.ts';
import { manifests } from '../../../screens/index.ts';

let folder: string;
let app: FastifyInstance;
let original: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await cp('tenant-config', folder, { recursive: true });
  original = await readFile(join(folder, 'bg.json'), 'utf8');
  app = Fastify();
  const context = {
    tenantConfigDir: folder,
    distDir: 'dist',
    environment: 'dev' as const,
    variables: {},
    screens: manifests,
    version: '3.10.4',
    now: () => new Date('2026-11-21T12:00:00Z'),
  };
  await historyRoutes(app, context);
  await publishRoutes(app, context);
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function post(url: string, body: object) {
  const { statusCode, body: text } = await app.inject({ method: 'POST', url, payload: body });
  return { status: statusCode, text, answer: JSON.parse(text) };
}

async function get(url: string) {
  const { statusCode, body: text } = await app.inject({ method: 'GET', url });
  return { status: statusCode, text, answer: JSON.parse(text) };
}

const darker = () => original.replace('"#0C7A5B"', '"#0C6A5B"');
const baseHash = () => hashText(original);
const reason = 'The brand is darker';
const SECRET = 'whsec_4f9aBc81QzLm77';

describe('what changes for card holders', () => {
  it('is told in groups, with risk and key', async () => {
    const text = darker().replace('"rate": 1.95583', '"rate": 1.96');
    const { status, answer } = await post('/api/changes-for-holders', { code: 'bg', text });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ problems: [], isNew: false, baseHash: baseHash() });
    expect(answer.changes.risk).toBe('high');
    expect(answer.changes.groups).toMatchObject([
      { group: 'look', title: 'Look', changes: [{ risk: 'low', kind: 'changed', pointer: '/theme/brand' }] },
      { group: 'money', changes: [{ risk: 'high', pointer: '/currency/secondary/rate' }] },
    ]);
  });

  it('is not known of a text with problems, which are told', async () => {
    const text = original.replace('"on"', '"onn"');
    const { answer } = await post('/api/changes-for-holders', { code: 'bg', text });
    expect(answer).toMatchObject({ changes: null, problems: [{ pointer: '/features/cardAcceptance' }] });
  });

  it('is not known of a text that is too long, which is said in words', async () => {
    const text = `${original}${' '.repeat(300_000)}`;
    const said = /^The file has \d+ bytes; at most 262144 are allowed\.$/;
    const { status, answer } = await post('/api/changes-for-holders', { code: 'bg', text });
    expect([status, answer]).toMatchObject([200, { problems: [{ message: expect.stringMatching(said) }] }]);
    const publish = await post('/api/tenants/bg/publish', { text, baseHash: baseHash(), reason });
    expect([publish.status, publish.answer.problems[0].message]).toEqual([422, expect.stringMatching(said)]);
  });

  it('is nothing of a tenant that is not there yet', async () => {
    const text = original.replace('"bg"', '"hu"');
    const { answer } = await post('/api/changes-for-holders', { code: 'hu', text });
    expect(answer).toMatchObject({ changes: null, isNew: true, baseHash: null });
  });
});

describe('publishing from the console', () => {
  it('writes the file and its history', async () => {
    const { status, answer } = await post('/api/tenants/bg/publish', {
      text: darker(),
      baseHash: baseHash(),
      reason,
    });
    expect([status, answer]).toEqual([200, { hash: hashText(darker()) }]);
    expect(await readFile(join(folder, 'bg.json'), 'utf8')).toBe(darker());
    const history = await get('/api/tenants/bg/history');
    expect(history.answer).toMatchObject({
      code: 'bg',
      versions: [
        { version: 2, kind: 'publish', reason, isCurrent: true, changes: { risk: 'low' } },
        { version: 1, kind: 'outside', at: null, isKept: true },
      ],
    });
    const version = await get('/api/tenants/bg/history/1');
    expect(version.answer).toMatchObject({ version: 1, text: original });
  });

  it('answers as before when the answer was lost and it is asked for again', async () => {
    const publish = { text: darker(), baseHash: baseHash(), reason };
    const first = await post('/api/tenants/bg/publish', publish);
    expect(await post('/api/tenants/bg/publish', publish)).toEqual(first);
    const { answer } = await get('/api/tenants/bg/history');
    expect([answer.versions.length, answer.refusals]).toEqual([2, []]);
    const nothing = await post('/api/tenants/bg/publish', { ...publish, baseHash: hashText(darker()) });
    expect([nothing.status, nothing.answer.message]).toEqual([
      422,
      'The file says this already: there is nothing to publish.',
    ]);
  });

  it('answers 409 with the newer text when somebody else was first', async () => {
    const newer = original.replace('"Sorvia"', '"Sorvia Plus"');
    await writeFile(join(folder, 'bg.json'), newer);
    const { status, answer } = await post('/api/tenants/bg/publish', {
      text: darker(),
      baseHash: baseHash(),
      reason,
    });
    expect([status, answer.hash, answer.text]).toEqual([409, hashText(newer), newer]);
    expect(await readFile(join(folder, 'bg.json'), 'utf8')).toBe(newer);
  });

  it('answers 422 with the problems of a text, also those beside other files', async () => {
    const wrong = original.replace('"tenant:bg-ben"', '7');
    const { status, answer } = await post('/api/tenants/bg/publish', {
      text: wrong,
      baseHash: baseHash(),
      reason,
    });
    expect([status, answer.problems.length]).toEqual([422, 1]);
    const misnamed = original.replace('"code": "bg"', '"code": "pl"');
    const other = await post('/api/tenants/bg/publish', { text: misnamed, baseHash: baseHash(), reason });
    expect([other.status, other.answer.problems[0]?.message]).toEqual([
      422,
      expect.stringContaining('the file is called'),
    ]);
    expect(await readFile(join(folder, 'bg.json'), 'utf8')).toBe(original);
  });

  it('judges a text beside the other files as they are by then', async () => {
    const hosts = (host: string) => `"hosts": { "singleTenant": ["${host}"] }, "theme"`;
    const text = original.replace('"theme"', hosts('cards.sorvia.example'));
    const other = join(folder, 'pl.json');
    const polish = await readFile(other, 'utf8');
    await writeFile(other, polish.replace('"theme"', hosts('cards.sorvia.example')));
    const taken = await post('/api/tenants/bg/publish', { text, baseHash: baseHash(), reason });
    expect([taken.status, taken.answer.problems[0]?.pointer]).toEqual([422, '/hosts/singleTenant/0']);
    await writeFile(other, polish);
    expect((await post('/api/tenants/bg/publish', { text, baseHash: baseHash(), reason })).status).toBe(200);
  });

  it.each([
    ['no reason', { text: '{}', baseHash: null }, 400],
    ['a blank reason', { text: '{}', baseHash: null, reason: ' ' }, 422],
    ['a hash that is none', { text: '{}', baseHash: 'x', reason }, 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await post('/api/tenants/bg/publish', body)).status).toBe(status);
  });

  it('reaches no file outside the folder', async () => {
    for (const code of ['..%2f..%2fetc', '.history', 'BG']) {
      expect(
        (await post(`/api/tenants/${code}/publish`, { text: '{}', baseHash: null, reason })).status,
      ).toBe(400);
    }
  });
});

describe('rolling back from the console', () => {
  it('says first what it changes, and then restores every byte', async () => {
    await post('/api/tenants/bg/publish', { text: darker(), baseHash: baseHash(), reason });
    const dry = await post('/api/tenants/bg/rollback', { version: 1, dryRun: true });
    expect(dry.answer).toMatchObject({
      baseHash: hashText(darker()),
      problems: [],
      changes: { groups: [{ changes: [{ sentence: 'The main colour is #0C7A5B instead of #0C6A5B.' }] }] },
    });
    expect(await readFile(join(folder, 'bg.json'), 'utf8')).toBe(darker());
    const body = { version: 1, reason: 'Too dark', baseHash: dry.answer.baseHash };
    expect(await post('/api/tenants/bg/rollback', body)).toMatchObject({ status: 200 });
    expect(await readFile(join(folder, 'bg.json'), 'utf8')).toBe(original);
  });

  it('answers 409 when the file is not what was looked at, and 422 for a version that is not there', async () => {
    await post('/api/tenants/bg/publish', { text: darker(), baseHash: baseHash(), reason });
    const stale = await post('/api/tenants/bg/rollback', { version: 1, reason: 'x', baseHash: baseHash() });
    expect([stale.status, stale.answer.text]).toEqual([409, darker()]);
    const none = await post('/api/tenants/bg/rollback', { version: 9, dryRun: true });
    expect([none.status, none.answer.message]).toEqual([422, 'bg.json has no version 9; it has 1, 2.']);
    expect((await post('/api/tenants/bg/rollback', { version: 1 })).status).toBe(400);
  });
});

describe('answers of the history', () => {
  it('hold no secret: neither one that the file had nor one that somebody sent', async () => {
    const held = original.replace('https://apps.sorvia.example/bg/ios', `https://x.example/?token=${SECRET}`);
    await writeFile(join(folder, 'bg.json'), held);
    const base = hashText(held);
    const answers = [
      await post('/api/changes-for-holders', { code: 'bg', text: darker() }),
      await post('/api/tenants/bg/publish', {
        text: held.replace('#0C7A5B', '#0C6A5B'),
        baseHash: base,
        reason,
      }),
      await post('/api/tenants/bg/publish', { text: darker(), baseHash: baseHash(), reason }),
      await get('/api/tenants/bg/history'),
      await get('/api/tenants/bg/history/1'),
      await post('/api/tenants/bg/publish', { text: darker(), baseHash: base, reason }),
      await get('/api/tenants/bg/history'),
      await get('/api/tenants/bg/history/1'),
      await post('/api/tenants/bg/rollback', { version: 1, dryRun: true }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 409, 200, 200, 200, 200, 200, 422]);
    expect(answers.map(({ text }) => text).join('\n')).not.toContain(SECRET);
    expect(answers[0]?.text).toContain('A value that looks like a secret is not the same.');
  });

  it('say that there is no such tenant, or version', async () => {
    expect((await get('/api/tenants/hu/history')).status).toBe(404);
    expect((await get('/api/tenants/bg/history/5')).status).toBe(404);
  });
});
