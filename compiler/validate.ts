import { basename } from 'node:path';
import { isMissingText, languageOf, type WordsResult } from './builtInWords.ts';
import type { OpenLanguage } from './drafts/joinDraftLanguages.ts';
import { ENVIRONMENTS } from './environment.ts';
import { CANNOT_READ, INVALID, VALID } from './exitCodes.ts';
import { createFileWriter } from './history/createFileWriter.ts';
import { formatProblem, formatWarning, type Problem, withoutMends } from './problem.ts';
import { fix, repairsAsData } from './repairs/fix.ts';
import type { CommandOptions } from './runCommand.ts';
import { type DraftTenant, type ValidateOptions, type Validation, validateFiles } from './validateFiles.ts';
import { listSources } from './words/wordsFallback.ts';

interface Asked {
  /** Warnings are problems. */
  readonly strict?: boolean;
  readonly json?: boolean;
  /** Mends what can be mended unseen, when somebody agrees. */
  readonly fix?: boolean;
  /** Somebody agrees already. */
  readonly yes?: boolean;
  /** Why something is mended, for the history. */
  readonly reason?: string;
}

/**
 * `validate [FILE...] [--strict] [--json] [--fix] [--yes]`
 * @returns the exit code
 */
export async function validate(
  files: readonly string[],
  {
    strict: isStrict = false,
    json: isJson = false,
    fix: isFix = false,
    yes: isAgreed = false,
    reason,
  }: Asked,
  command: CommandOptions & { readonly validation: ValidateOptions },
): Promise<number> {
  const { out, error, validation: options } = command;
  const writer = createFileWriter({ folder: options.folder, now: () => command.now, reason });
  if (isFix && !isJson) await fix(files, { ...command, isAgreed, writer, ask: command.ask ?? null });
  if (isFix && isJson) {
    const told = await repairsAsData(files, { validation: options, isAgreed, writer });
    out(JSON.stringify([...told.problems, ...told.warnings], null, 2));
    const refused = told.problems.length + (isStrict ? told.warnings.length : 0);
    return refused > 0 ? INVALID : told.isNothing ? CANNOT_READ : VALID;
  }
  const found = await validateFiles(files, options);
  const problems = isStrict ? [...found.problems, ...found.warnings] : found.problems;
  const warnings = isStrict ? [] : found.warnings;
  const isNothing = files.length === 0 && found.tenants.length === 0;
  if (isJson) {
    const doubts = warnings.map((warning) => ({ ...withoutMends(warning), severity: 'warning' }));
    out(JSON.stringify([...problems.map(withoutMends), ...doubts], null, 2));
  } else {
    for (const line of listProblems(problems)) error(line);
    for (const warning of warnings) error(formatWarning(warning));
  }
  if (isNothing) {
    error(`There is no tenant file in ${options.folder}: a tenant is one file, CODE.json, in that folder.`);
  }
  const isRefused = problems.length > 0;
  if (isRefused && isJson) return INVALID;
  if (isNothing) return isRefused ? INVALID : CANNOT_READ;
  if (isJson) return VALID;
  if (!isRefused) {
    out(summarize(found, warnings.length, options.environment));
    for (const result of found.words) for (const line of describeSources(result)) out(line);
  }
  // Whatever else is wrong with a file: what a draft lacks does not go away with it.
  for (const [name, draft] of found.drafts) for (const line of describeDraft(name, draft)) out(line);
  for (const each of found.draftLanguages) for (const line of describeLanguage(each)) out(line);
  return isRefused ? INVALID : VALID;
}

/** Of texts that are not there no more than these are told of one file: `words` counts them by their blocks. */
const MOST_MISSING = 20;

/** One line for each problem. */
function listProblems(problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>();
  const lines = problems.flatMap((problem) => {
    if (!isMissingText(problem)) return [formatProblem(problem)];
    const count = (counts.get(problem.file) ?? 0) + 1;
    counts.set(problem.file, count);
    return count > MOST_MISSING ? [] : [formatProblem(problem)];
  });
  const more = [...counts].flatMap(([file, count]) =>
    count > MOST_MISSING
      ? [
          `${file}: ${count - MOST_MISSING} more texts are still to be translated: npm run tenant -- words ${basename(file, '.json')}`,
        ]
      : [],
  );
  return [...lines, ...more];
}

function describeDraft(name: string, { points, credentials, hasProblems }: DraftTenant): string[] {
  const host =
    credentials.length === 0
      ? []
      : [
          `The host of "${name}" needs the gateway’s credentials, which no file holds: ${credentials.join(', ')}.`,
        ];
  if (points.length === 0)
    return hasProblems ? [] : [`"${name}" is a draft, and can have "status": "live".`, ...host];
  const count = points.length === 1 ? 'This place' : `These ${points.length} places`;
  const besides = hasProblems ? ' besides' : '';
  return [
    `"${name}" is a draft. ${count} must be changed${besides}, or confirmed by \`npm run tenant -- confirm\`, before it can be live:`,
    ...points.map(formatProblem),
    ...host,
  ];
}

/** More than these are for `words`, which counts them by their blocks. */
const MOST_POINTS = 60;

function describeLanguage({ language, tenants, points }: OpenLanguage): string[] {
  const isDraft = `"${language}" is a draft in ${tenants.join(', ')}`;
  if (points.length === 0) return [`${isDraft}, and can stand in "languages".`];
  const count = points.length === 1 ? 'This text' : `These ${points.length} texts`;
  const more = points.length - MOST_POINTS;
  return [
    `${isDraft}. ${count} must be there before it can stand in "languages":`,
    ...points.slice(0, MOST_POINTS).map(formatProblem),
    ...(more > 0 ? [`… and ${more} more: npm run tenant -- words ${language}`] : []),
  ];
}

/** Of a words file that falls back to another one. */
function describeSources(result: WordsResult): string[] {
  if (!result.ok || result.file.sources.size === 1) return [];
  return [`"${result.file.language}" has ${listSources(result.file.sources)}.`];
}

/** What was checked: who reads it sees that nothing was left out. */
function summarize({ tenants, groups, words }: Validation, warnings: number, environment: string): string {
  const files = new Intl.ListFormat('en').format(
    [describe('tenant', tenants), describe('group', groups), describe('words', words.map(languageOf))].filter(
      Boolean,
    ),
  );
  const environments = `${ENVIRONMENTS.slice(0, -1).join(', ')} and ${ENVIRONMENTS.at(-1)}`;
  const connections =
    tenants.length === 0
      ? ''
      : `, with the connections of ${environments} and the environment variables of ${environment}`;
  const verdict =
    warnings === 0 ? 'all is well' : `no problem, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  return `Checked ${files || 'no file'}${connections}: ${verdict}.`;
}

/** `3 tenant files (aa, bb, cc)` */
function describe(kind: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${names.length} ${kind} ${names.length === 1 ? 'file' : 'files'} (${names.join(', ')})`;
}
