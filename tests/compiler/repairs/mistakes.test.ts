import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diagnosticsOf, quickFixesOf } from '../../../compiler/language-server/diagnostics.ts';
import { judgeFolder } from '../../../compiler/language-server/judgeFolder.ts';
import type { Problem } from '../../../compiler/problem.ts';
import { fixFiles } from '../../../compiler/repairs/fixFiles.ts';
import { listRepairs } from '../../../compiler/repairs/listRepairs.ts';
import { applyTextEdits } from '../../../compiler/repairs/repair.ts';
import { type ValidateOptions, validateFiles } from '../../../compiler/validateFiles.ts';
import { manifests } from '../../../screens/index.ts';
import type { Mistake } from '../../support/mistakes/mistake.ts';
import { TENANT_MISTAKES } from '../../support/mistakes/tenantMistakes.ts';
import { WORDS_MISTAKES } from '../../support/mistakes/wordsMistakes.ts';

const MISTAKES = [...TENANT_MISTAKES, ...WORDS_MISTAKES];

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
mkdirSync(join(folder, 'languages'));
for (const file of ['bg.json', 'languages/bg.json', 'languages/en.json'])
  cpSync(join('tenant-config', file), join(folder, file));
afterAll(() => rmSync(folder, { recursive: true }));

const options: ValidateOptions = {
  folder,
  environment: 'dev',
  variables: {},
  screens: manifests,
  version: '3.10.4',
  today: () => '2026-11-21',
  wordsMemory: new Map(),
};

/** What the command line would say of the folder with one file as somebody has changed it. */
async function problemsWith(path: string, text: string): Promise<readonly Problem[]> {
  const { problems } = await validateFiles([], { ...options, unsaved: new Map([[path, text]]) });
  return problems;
}

function made({ file, make }: Mistake) {
  const path = join(folder, file);
  return { path, ...make(readFileSync(path, 'utf8')) };
}

it('there are a hundred mistakes, each of its own', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(100);
  expect(new Set(MISTAKES.map(({ name }) => name)).size).toBe(MISTAKES.length);
});

describe('what somebody does to a shipped file', () => {
  it.each(MISTAKES)('$name: told at its place, and mended where that can be told', async (mistake) => {
    const { path, text, line, column } = made(mistake);
    const judged = (await judgeFolder(options, new Map([[path, text]]))).get(path);
    const problems = judged?.problems ?? [];
    const problem = problems.find(({ message }) => message.includes(mistake.says));
    expect(problem ?? problems).toMatchObject({ line, column });
    // The editor marks the same places.
    const [diagnostic] = diagnosticsOf({ text, problems: problem ? [problem] : [], warnings: [] });
    expect(diagnostic?.range.start).toEqual({ line: line - 1, character: column - 1 });

    const repairs = problem ? listRepairs(problem, text) : [];
    const offered = judged && diagnostic ? quickFixesOf(judged, 'file:///x.json', diagnostic.range) : [];
    for (const { title } of repairs) expect(offered.map((each) => each.title)).toContain(title);
    const [first] = repairs;
    const after = first ? await problemsWith(path, applyTextEdits(text, first.edits)) : null;
    const fixed = await fixFiles([path], { ...options, unsaved: new Map([[path, text]]) });
    const unseen = fixed[0] ? await problemsWith(path, fixed[0].after) : problems;
    expect({
      offers: repairs.length > 0,
      left: after?.map(({ rule }) => rule),
      unseen: unseen.length === 0,
    }).toEqual(
      {
        safe: { offers: true, left: [], unseen: true },
        offered: { offers: true, left: [], unseen: false },
        marked: { offers: true, left: expect.toSatisfy(isMarked), unseen: false },
        none: { offers: false, left: undefined, unseen: false },
      }[mistake.mend],
    );
  });
});

function isMarked(rules: readonly string[]): boolean {
  return rules.length > 0 && rules.every((rule) => rule === 'words-untranslated');
}
