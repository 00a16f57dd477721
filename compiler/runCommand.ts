import type { ScreenFacts } from './checks/tenantCheck.ts';
import { readEnvironment } from './environment.ts';
import { fileSchema } from './fileSchema.ts';
import { CannotCreate, newTenant } from './newTenant.ts';
import { formatProblem } from './problem.ts';
import type { Variables } from './resolveVariables.ts';
import type { Today } from './today.ts';
import { validateFiles } from './validateFiles.ts';

export interface CommandOptions {
  /** What follows the program's name. */
  readonly words: readonly string[];
  readonly variables: Variables;
  readonly screens: readonly ScreenFacts[];
  /** Version of the portal. */
  readonly version: string;
  readonly today: Today;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Exit codes of the contract. */
const VALID = 0;
const INVALID = 1;
const CANNOT_READ = 2;

const USAGE = `Usage:
  npm run tenant -- validate [FILE…] [--json]   checks tenant configs, all of them when none is named
  npm run tenant -- new CODE --from CODE        writes a new valid tenant config
  npm run --silent tenant -- schema             prints the JSON schema of a tenant config, for editors`;

const DEFAULT_FOLDER = 'tenant-config';

/** @returns the exit code: 0 valid or done, 1 invalid or refused, 2 cannot read or no such command */
export async function runCommand(options: CommandOptions): Promise<number> {
  const [name, ...rest] = options.words;
  try {
    if (name === 'validate') return await validate(rest, options);
    if (name === 'new') return await create(rest, options);
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

async function validate(
  words: readonly string[],
  { variables, screens, version, today, out, error }: CommandOptions,
): Promise<number> {
  const files = words.filter((word) => !word.startsWith('--'));
  if (words.some((word) => word.startsWith('--') && word !== '--json')) {
    error(USAGE);
    return CANNOT_READ;
  }
  const environment = readEnvironment(variables.PORTAL_ENV);
  const problems = await validateFiles(files, {
    folder: folderOf(variables),
    environment,
    variables,
    screens,
    version,
    today,
  });
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

function folderOf(variables: Variables): string {
  return variables.TENANT_CONFIG_DIR || DEFAULT_FOLDER;
}
