// Over 150 lines: four commands with their options, each of which reads what the one before it wrote.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { compareEnvironments } from '../compare/compareEnvironments.ts';
import { writeDifferences } from '../compare/writeDifferences.ts';
import { ENVIRONMENTS, type Environment } from '../environment.ts';
import { INVALID, VALID } from '../exitCodes.ts';
import { heading, wrapText } from '../layOutText.ts';
import { listTenantFiles } from '../loadTenants.ts';
import { formatProblem, type Problem } from '../problem.ts';
import { findTenantFile, readTenant } from '../readTenant.ts';
import { didYouMean } from '../suggestNearest.ts';
import { createReader } from './createReader.ts';
import { describeHistory } from './describeHistory.ts';
import { findAuthor } from './findAuthor.ts';
import { findHistoryFile } from './findHistoryFile.ts';
import { proposeText } from './proposeText.ts';
import { findRollback, rollBack } from './rollBack.ts';
import { createTextReader, type TextReaderOptions } from './textReader.ts';
import { writeHistory } from './writeHistory.ts';

interface HistoryOptions {
  readonly validation: () => TextReaderOptions;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Asks on a terminal; nothing where there is none. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
  /** Takes the exit code. */
  readonly end: (code: number) => void;
}

const REASON = ['--reason <TEXT>', 'why, for whoever reads the history (required)'] as const;
const FILE = ['<CODE>', 'a tenant, or a file such as languages/en or groups/retail'] as const;
const NO_REASON = "error: required option '--reason <TEXT>' not specified";

/** The commands about what was published: `history`, `rollback`, `propose` and `compare-environments`. */
export function addHistoryCommands(program: Command, options: HistoryOptions): void {
  addHistory(program, options);
  addRollback(program, options);
  addPropose(program, options);
  addCompareEnvironments(program, options);
}

function addHistory(program: Command, { validation, out, end }: HistoryOptions): void {
  program
    .command('history')
    .description(
      'says what was published of a tenant, a group or a language: who, when, why, and what it changed',
    )
    .argument(...FILE)
    .option('--json', 'prints it as JSON')
    .action(async (code: string, { json = false }: { json?: boolean }) => {
      const read = validation();
      const found = await describeHistory(await findHistoryFile(code, read.folder), read);
      const lines = json ? [JSON.stringify(found, null, 2)] : writeHistory(code, found);
      for (const line of lines) out(line);
      end(VALID);
    });
}

function addRollback(program: Command, { validation, out, error, ask, end }: HistoryOptions): void {
  program
    .command('rollback')
    .description('publishes the text of an older version, after it has said what that changes')
    .argument(...FILE)
    .argument('[VERSION]', 'its number in `history`; the one before the current one unless given')
    .option(...REASON)
    .option('--yes', 'does not ask')
    .action(
      async (
        code: string,
        asked: string | undefined,
        { reason, yes = false }: { reason?: string; yes?: boolean },
        command: Command,
      ) => {
        if (reason === undefined) return command.error(NO_REASON);
        if (asked !== undefined && !/^[1-9]\d*$/.test(asked))
          return command.error(`error: "${asked}" is no version: versions are numbers, such as 3`);
        const read = validation();
        const { folder } = read;
        const file = await findHistoryFile(code, folder);
        const target = await findRollback(folder, file, asked === undefined ? null : Number(asked));
        const reader = await createReader(file, read);
        const refuse = (problems: readonly Problem[]) => {
          for (const problem of problems) error(formatProblem(problem));
          error(`Nothing was written: version ${target.version.version} has problems today.`);
          end(INVALID);
        };
        const problems = await reader.check(target.text);
        if (problems.length > 0) return refuse(problems);
        const differences = reader.compare(target.current, target.text);
        const names = { before: `${code} as it is`, after: `version ${target.version.version}` };
        const lines = differences
          ? writeDifferences(differences, names)
          : ['What it changes cannot be said: the file as it is has problems.'];
        for (const line of lines) out(line);
        out('');
        if (!yes && !(await ask?.(`Publish version ${target.version.version} of ${code}?`))) {
          error(`Nothing was written.${ask ? '' : ' Give --yes to publish it without a question.'}`);
          return end(INVALID);
        }
        const by = await findAuthor(folder);
        const check = reader.check;
        const done = await rollBack(target, { folder, file, reason, by, now: () => new Date(), check });
        if (done.kind === 'problems') return refuse(done.problems);
        if (done.kind !== 'published') {
          error(
            'Nothing was written: somebody else changed the file this moment. Look at it, and try again.',
          );
          return end(INVALID);
        }
        out(`${code} has the text of version ${target.version.version} again.`);
        end(VALID);
      },
    );
}

function addPropose(program: Command, { validation, out, error, end }: HistoryOptions): void {
  program
    .command('propose')
    .description('makes a branch of git with a commit of one tenant file, for a pull request; pushes nothing')
    .argument('<CODE>', 'a tenant')
    .option(...REASON)
    .action(async (code: string, { reason }: { reason?: string }, command: Command) => {
      if (reason === undefined) return command.error(NO_REASON);
      const read = validation();
      const file = await findTenantFile(code, read.folder);
      const reader = await createTextReader(basename(file), read);
      const text = await readFile(file);
      const problems = await reader.check(text);
      if (problems.length > 0) {
        for (const problem of problems) error(formatProblem(problem));
        return end(INVALID);
      }
      const proposal = await proposeText({ file, text, reason, reader, now: () => new Date() });
      out(`The branch ${proposal.branch} has the change, as commit ${proposal.commit.slice(0, 12)}:`);
      out('');
      for (const line of proposal.message.trimEnd().split('\n')) out(`    ${line}`.trimEnd());
      out('');
      out(`Your files are as they were, and nothing was pushed: git push origin ${proposal.branch}`);
      end(VALID);
    });
}

function addCompareEnvironments(program: Command, { validation, out, error, end }: HistoryOptions): void {
  program
    .command('compare-environments')
    .description('says what tenants have otherwise in two environments: connections, and what is switched on')
    .argument('<ENV>', `one of ${ENVIRONMENTS.join(', ')}`)
    .argument('<ENV>', 'another one')
    .argument('[CODE...]', 'tenants; all when none is named')
    .option('--json', 'prints it as JSON')
    .action(
      async (
        first: string,
        second: string,
        codes: string[],
        { json = false }: { json?: boolean },
        command: Command,
      ) => {
        const pair = [environmentOf(first, command), environmentOf(second, command)] as const;
        const read = validation();
        const all = (await listTenantFiles(read.folder)).map((file) => basename(file, '.json'));
        const problems: Problem[] = [];
        const found: ({ readonly code: string } & ReturnType<typeof compareEnvironments>[number])[] = [];
        for (const code of codes.length > 0 ? codes : all) {
          const tenant = await readTenant(code, read);
          if (!tenant.ok) problems.push(...tenant.problems);
          else found.push(...compareEnvironments(tenant.written, pair).map((each) => ({ code, ...each })));
        }
        for (const problem of problems) error(formatProblem(problem));
        if (json) out(JSON.stringify(found, null, 2));
        else {
          for (const [code, own] of Map.groupBy(found, (each) => each.code)) {
            for (const line of heading(code)) out(line);
            for (const { sentence, pointer } of own)
              for (const line of [...wrapText(sentence, '  - '), ...wrapText(pointer, '      ')]) out(line);
          }
          if (found.length === 0 && problems.length === 0) out(`${first} and ${second} are alike.`);
        }
        end(problems.length > 0 ? INVALID : VALID);
      },
    );
}

function environmentOf(name: string, command: Command): Environment {
  const found = ENVIRONMENTS.find((each) => each === name);
  if (found) return found;
  const hint = didYouMean(name, ENVIRONMENTS);
  return command.error(
    `error: there is no environment "${name}"; there are ${ENVIRONMENTS.join(', ')}.${hint}`,
  );
}
