// Over 250 lines: the commands of publishing, each of which reads its options and says what was done.
import { join } from 'node:path';
import { type Command, CommanderError } from 'commander';
import { writeDifferences } from '../../compiler/compare/writeDifferences.ts';
import { ENVIRONMENTS, type Environment } from '../../compiler/environment.ts';
import { CANNOT_READ, INVALID, VALID } from '../../compiler/exitCodes.ts';
import { CannotPublish } from '../../compiler/history/cannotPublish.ts';
import { findAuthor } from '../../compiler/history/findAuthor.ts';
import { holdsSecret } from '../../compiler/history/holdsSecret.ts';
import { formatProblem, type Problem } from '../../compiler/problem.ts';
import { findTenantFile } from '../../compiler/readTenant.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import { didYouMean } from '../../compiler/suggestNearest.ts';
import type { Today } from '../../compiler/today.ts';
import { validateFiles } from '../../compiler/validateFiles.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { DEFAULT_REGISTRY, openRegistry } from '../registry/openRegistry.ts';
import { pointerName, type Ring, readPointerName } from '../registry/pointer.ts';
import { OutcomeUnknown, type Registry, RegistryRefused, RegistryUnreachable } from '../registry/registry.ts';
import { compareSets } from './compareSets.ts';
import { createTextsCompiler } from './compileTexts.ts';
import { findVersion, listVersions, readLivePointer } from './listVersions.ts';
import { readFolderTexts } from './readFolderTexts.ts';
import { blobReader, MissingBlob, readTexts, type SourceTexts } from './sourceTexts.ts';
import { endRing, pointersIn, type SwitchOptions, switchTenants } from './switchTenants.ts';
import { waitForHosts } from './waitForHosts.ts';

export interface PublishCommandOptions {
  /** What follows the program's name. */
  readonly words: readonly string[];
  readonly variables: Variables;
  readonly screens: readonly Manifest[];
  /** Version of the portal. */
  readonly version: string;
  readonly today: Today;
  readonly now: () => Date;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Asked for rightly, and refused. */
const REFUSALS = [CannotPublish, RegistryRefused, MissingBlob];

/** @param program to be given the commands. @returns the exit code: 0 done, 1 refused, 2 cannot read, nobody answers, or no such command */
export async function runPublish(program: Command, options: PublishCommandOptions): Promise<number> {
  const { variables, error } = options;
  const opened: Registry[] = [];
  const open = async () => {
    const registry = await openRegistry(variables.REGISTRY || DEFAULT_REGISTRY, variables);
    opened.push(registry);
    return registry;
  };
  let code: number = VALID;
  const end = (exitCode: number) => {
    code = exitCode;
  };
  addCommands(program, { ...options, open, end });
  try {
    await program.parseAsync(options.words, { from: 'user' });
    return code;
  } catch (caught) {
    if (caught instanceof CommanderError) return caught.exitCode === 0 ? VALID : CANNOT_READ;
    if (caught instanceof RegistryUnreachable) {
      error(`Nothing was published: the registry cannot be reached. ${caught.message}`);
      return CANNOT_READ;
    }
    if (caught instanceof OutcomeUnknown) {
      error(
        `It is not known whether this was done: the registry cannot be reached any more. Once it can, look at \`history\` and \`canary-status\` before you try again. ${caught.message}`,
      );
      return CANNOT_READ;
    }
    error((caught as Error).message);
    return REFUSALS.some((refusal) => caught instanceof refusal) ? INVALID : CANNOT_READ;
  } finally {
    for (const registry of opened) await registry.close();
  }
}

interface Context extends PublishCommandOptions {
  readonly open: () => Promise<Registry>;
  readonly end: (code: number) => void;
}

const ENV = ['--env <ENV>', `one of ${ENVIRONMENTS.join(', ')} (required)`] as const;
const REASON = ['--reason <TEXT>', 'why, for whoever reads the history'] as const;
const WAIT = ['--wait', 'ends when each live host serves it'] as const;
const CODES = ['<CODE...>', 'tenants'] as const;

interface Asked {
  readonly env: string;
  readonly reason?: string;
  readonly wait?: boolean;
}

function addCommands(program: Command, context: Context): void {
  // Options after a subcommand's name are the subcommand's, which has some of the same names.
  program
    .enablePositionalOptions()
    .argument('[CODE...]', 'tenants of the folder of tenant files; several are switched together')
    .option(...ENV)
    .option(...REASON)
    .option(...WAIT)
    .action(async (codes: string[], asked: Asked, command: Command) => {
      if (codes.length === 0) return command.error('error: name at least one tenant');
      await publishFolder(codes, { asked, command, ring: null }, context);
    });
  program
    .command('promote')
    .description('publishes to one environment what is live in another, byte for byte')
    .argument(...CODES)
    .requiredOption('--from <ENV>', 'where it is live')
    .requiredOption('--to <ENV>', 'where it is to be live')
    .option(...REASON)
    .option(...WAIT)
    .action(async (codes: string[], asked: Asked & { from: string; to: string }, command: Command) => {
      const [from, to] = [environmentOf(asked.from, command), environmentOf(asked.to, command)];
      const registry = await context.open();
      const named = [...new Set(codes)];
      const sets = await Promise.all(named.map((code) => readLive(registry, from, code)));
      const reason = asked.reason ?? `promoted from ${from}`;
      await finish(
        sets,
        { registry, environment: to, kind: 'promote', from, reason, wait: asked.wait },
        context,
      );
    });
  program
    .command('rollback')
    .description('publishes an older version again; the one before unless a revision is given')
    .argument('<CODE>', 'a tenant')
    .option(...ENV)
    .option('--to <REVISION>', 'a revision as `history` has it')
    .option(...REASON)
    .option(...WAIT)
    .action(async (code: string, asked: Asked & { to?: string }, command: Command) => {
      const environment = environmentOf(asked.env, command);
      if (asked.to !== undefined && !/^[1-9]\d*$/.test(asked.to))
        return command.error(`error: "${asked.to}" is no revision: revisions are numbers, such as 3`);
      if (!asked.reason) return command.error("error: required option '--reason <TEXT>' not specified");
      const registry = await context.open();
      const pointer = await findVersion(registry, environment, code, asked.to ? Number(asked.to) : null);
      const sets = [await readTexts(code, pointer, blobReader(registry))];
      const own = { kind: 'rollback', from: String(pointer.revision), reason: asked.reason } as const;
      await finish(sets, { registry, environment, ...own, wait: asked.wait }, context);
    });
  program
    .command('history')
    .description('says what was published of a tenant: when, by whom, why, and which files changed')
    .argument('<CODE>', 'a tenant')
    .option(...ENV)
    .option('--json', 'prints it as JSON')
    .action(async (code: string, asked: Asked & { json?: boolean }, command: Command) => {
      const environment = environmentOf(asked.env, command);
      const versions = await listVersions(await context.open(), environment, code);
      if (versions.length === 0) throw new CannotPublish(`${code} was never published to ${environment}.`);
      if (asked.json) return context.out(JSON.stringify(versions.toReversed(), null, 2));
      for (const { pointer, line, changed } of versions.toReversed()) {
        const from =
          line.from === null ? '' : ` (from ${line.kind === 'rollback' ? 'revision ' : ''}${line.from})`;
        context.out(`revision ${pointer.revision}  ${line.at}  ${line.by.name}  ${line.kind}${from}`);
        if (line.reason) context.out(`    ${line.reason}`);
        if (changed.length > 0) context.out(`    changed: ${changed.join(', ')}`);
      }
    });
  addCompare(program, context);
  addCanary(program, context);
}

function addCompare(program: Command, context: Context): void {
  program
    .command('compare')
    .description('says what a card holder sees differently in two environments, of what is published')
    .argument('<ENV>', `one of ${ENVIRONMENTS.join(', ')}`)
    .argument('<ENV>', 'another one')
    .argument('[CODE...]', 'tenants; all when none is named')
    .action(async (first: string, second: string, codes: string[], _: object, command: Command) => {
      const [one, other] = [environmentOf(first, command), environmentOf(second, command)];
      const registry = await context.open();
      const [before, after] = [await registry.readPointers(one), await registry.readPointers(other)];
      const listed = [...before.pointers.keys(), ...after.pointers.keys()].flatMap((name) => {
        const read = readPointerName(name);
        return read && read.ring === null ? [read.code] : [];
      });
      const all = codes.length > 0 ? codes : [...new Set(listed)].sort();
      if (all.length === 0) context.out(`Nothing is published, neither to ${one} nor to ${other}.`);
      for (const code of all) {
        const [isBefore, isAfter] = [before, after].map(({ pointers }) => pointers.has(pointerName(code)));
        if (!isBefore || !isAfter) {
          const only = isBefore ? one : isAfter ? other : 'neither of them';
          context.out(`${code}: published to ${only}${only === 'neither of them' ? '' : ' alone'}.`);
          continue;
        }
        const [was, is] = [await readLive(registry, one, code), await readLive(registry, other, code)];
        const compile = compilerOf(context, other);
        const { screens, today } = context;
        const found = compareSets(was, is, { compile, environment: other, screens, today });
        if (found.kind === 'same') context.out(`${code}: the same files in ${one} and ${other}.`);
        else if (found.kind === 'problems') showProblems(found.problems, context);
        else {
          const names = { before: `${code} in ${one}`, after: `${code} in ${other}` };
          for (const line of writeDifferences(found.differences, names)) context.out(line);
          if (found.words.length > 0)
            context.out(`\nWords files that are not the same: ${found.words.join(', ')}.`);
        }
      }
    });
}

const RING: Ring = 'canary';

/** The next version of one tenant, for hosts with `RING=canary` alone: made, watched and ended by a command each. */
function addCanary(program: Command, context: Context): void {
  program
    .command('canary')
    .description('publishes tenants of the folder to hosts with RING=canary alone')
    .argument(...CODES)
    .option(...ENV)
    .option(...REASON)
    .option(...WAIT)
    .action((codes: string[], asked: Asked, command: Command) =>
      publishFolder(codes, { asked, command, ring: RING }, context),
    );
  program
    .command('canary-status')
    .description('says which tenants have a canary, and which hosts serve it')
    .option(...ENV)
    .action(async (asked: Asked, command: Command) => {
      const environment = environmentOf(asked.env, command);
      const registry = await context.open();
      const { pointers } = await registry.readPointers(environment);
      const ringed = {
        revision: 0,
        cursor: '',
        pointers: new Map([...pointers].filter(([name]) => readPointerName(name)?.ring)),
      };
      for (const { code, revision, by, at, reason } of pointersIn(ringed))
        context.out(`${code}  revision ${revision}  ${at}  ${by}  ${reason}`);
      if (ringed.pointers.size === 0) context.out(`No tenant has a canary in ${environment}.`);
      for (const host of (await registry.listHosts(environment)).filter(({ ring }) => ring === RING)) {
        const problems = host.problems.length === 0 ? '' : `, problems: ${host.problems.join(', ')}`;
        context.out(`host ${host.id}  at revision ${host.revision}${problems}`);
      }
    });
  program
    .command('canary-abort')
    .description('takes the canary of a tenant away: its hosts serve what all others do')
    .argument('<CODE>', 'a tenant')
    .option(...ENV)
    .option(...REASON)
    .option(...WAIT)
    .action(async (code: string, asked: Asked, command: Command) => {
      const environment = environmentOf(asked.env, command);
      const registry = await context.open();
      const by = await findAuthor(folderOf(context));
      const { reason = 'aborted' } = asked;
      const revision = await endRing(code, RING, { registry, environment, now: context.now, by, reason });
      context.out(`The canary of ${code} in ${environment} is gone, with revision ${revision}.`);
      const told = tellHosts(revision, [code], { registry, environment, wait: asked.wait }, context);
      await afterwards(told, context);
    });
}

interface FolderPublish {
  readonly asked: Asked;
  readonly command: Command;
  readonly ring: Ring | null;
}

async function publishFolder(
  codes: readonly string[],
  { asked, command, ring }: FolderPublish,
  context: Context,
) {
  const environment = environmentOf(asked.env, command);
  const folder = folderOf(context);
  const { variables, screens, version, today } = context;
  for (const code of codes) await findTenantFile(code, folder);
  // What a file is among the others of its folder is known here alone.
  const files = codes.map((code) => join(folder, `${code}.json`));
  const { problems } = await validateFiles(files, {
    folder,
    environment,
    variables,
    screens,
    version,
    today,
  });
  if (problems.length > 0) return tellProblems(problems, context);
  const sets = await Promise.all([...new Set(codes)].map((code) => readFolderTexts(code, folder)));
  const secret = sets.find(({ file, groups }) => [file, ...groups.values()].some(holdsSecret));
  if (secret)
    throw new CannotPublish(`Nothing was published: ${secret.code}.json, or its group, holds a secret.`);
  const registry = await context.open();
  const { reason = '' } = asked;
  const kind = ring === null ? 'publish' : 'canary';
  await finish(sets, { registry, environment, kind, from: null, reason, ring, wait: asked.wait }, context);
}

type Finish = Pick<SwitchOptions, 'registry' | 'environment' | 'kind' | 'from' | 'reason' | 'ring'> & {
  readonly wait?: boolean | undefined;
};

async function finish(sets: readonly SourceTexts[], options: Finish, context: Context): Promise<void> {
  const { environment, registry, ring } = options;
  const by = await findAuthor(folderOf(context));
  const compile = compilerOf(context, environment);
  const { today, now } = context;
  const done = await switchTenants(sets, { ...options, compile, today, now, by });
  if (done.kind === 'problems') return tellProblems(done.problems, context);
  const codes = sets.map(({ code }) => code);
  if (done.kind === 'unchanged') {
    context.out(
      `Nothing to publish: ${listed(codes)} ${areOrIs(codes)} live in ${environment} like this already.`,
    );
  } else {
    const whom = ring ? `, for hosts with RING=${ring} alone` : '';
    context.out(
      `${listed(done.codes)} ${areOrIs(done.codes)} live in ${environment}${whom}, with revision ${done.revision}.`,
    );
    await afterwards(tellOthers(sets, registry, environment, context), context);
  }
  await afterwards(tellHosts(done.revision, codes, options, context), context);
}

/** What is live by then stays so: nobody is told that nothing was published. */
async function afterwards(told: Promise<void>, { error, end }: Context): Promise<void> {
  await told.catch((caught: unknown) => {
    if (!(caught instanceof RegistryUnreachable)) throw caught;
    error(`That is done, but the registry cannot be reached any more to say more of it. ${caught.message}`);
    end(CANNOT_READ);
  });
}

/** Whoever changes a file that several share hears of those who stay as they are. */
async function tellOthers(
  sets: readonly SourceTexts[],
  registry: Registry,
  environment: Environment,
  { out }: Context,
): Promise<void> {
  const own = new Set(sets.map(({ code }) => code));
  const all = pointersIn(await registry.readPointers(environment));
  const mine = all.filter(({ code }) => own.has(code));
  for (const [kind, part] of [
    ['languages', 'words'],
    ['groups', 'groups'],
  ] as const) {
    for (const name of new Set(mine.flatMap((each) => Object.keys(each[part])))) {
      const hashes = new Set(mine.flatMap((each) => each[part][name] ?? []));
      const others = all.filter(
        (each) => !own.has(each.code) && each[part][name] && !hashes.has(each[part][name]),
      );
      const codes = [...new Set(others.map(({ code }) => code))];
      if (codes.length > 0)
        out(
          `${listed(codes)} ${codes.length > 1 ? 'have' : 'has'} another version of ${kind}/${name}.json: name them in one command to switch together.`,
        );
    }
  }
}

async function tellHosts(
  revision: number,
  codes: readonly string[],
  { registry, environment, wait }: Pick<Finish, 'registry' | 'environment' | 'wait'>,
  { out, error, end }: Context,
): Promise<void> {
  if (!wait) return;
  const { hosts, behind, milliseconds } = await waitForHosts(registry, environment, revision);
  const there = hosts.length - behind.length;
  out(`${there} of ${hosts.length} hosts, ${(milliseconds / 1000).toFixed(1)} s`);
  for (const host of behind) error(`${host.id} is at revision ${host.revision}.`);
  const failing = hosts.filter(({ problems }) => problems.some((each) => codes.includes(each)));
  for (const { id } of failing)
    error(`${id} cannot serve this version and stays at the last good one: see its /readyz.`);
  if (hosts.length === 0)
    error(`No host of ${environment} is live in the registry, so nobody was waited for: see that hosts run.`);
  if (hosts.length === 0 || behind.length + failing.length > 0) end(INVALID);
}

async function readLive(registry: Registry, environment: Environment, code: string): Promise<SourceTexts> {
  return readTexts(code, await readLivePointer(registry, environment, code), blobReader(registry));
}

function compilerOf({ variables, screens, version }: Context, environment: Environment) {
  return createTextsCompiler({ environment, variables, screens, version });
}

/** Of what was to be published. */
function tellProblems(problems: readonly Problem[], context: Context): void {
  showProblems(problems, context);
  context.error('Nothing was published.');
}

function showProblems(problems: readonly Problem[], { error, end }: Context): void {
  for (const problem of problems) error(formatProblem(problem));
  end(INVALID);
}

function environmentOf(name: string | undefined, command: Command): Environment {
  const allowed = ENVIRONMENTS.join(', ');
  if (name === undefined)
    return command.error(`error: required option '--env <ENV>' not specified; there are ${allowed}`);
  const found = ENVIRONMENTS.find((each) => each === name);
  if (found) return found;
  return command.error(
    `error: there is no environment "${name}"; there are ${allowed}.${didYouMean(name, ENVIRONMENTS)}`,
  );
}

function folderOf({ variables }: Pick<Context, 'variables'>): string {
  return variables.TENANT_CONFIG_DIR || 'tenant-config';
}

function listed(codes: readonly string[]): string {
  return codes.length < 2 ? codes.join('') : `${codes.slice(0, -1).join(', ')} and ${codes.at(-1)}`;
}

function areOrIs(codes: readonly string[]): string {
  return codes.length > 1 ? 'are' : 'is';
}
