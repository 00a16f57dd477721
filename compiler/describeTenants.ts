import { compareFiles } from './compare/compareFiles.ts';
import { writeDifferences } from './compare/writeDifferences.ts';
import { CANNOT_READ, INVALID, VALID } from './exitCodes.ts';
import { explainTenant } from './explain/explainTenant.ts';
import { writeExplanation, writeShortExplanation } from './explain/writeExplanation.ts';
import { createFindCredential } from './findCredential.ts';
import { formatProblem, type Problem } from './problem.ts';
import { readTenant } from './readTenant.ts';
import type { CommandOptions } from './runCommand.ts';
import { didYouMean } from './suggestNearest.ts';
import type { ValidateOptions } from './validateFiles.ts';

export interface DescribeOptions extends CommandOptions {
  readonly validation: ValidateOptions;
}

/**
 * `explain CODE|FILE [--full] [--lang LANGUAGE] [--json]`
 * @returns the exit code
 */
export async function explain(
  name: string,
  {
    lang: asked,
    json: isJson = false,
    full: isFull = false,
  }: { readonly lang?: string; readonly json?: boolean; readonly full?: boolean },
  options: DescribeOptions,
): Promise<number> {
  const read = await readTenant(name, options.validation);
  if (!read.ok) return refuse(read.problems, isJson, options);
  const { compiled, written } = read;
  const { languages, timeZone } = compiled.tenant;
  const language = languages.find((each) => each === (asked ?? languages[0]));
  if (language === undefined) {
    const hint = didYouMean(asked ?? '', languages);
    options.error(`The tenant has no language "${asked}"; it has ${languages.join(', ')}.${hint}`);
    return CANNOT_READ;
  }
  const explanation = explainTenant(compiled, {
    written,
    language,
    sources: read.sources,
    words: read.words,
    wordsFiles: read.wordsFiles,
    screens: options.screens,
    environment: options.validation.environment,
    now: options.now,
    day: options.today(timeZone),
    findCredential: createFindCredential(options.variables),
  });
  const write = isFull ? writeExplanation : writeShortExplanation;
  print(isJson ? [JSON.stringify(explanation, null, 2)] : write(explanation), options);
  return VALID;
}

/**
 * `diff A B [--json]`, of codes or files
 * @returns the exit code, 0 whether or not they differ
 */
export async function diff(
  [before, after]: readonly [string, string],
  { json: isJson = false }: { readonly json?: boolean },
  options: DescribeOptions,
): Promise<number> {
  const [first, second] = [
    await readTenant(before, options.validation),
    await readTenant(after, options.validation),
  ];
  if (!first.ok || !second.ok) {
    const problems = [first, second].flatMap((read) => (read.ok ? [] : read.problems));
    return refuse(problems, isJson, options);
  }
  const differences = compareFiles(first.written, second.written, {
    words: first.words,
    screens: options.screens,
    environment: options.validation.environment,
    day: options.today(second.compiled.tenant.timeZone),
  });
  const lines = isJson
    ? [JSON.stringify(differences, null, 2)]
    : writeDifferences(differences, { before, after });
  print(lines, options);
  return VALID;
}

/** As `validate` prints them. */
function refuse(
  problems: readonly Problem[],
  isJson: boolean,
  { out, error }: Pick<CommandOptions, 'out' | 'error'>,
): number {
  if (isJson) out(JSON.stringify(problems, null, 2));
  else for (const problem of problems) error(formatProblem(problem));
  return INVALID;
}

function print(lines: readonly string[], { out }: Pick<CommandOptions, 'out'>): void {
  for (const line of lines) out(line);
}
