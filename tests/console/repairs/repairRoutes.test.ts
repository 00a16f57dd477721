import { readFileSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyTextEdits } from '../../../compiler/repairs/repair.ts';
import { type RepairsAnswer, repairRoutes } from '../../../console/server/repairs/repairRoutes.ts';
import { manifests } from '../../../screens/index.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  repairRoutes(app, {
    tenantConfigDir: 'tenant-config',
    distDir: 'dist',
    environment: 'dev',
    variables: {},
    screens: manifests,
    version: '3.10.4',
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  await app.ready();
});
afterAll(() => app.close());

const sound = readFileSync('tenant-config/bg.json', 'utf8');

async function ask(body: object): Promise<{ status: number; answer: RepairsAnswer }> {
  const reply = await app.inject({ method: 'POST', url: '/api/repairs', payload: body });
  return { status: reply.statusCode, answer: reply.json() };
}

it('says of each problem of what is typed how it can be mended', async () => {
  const text = sound.replace('Europe/Sofia', 'Europe/Sofja').replace('"on"', '"onn"');
  const { answer } = await ask({ code: 'bg', text });
  expect(
    answer.problems.map(({ line, column, pointer, rule, repairs }) => [
      line,
      column,
      pointer,
      rule,
      repairs[0]?.title,
    ]),
  ).toEqual([
    [6, 15, '/timeZone', 'time-zone', 'Replace by "Europe/Sofia"'],
    [48, 23, '/features/cardAcceptance', 'enum', 'Replace by "on"'],
  ]);
  const edits = answer.problems.flatMap(({ repairs }) => repairs[0]?.edits ?? []);
  expect(applyTextEdits(text, edits)).toBe(sound);
  expect(answer.all).toEqual({ text: sound, titles: ['Replace by "Europe/Sofia"', 'Replace by "on"'] });
});

it('has nothing to say of a sound file, and takes words files as well', async () => {
  expect((await ask({ code: 'bg', text: sound })).answer).toEqual({ problems: [], warnings: [], all: null });
  const words = readFileSync('tenant-config/languages/bg.json', 'utf8');
  const { answer } = await ask({ code: 'bg', kind: 'words', text: words.replace('"busy"', '"bussy"') });
  expect(answer.all?.text).toBe(words);
});

it('takes no path for a code', async () => {
  expect((await ask({ code: '../bg', text: sound })).status).toBe(400);
  expect((await ask({ code: 'bg' })).status).toBe(400);
});
