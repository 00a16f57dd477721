import type { ChildProcess } from 'node:child_process';
import type { Programs } from '../programs.mjs';

export interface Child {
  readonly process: ChildProcess;
  /** What it has said of its end, without the stack. */
  lastWords(): string;
}

const KEPT_CHARACTERS = 4_000;

/** A program that a mistake may end: what it says goes to the terminal, and is remembered. */
export function startChild(
  programs: Programs,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Child {
  const child = programs.start(args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      said = (said + chunk).slice(-KEPT_CHARACTERS);
    });
  }
  return {
    process: child,
    lastWords: () =>
      said
        .split('\n')
        .filter((line) => !/^\s+at |^Node\.js v|^node:internal/.test(line))
        .join('\n')
        .trim(),
  };
}
