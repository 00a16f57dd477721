/** Group and words files in the console: what mends them, and their history. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import type { CheckAnswer, Overview } from '../../../console/server/answers.ts';
import type { HistoryAnswer } from '../../../console/server/history/historyAnswers.ts';
import { startTestConsole, type TestConsole } from '../support/startTestConsole.ts';

let running: TestConsole;
beforeEach(async () => {
  running = await startTestConsole();
});
afterEach(() => running.stop());

const at = (name: string) => join(running.folder, name);
const textOf = (name: string) => readFile(at(name), 'utf8');
const get = async (path: string) => (await running.fetch(path)).json();
const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await running.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, answer: await answer.json() };
};
/** Until the console has seen what was written. */
const checkUntil = async (text: string, isSeen: (found: CheckAnswer) => boolean): Promise<CheckAnswer> => {
  const { answer } = await post('/api/check', { code: 'bg', text });
  return isSeen(answer) ? answer : checkUntil(text, isSeen);
};

describe('a mistake in a file that tenants share', () => {
  it.each([
    ['languages/bg.json', (text: string) => text.replace('"languageName"', '"langageName"')],
    ['groups/retail.json', () => '{\n  "curency": { "code": "BGN", "symbol": "лв." }\n}\n'],
  ])('is mended in that file, with a reason and a line of the history: %s', async (file, spoil) => {
    const tenant = JSON.parse(await textOf('bg.json'));
    if (file.startsWith('groups/')) {
      await mkdir(at('groups'));
      delete tenant.currency;
      tenant.extends = 'retail';
    }
    const text = JSON.stringify(tenant);
    await writeFile(at(file), spoil(await textOf(file).catch(() => '')));
    const isThere = (found: CheckAnswer) => found.problems.some((each) => each.file === file);
    const { problems } = await checkUntil(text, isThere);
    const problem = problems.find((each) => each.file === file && each.repairs.length > 0);
    const hash = problem?.sharedHash ?? '';
    expect(hash).toBe(hashText(await textOf(file)));
    const edits = problem?.repairs[0]?.edits ?? [];
    const mended = await post('/api/shared/mend', { file, hash, edits, reason: 'A slip' });
    expect(mended.status).toBe(200);
    expect(await textOf(file)).toMatch(/"languageName"|"currency"/);
    const { versions }: HistoryAnswer = await get(`/api/${file.replace('.json', '')}/history`);
    expect(versions[0]).toMatchObject({ version: 2, reason: 'A slip', isCurrent: true });
    // The places of a repair are those of the text that it was made for.
    const again = await post('/api/shared/mend', { file, hash, edits, reason: 'A slip' });
    expect([again.status, again.answer.hash]).toEqual([409, hashText(await textOf(file))]);
  });

  it('is not mended where the call leads elsewhere', async () => {
    const edits = [{ offset: 0, length: 0, text: ' ' }];
    for (const file of ['bg.json', '../x.json', 'languages/../bg.json', 'languages/.en.json'])
      expect(
        (await post('/api/shared/mend', { file, hash: '0'.repeat(64), edits, reason: 'x' })).status,
      ).toBe(400);
  });
});

it('rolls texts back, and says before what people read then', async () => {
  const words = await get('/api/words/uk');
  const [unit] = words.units.filter(({ key }: { key: string }) => key === 'home.title');
  const before = await textOf('languages/uk.json');
  const put = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    return running.fetch('/api/words/uk', { method: 'PUT', headers, body: JSON.stringify(body) });
  };
  const changes = { [unit.key]: 'Інша назва' };
  expect((await put({ changes, baseHash: words.hash, reason: 'Shorter' })).status).toBe(200);
  const { versions }: HistoryAnswer = await get('/api/languages/uk/history');
  expect(versions.map(({ reason }) => reason)).toEqual(['Shorter', null]);
  const dry = await post('/api/languages/uk/rollback', { version: 1, dryRun: true });
  expect(dry.answer.problems).toEqual([]);
  expect(dry.answer.changes.groups).toMatchObject([
    { group: 'words', changes: [{ pointer: '/words/uk/home/title' }] },
  ]);
  const { baseHash } = dry.answer;
  expect((await post('/api/languages/uk/rollback', { version: 1, reason: 'Back', baseHash })).status).toBe(
    200,
  );
  expect(await textOf('languages/uk.json')).toBe(before);
});

it('lists the groups, and keeps the original texts from being changed by a page', async () => {
  await mkdir(at('groups'));
  await writeFile(at('groups/retail.json'), '{}');
  expect(((await get('/api/tenants')) as Overview).groups).toEqual(['retail']);
  const { hash } = await get('/api/words/en');
  const answer = await running.fetch('/api/words/en', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ changes: { 'home.title': 'X' }, baseHash: hash }),
  });
  expect([answer.status, (await answer.json()).error]).toEqual([
    422,
    '“en” is what all others are translated from: change its words file itself.',
  ]);
});
