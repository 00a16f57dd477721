import type { Manifest } from '../runtime/assemble/manifest.ts';
import { readEnvironment } from './environment.ts';
import { CANNOT_READ, INVALID, VALID } from './exitCodes.ts';
import { fileSchema } from './fileSchema.ts';
import { CannotCreate, newTenant } from './newTenant.ts';
import { formatProblem } from './problem.ts';
import type { Variables } from './resolveVariables.ts';
import { diff, explain } from './tellTenants.ts';
import type { Today } from './today.ts';
import { type ValidateOptions, validateFiles } from './validateFiles.ts';

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

const USAGE = `Usage:
  npm run tenant -- validate [FILE…] [--json]   checks tenant configs, all of them when none is named
  npm run tenant -- new CODE --from CODE        writes a new valid tenant config
  npm run tenant -- explain CODE|FILE [--lang LANGUAGE] [--json]
                                                says what a tenant config makes
  npm run tenant -- diff A B [--json]           says what a card holder would see differently (codes or files)
  npm run --silent tenant -- schema             prints the JSON schema of a tenant config, for editors`;

const DEFAULT_FOLDER = 'tenant-config';

/** @returns the exit code: 0 valid or done, 1 invalid or refused, 2 cannot read or no such command */
export async function runCommand(options: CommandOptions): Promise<number> {
  const [name, ...rest] = options.words;
  try {
    if (name === 'validate') return await validate(rest, options);
    if (name === 'new') return await create(rest, options);
    if (name === 'explain' || name === 'diff') {
      const command = name === 'explain' ? explain : diff;
      const code = await command(rest, { ...options, validation: readOptions(options) });
      if (code !== null) return code;
    }
    if (name === 'schema' && rest.length === 0) {
      options.out(JSON.stringify(fileSchema, null, 2));
      return VALID;
    }
  } catch (error) {
    options.error((error as Error).message);
    return error instanceof CannotCreate ? INVALID : CANNOT_READ;
  }
  options.error(USAGE);
  return CANNOT_READ;
}

async function validate(words: readonly string[], options: CommandOptions): Promise<number> {
  const { out, error } = options;
  const files = words.filter((word) => !word.startsWith('--'));
  if (words.some((word) => word.startsWith('--') && word !== '--json')) {
    error(USAGE);
    return CANNOT_READ;
  }
  const problems = await validateFiles(files, readOptions(options));
  if (words.includes('--json')) out(JSON.stringify(problems, null, 2));
  else for (const problem of problems) error(formatProblem(problem));
  return problems.length === 0 ? VALID : INVALID;
}

async function create(words: readonly string[], { variables, out, error }: CommandOptions): Promise<number> {
  const [code, flag, from, ...rest] = words;
  if (code === undefined || flag !== '--from' || from === undefined || rest.length > 0) {
    error(USAGE);
    return CANNOT_READ;
  }
  out(await newTenant(folderOf(variables), code, from));
  return VALID;
}

/** @throws Error in words for an environment that does not exist */
function readOptions({ variables, screens, version, today }: CommandOptions): ValidateOptions {
  const environment = readEnvironment(variables.PORTAL_ENV);
  return { folder: folderOf(variables), environment, variables, screens, version, today };
}

function folderOf(variables: Variables): string {
  return variables.TENANT_CONFIG_DIR || DEFAULT_FOLDER;
}
