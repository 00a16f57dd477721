import type { ChildProcess } from 'node:child_process';
import type { Programs } from '../programs.mjs';

export interface Child {
  readonly process: ChildProcess;
  /** That it ended instead of starting, with what it said of it, without the stack. */
  failure(): Error;
  /** Until it answers there, or everything is stopped. @throws Error its failure, when it ends before that */
  untilAnswer(origin: string): Promise<void>;
}

export interface ChildOptions {
  readonly programs: Programs;
  /** Of Node. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

const KEPT_CHARACTERS = 4_000;

/** A program that a mistake may end: what it says goes to the terminal, and is remembered. */
export function startChild(name: string, { programs, args, env }: ChildOptions): Child {
  const child = programs.start(args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      said = (said + chunk).slice(-KEPT_CHARACTERS);
    });
  }
  child.on('error', ({ message }) => {
    said += message;
  });
  const failure = () => {
    const words = said.split('\n').filter((line) => !/^\s+at |^Node\.js v|^node:internal/.test(line));
    return new Error(`The ${name} does not start.\n${words.join('\n').trim()}`);
  };
  // Its output is closed later than it ends, and only then all of it has been read.
  const ended = new AbortController();
  child.on('close', () => ended.abort());
  return {
    process: child,
    failure,
    async untilAnswer(origin) {
      await programs.waitForAnswer(origin, ended.signal);
      if (ended.signal.aborted && !programs.isStopping()) throw failure();
    },
  };
}
