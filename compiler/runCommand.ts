import { type Command, CommanderError, Option } from 'commander';
import type { Manifest } from '../runtime/assemble/manifest.ts';
import { createProgram } from './createProgram.ts';
import { describeFailure } from './describeFailure.ts';
import { diff, explain } from './describeTenants.ts';
import { CannotConfirm, confirmPoints } from './drafts/confirmPoints.ts';
import { readEnvironment } from './environment.ts';
import { CANNOT_READ, INVALID, VALID } from './exitCodes.ts';
import { fileSchema } from './fileSchema.ts';
import { addHistoryCommands } from './history/addHistoryCommands.ts';
import { CannotPublish } from './history/cannotPublish.ts';
import { createFileWriter } from './history/createFileWriter.ts';
import { REASON } from './history/reasonOption.ts';
import { ChangedMeanwhile } from './history/replaceUnchanged.ts';
import { addLanguageServerCommand } from './language-server/addLanguageServerCommand.ts';
import { addMigrateCommand } from './migrate/addMigrateCommand.ts';
import { CannotMigrate } from './migrate/migrateText.ts';
import { addNewCommand } from './new-country/addNewCommand.ts';
import { CannotCreate } from './newTenant.ts';
import { findTenantFile } from './readTenant.ts';
import type { Variables } from './resolveVariables.ts';
import type { SchemaNode } from './tenantSchema.ts';
import type { Today } from './today.ts';
import { validate } from './validate.ts';
import type { ValidateOptions } from './validateFiles.ts';
import { addWordsCommand } from './words/addWordsCommand.ts';

export interface CommandOptions {
  /** What follows the program's name. */
  readonly words: readonly string[];
  readonly variables: Variables;
  readonly screens: readonly Manifest[];
  /** Version of the portal. */
  readonly version: string;
  readonly today: Today;
  /** Says which keys of tenant files have a successor; that of the portal unless given. */
  readonly schema?: SchemaNode;
  /** The present: says which notices are in force. */
  readonly now: Date;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Asks a question of yes and no; not given where nobody is there to answer. */
  readonly ask?: (question: string) => Promise<boolean>;
}

/** The command was right, and what it asks for is refused. */
const REFUSALS = [CannotCreate, CannotConfirm, CannotMigrate, CannotPublish, ChangedMeanwhile];

const DEFAULT_FOLDER = 'tenant-config';

/** @returns the exit code: 0 valid or done, 1 invalid or refused, 2 cannot read or no such command */
export async function runCommand(options: CommandOptions): Promise<number> {
  try {
    return await readAndRun(options);
  } catch (error) {
    // Said already; `--help` and a mistake both end here.
    if (error instanceof CommanderError) return error.exitCode === 0 ? VALID : CANNOT_READ;
    options.error(describeFailure(error as NodeJS.ErrnoException));
    return REFUSALS.some((refusal) => error instanceof refusal) ? INVALID : CANNOT_READ;
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
    .description('checks tenant, group and words files, all when none is named')
    .argument('[FILE...]', 'tenant, group and words files')
    .option('--strict', 'takes warnings for problems')
    .option('--json', 'prints problems and warnings as JSON; with --fix what would mend each of them')
    .option('--fix', 'shows what can be mended without asking the author, and writes it once you agree')
    .addOption(new Option('--yes', 'agrees to what --fix shows').implies({ fix: true }))
    .option(...REASON)
    .action(async (files: string[], asked: Parameters<typeof validate>[1]) => {
      code = await validate(files, asked, { ...options, validation: readOptions(options) });
    });
  const end = (exitCode: number) => {
    code = exitCode;
  };
  const folder = folderOf(options.variables);
  // Asked for by the commands that need it: a wrong PORTAL_ENV is no matter of the others.
  const validation = () => ({ ...readOptions(options), screens: options.screens });
  addNewCommand(program, { ...options, folder, validation, end });
  program
    .command('confirm')
    .description('says that values which a draft has from its original are right for it as well')
    .argument('<CODE|FILE>', 'a draft')
    .argument('[POINTER...]', 'places as `validate` names them, such as /links/legal')
    .option('--all', 'every place that is open')
    .option(...REASON)
    .action(
      async (
        name: string,
        pointers: string[],
        { all = false, reason }: { all?: boolean; reason?: string },
        command: Command,
      ) => {
        if (pointers.length > 0 === all) return command.error('error: name places, or give --all');
        code = await confirm(name, all ? null : pointers, { ...options, reason });
      },
    );
  program
    .command('explain')
    .description(
      'says what a tenant file makes: screens, menus, forms with their rules, languages, connections',
    )
    .argument('<CODE|FILE>', 'a tenant')
    .option('--full', 'says all of it, not only what stands on one page')
    .option('--lang <LANGUAGE>', 'the language of the texts; the first of the tenant unless given')
    .option('--json', 'prints it as JSON')
    .action(async (name: string, asked: { full?: boolean; lang?: string; json?: boolean }) => {
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
  addMigrateCommand(program, { ...options, folder, end });
  addHistoryCommands(program, { ...options, validation, end });
  addWordsCommand(program, { ...options, folder, end });
  addLanguageServerCommand(program, () => readOptions(options));
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
  { reason, ...options }: CommandOptions & { readonly reason: string | undefined },
): Promise<number> {
  const folder = folderOf(options.variables);
  const file = await findTenantFile(name, folder);
  const left = await confirmPoints(
    file,
    pointers,
    createFileWriter({ folder, now: () => options.now, reason }),
  );
  options.out(
    left.length === 0
      ? `Nothing is left to confirm: ${file} can have "status": "live".`
      : `${left.length} left to change or to confirm: ${left.join(', ')}`,
  );
  return VALID;
}

/** @throws Error in words for an environment that does not exist */
function readOptions({ variables, screens, version, today, schema }: CommandOptions): ValidateOptions {
  const environment = readEnvironment(variables.PORTAL_ENV);
  const folder = folderOf(variables);
  return { folder, environment, variables, screens, version, today, ...(schema && { schema }) };
}

function folderOf(variables: Variables): string {
  return variables.TENANT_CONFIG_DIR || DEFAULT_FOLDER;
}
