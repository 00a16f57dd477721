import { type Command, CommanderError } from 'commander';
import type { Manifest } from '../runtime/assemble/manifest.ts';
import { createProgram } from './createProgram.ts';
import { diff, explain } from './describeTenants.ts';
import { CannotConfirm, confirmPoints } from './drafts/confirmPoints.ts';
import { readEnvironment } from './environment.ts';
import { CANNOT_READ, INVALID, VALID } from './exitCodes.ts';
import { fileSchema } from './fileSchema.ts';
import { CannotCreate, newTenant } from './newTenant.ts';
import { formatProblem, type Problem } from './problem.ts';
import { findTenantFile } from './readTenant.ts';
import type { Variables } from './resolveVariables.ts';
import type { Today } from './today.ts';
import { type ValidateOptions, validateFiles } from './validateFiles.ts';
import { addWordsCommand } from './words/addWordsCommand.ts';

export interface CommandOptions {
  /** What follows the program's name. */
  readonly words: readonly string[];
  readonly variables: Variables;
  readonly screens: readonly Manifest[];
  /** Version of the portal. */
  readonly version: string;
  readonly today: Today;
  /** The present: says which notices are in force. */
  readonly now: Date;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

const DEFAULT_FOLDER = 'tenant-config';

/** @returns the exit code: 0 valid or done, 1 invalid or refused, 2 cannot read or no such command */
export async function runCommand(options: CommandOptions): Promise<number> {
  try {
    return await readAndRun(options);
  } catch (error) {
    // Said already; `--help` and a mistake both end here.
    if (error instanceof CommanderError) return error.exitCode === 0 ? VALID : CANNOT_READ;
    options.error((error as Error).message);
    return error instanceof CannotCreate || error instanceof CannotConfirm ? INVALID : CANNOT_READ;
  }
}

async function readAndRun(options: CommandOptions): Promise<number> {
  let code: number = CANNOT_READ;
  const { out, error } = options;
  const program = createProgram('npm run tenant --', 'Checks, writes, explains and compares tenant files.')
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: (text) => error(text.trimEnd()) })
    .exitOverride();
  program
    .command('validate')
    .description('checks tenant and words files, all when none is named')
    .argument('[FILE...]', 'tenant files and words files')
    .option('--json', 'prints the problems as JSON')
    .action(async (files: string[], asked: { json?: boolean }) => {
      code = await validate(files, asked, options);
    });
  program
    .command('new')
    .description('writes a new valid tenant file')
    .argument('<CODE>', 'two to twelve lower-case letters')
    .option('--from <CODE>', 'the tenant to copy (required)')
    .action(async (name: string, { from }: { from?: string }, command: Command) => {
      // A required option of commander's would hide the name of a mistyped one.
      if (from === undefined) return command.error("error: required option '--from <CODE>' not specified");
      out(await newTenant(folderOf(options.variables), name, from));
      code = VALID;
    });
  program
    .command('confirm')
    .description('says that values which a draft has from its original are right for it as well')
    .argument('<CODE|FILE>', 'a draft')
    .argument('[POINTER...]', 'places as `validate` names them, such as /links/legal')
    .option('--all', 'every place that is open')
    .action(
      async (name: string, pointers: string[], { all = false }: { all?: boolean }, command: Command) => {
        if (pointers.length > 0 === all) return command.error('error: name places, or give --all');
        code = await confirm(name, all ? null : pointers, options);
      },
    );
  program
    .command('explain')
    .description(
      'says what a tenant file makes: screens, menus, forms with their rules, languages, connections',
    )
    .argument('<CODE|FILE>', 'a tenant')
    .option('--lang <LANGUAGE>', 'the language of the texts; the first of the tenant unless given')
    .option('--json', 'prints it as JSON')
    .action(async (name: string, asked: { lang?: string; json?: boolean }) => {
      code = await explain(name, asked, { ...options, validation: readOptions(options) });
    });
  program
    .command('diff')
    .description('says what a card holder would see differently')
    .argument('<A>', 'the code or the file of a tenant')
    .argument('<B>', 'another one')
    .option('--json', 'prints it as JSON')
    .action(async (before: string, after: string, asked: { json?: boolean }) => {
      code = await diff([before, after], asked, { ...options, validation: readOptions(options) });
    });
  addWordsCommand(program, {
    ...options,
    folder: folderOf(options.variables),
    end: (exitCode) => {
      code = exitCode;
    },
  });
  program
    .command('schema')
    .description('prints the JSON schema of tenant files, for editors (`npm run --silent tenant -- schema`)')
    .action(() => {
      out(JSON.stringify(fileSchema, null, 2));
      code = VALID;
    });
  await program.parseAsync(options.words, { from: 'user' });
  return code;
}

async function confirm(
  name: string,
  pointers: readonly string[] | null,
  options: CommandOptions,
): Promise<number> {
  const file = await findTenantFile(name, folderOf(options.variables));
  const left = await confirmPoints(file, pointers);
  options.out(
    left.length === 0
      ? `Nothing is left to confirm: ${file} can have "status": "live".`
      : `${left.length} left to change or to confirm: ${left.join(', ')}`,
  );
  return VALID;
}

async function validate(
  files: readonly string[],
  { json }: { readonly json?: boolean },
  options: CommandOptions,
): Promise<number> {
  const { out, error } = options;
  const validation = readOptions(options);
  const { problems, tenants, drafts, words } = await validateFiles(files, validation);
  if (json) out(JSON.stringify(problems, null, 2));
  else if (problems.length > 0) for (const problem of problems) error(formatProblem(problem));
  else {
    const checked = [describe('tenant', tenants), describe('words', words)].filter(Boolean).join(' and ');
    out(`Checked ${checked || 'no file'} for ${validation.environment}: all is well.`);
    for (const [name, points] of drafts) for (const line of describeDraft(name, points)) out(line);
  }
  return problems.length === 0 ? VALID : INVALID;
}

function describeDraft(name: string, points: readonly Problem[]): string[] {
  if (points.length === 0) return [`"${name}" is a draft, and can have "status": "live".`];
  const count = points.length === 1 ? 'This place' : `These ${points.length} places`;
  return [
    `"${name}" is a draft. ${count} must be changed, or confirmed by \`npm run tenant -- confirm\`, before it can be live:`,
    ...points.map(formatProblem),
  ];
}

/** `3 tenant files (aa, bb, cc)` */
function describe(kind: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${names.length} ${kind} ${names.length === 1 ? 'file' : 'files'} (${names.join(', ')})`;
}

/** @throws Error in words for an environment that does not exist */
function readOptions({ variables, screens, version, today }: CommandOptions): ValidateOptions {
  const environment = readEnvironment(variables.PORTAL_ENV);
  return { folder: folderOf(variables), environment, variables, screens, version, today };
}

function folderOf(variables: Variables): string {
  return variables.TENANT_CONFIG_DIR || DEFAULT_FOLDER;
}
