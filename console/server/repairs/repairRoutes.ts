import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { GROUPS_FOLDER } from '../../../compiler/groupFiles.ts';
import type { Problem } from '../../../compiler/problem.ts';
import { fixFiles } from '../../../compiler/repairs/fixFiles.ts';
import { listRepairs } from '../../../compiler/repairs/listRepairs.ts';
import type { Repair } from '../../../compiler/repairs/repair.ts';
import { todayAt } from '../../../compiler/today.ts';
import { type ValidateOptions, validateFiles } from '../../../compiler/validateFiles.ts';
import type { ConsoleContext } from '../consoleContext.ts';

/** A file of the folder as it stands in the editor. */
export interface RepairsQuestion {
  /** Of a tenant; of the language or the group, where it is such a file. */
  readonly code: string;
  readonly kind?: 'tenant' | 'group' | 'words';
  readonly text: string;
}

/**
 * What would mend a problem, the likeliest first. The problem is named by its place and its rule: what it says is for
 * the check to tell, which knows what of it may be read.
 */
export interface RepairableProblem extends Pick<Problem, 'line' | 'column' | 'pointer' | 'rule'> {
  readonly repairs: readonly Repair[];
}

/** Edits are of the text that was asked about, in UTF-16 units. */
export interface RepairsAnswer {
  readonly problems: readonly RepairableProblem[];
  readonly warnings: readonly RepairableProblem[];
  /** All that can be mended unseen, round by round, with the title of each step; null when nothing can. */
  readonly all: { readonly text: string; readonly titles: readonly string[] } | null;
}

const BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'text'],
  properties: {
    // Part of a path: nothing that leads out of the folder.
    code: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,59}$' },
    kind: { enum: ['tenant', 'group', 'words'] },
    text: { type: 'string' },
  },
};

/** `POST /api/repairs`: what would mend each problem of a file as it is typed, judged beside its neighbours. */
export function repairRoutes(app: FastifyInstance, context: ConsoleContext): void {
  app.post<{ Body: RepairsQuestion }>('/api/repairs', { schema: { body: BODY } }, ({ body }) =>
    answerRepairs(body, context),
  );
}

async function answerRepairs(
  { code, kind = 'tenant', text }: RepairsQuestion,
  { tenantConfigDir, ...context }: ConsoleContext,
): Promise<RepairsAnswer> {
  const place = { tenant: '.', group: GROUPS_FOLDER, words: 'languages' }[kind];
  const path = resolve(join(tenantConfigDir, place, `${code}.json`));
  const options: ValidateOptions = {
    folder: tenantConfigDir,
    environment: context.environment,
    variables: context.variables,
    screens: context.screens,
    version: context.version,
    today: todayAt(context.now()),
    unsaved: new Map([[path, text]]),
    wordsMemory: new Map(),
  };
  const found = await validateFiles([], options);
  const own = (problems: readonly Problem[]) =>
    problems
      .filter(({ file }) => resolve(file) === path)
      .map((each): RepairableProblem => {
        const { line, column, pointer, rule } = each;
        return { line, column, pointer, rule, repairs: listRepairs(each, text) };
      });
  const fixed = (await fixFiles([path], options)).find(({ file }) => resolve(file) === path);
  return {
    problems: own(found.problems),
    warnings: own(found.warnings),
    all: fixed ? { text: fixed.after, titles: fixed.done.map(({ title }) => title) } : null,
  };
}
