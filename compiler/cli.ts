/**
 * `npm run tenant`: the compiler as a command. An entry file: it alone joins the compiler to the list of
 * screens (tests/architecture/importLaw.ts).
 */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { manifests } from '../screens/index.ts';
import { endWithReader } from './createProgram.ts';
import { runCommand } from './runCommand.ts';
import { todayAt } from './today.ts';

endWithReader(process.stdout, process.stderr);

const packageFile = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };

const now = new Date();
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

process.exitCode = await runCommand({
  words: process.argv.slice(2),
  variables: { ...process.env },
  screens: manifests,
  version,
  today: todayAt(now),
  now,
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  ...(isTerminal && { ask }),
});

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} (y/N) `)).trim());
  } finally {
    terminal.close();
  }
}
