/** A hundred slips in tenant and words files, as whoever works in the console is told of them and takes what is offered. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Text } from '@codemirror/state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../compiler/repairs/repair.ts';
import { toDiagnostics } from '../../console/app/editor/diagnostics.ts';
import type { CheckAnswer } from '../../console/server/answers.ts';
import type { WordsAnswer, WordsCheck } from '../../console/server/newtenant/newTenantAnswers.ts';
import type { Mistake } from '../support/mistakes/mistake.ts';
import { TENANT_MISTAKES } from '../support/mistakes/tenantMistakes.ts';
import { WORDS_MISTAKES } from '../support/mistakes/wordsMistakes.ts';
import { startTestConsole, type TestConsole } from './support/startTestConsole.ts';

let running: TestConsole;
beforeAll(async () => {
  running = await startTestConsole();
});
afterAll(() => running.stop());

async function send(path: string, body: object, method = 'POST'): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await running.fetch(path, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

async function made({ file, make }: Mistake) {
  const sound = await readFile(join(running.folder, file), 'utf8');
  return { sound, ...make(sound) };
}

/** What taking the first offer leaves, by the way in which a slip can be mended. */
function expectMended(mend: Mistake['mend'], left: readonly string[] | null): void {
  if (mend === 'none') expect(left).toBeNull();
  else if (mend === 'marked') expect(left).toEqual([expect.stringMatching(/to be translated|is missing/)]);
  else expect(left).toEqual([]);
}

describe('in the console', () => {
  it.each(TENANT_MISTAKES)(
    '$name: marked at its place, in the way of publishing, gone with what is offered',
    async (mistake) => {
      const { sound, text, line, column } = await made(mistake);
      const check = async (of: string) =>
        (await send('/api/check', { code: 'bg', text: of })).body as CheckAnswer;
      const found = await check(text);
      const problem = found.problems.find(({ message }) => message.includes(mistake.says));
      expect(problem ?? found.problems).toMatchObject({ file: 'bg.json', line, column });
      // As the editor marks it.
      const doc = Text.of(text.split('\n'));
      const marks = toDiagnostics(doc, 'bg.json', found).filter(
        ({ message }) => message === problem?.message,
      );
      const start = doc.line(line).from + column - 1;
      expect(marks.some(({ from, to }) => from <= start && start <= to && from < to)).toBe(true);

      const { hash } = (await (await running.fetch('/api/tenants/bg')).json()) as { hash: string };
      const published = { text, baseHash: hash, reason: 'a slip' };
      expect((await send('/api/tenants/bg/publish', published)).status).toBe(422);
      expect(await readFile(join(running.folder, 'bg.json'), 'utf8')).toBe(sound);

      const [first] = problem?.repairs ?? [];
      const after = first ? await check(applyTextEdits(text, first.edits)) : null;
      expectMended(mistake.mend, after?.problems.map(({ message }) => message) ?? null);
    },
  );

  it.each(WORDS_MISTAKES)(
    '$name: told at its place, not saved, gone with what is offered',
    async (mistake) => {
      const { sound, text, line, column } = await made(mistake);
      const check = async (of: string) =>
        (await send('/api/words/bg/check', { text: of })).body as WordsCheck;
      const { problems } = await check(text);
      const problem = problems.find(({ message }) => message.includes(mistake.says));
      expect(problem ?? problems).toMatchObject({ at: { line, column } });
      const { hash } = (await (await running.fetch('/api/words/bg')).json()) as WordsAnswer;
      expect((await send('/api/words/bg', { text, baseHash: hash }, 'PUT')).status).toBe(422);
      expect(await readFile(join(running.folder, mistake.file), 'utf8')).toBe(sound);
      const [first] = problem?.repairs ?? [];
      const after = first ? await check(applyTextEdits(text, first.edits)) : null;
      expectMended(mistake.mend, after?.problems.map(({ message }) => message) ?? null);
    },
  );
});
