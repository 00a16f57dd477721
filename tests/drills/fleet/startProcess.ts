import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';

/** A program of the fleet, which can be ended, paused and started again over the same files. */
export interface FleetProcess {
  readonly name: string;
  readonly isRunning: boolean;
  /** @param variables in addition to those that it was made with */
  start(variables?: Readonly<Record<string, string>>): Promise<void>;
  /** Ends it as a power failure does. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** It is there and does nothing. */
  pause(): void;
  resume(): void;
  /** The most memory that it has held since it started, in bytes; Linux alone tells (proc(5), `VmHWM`). */
  peakBytes(): Promise<number>;
  /** Time of the processor since it started, in seconds; Linux alone tells (proc(5), `stat`). */
  processorSeconds(): Promise<number>;
}

export interface ProcessOptions {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Where what it says is kept. */
  readonly log: string;
  readonly isUp: () => Promise<boolean>;
}

/** Every program that was started and has not ended: none of them is to outlive the drills. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const START_MILLISECONDS = 60_000;

export function createProcess({
  name,
  command,
  words,
  variables,
  cwd,
  log,
  isUp,
}: ProcessOptions): FleetProcess {
  let child: ChildProcess | null = null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = child;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const gone = once(ended, 'exit');
    // A paused one would take notice only when it goes on.
    ended.kill('SIGCONT');
    ended.kill(signal);
    await gone;
  };
  return {
    name,
    get isRunning() {
      return child !== null && child.exitCode === null && child.signalCode === null;
    },
    async start(more = {}) {
      const started = spawn(command, words, {
        env: { ...process.env, ...variables, ...more },
        cwd,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      running.add(started);
      started.once('exit', () => running.delete(started));
      await appendFile(log, `--- ${name} starts, ${new Date().toISOString()}\n`);
      const file = createWriteStream(log, { flags: 'a' });
      started.stdout?.pipe(file, { end: false });
      started.stderr?.pipe(file, { end: false });
      await waitUntil(
        async () => {
          if (started.exitCode !== null)
            throw new Error(`${name} ended at once with ${started.exitCode}: see ${log}.`);
          return isUp();
        },
        `${name} answers`,
        START_MILLISECONDS,
      );
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async peakBytes() {
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8');
      const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(status) ?? [];
      if (kilobytes === undefined) throw new Error(`The system does not say how much memory ${name} holds.`);
      return Number(kilobytes) * 1024;
    },
    async processorSeconds() {
      const stat = await readFile(`/proc/${child?.pid}/stat`, 'utf8');
      // The name, in brackets, may hold anything; user and system time are the twelfth and thirteenth after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
    },
  };
}

const POLL_MILLISECONDS = 20;
/** Of the counters in proc(5), on all systems that Node runs on. */
const TICKS_A_SECOND = 100;
const LOOK_MILLISECONDS = 2_000;
/** So little of a processor takes what has nothing to do. */
const QUIET_SHARE = 0.1;

/** Waits until programs have done what they do by themselves after a start or a change. */
export async function untilQuiet(programs: readonly FleetProcess[], longest: number): Promise<void> {
  const spent = () => Promise.all(programs.map((each) => each.processorSeconds()));
  let before = await spent();
  const isQuiet = async () => {
    await pauseFor(LOOK_MILLISECONDS);
    const last = before;
    before = await spent();
    const most = (QUIET_SHARE * LOOK_MILLISECONDS) / 1000;
    return before.every((seconds, index) => seconds - (last[index] ?? 0) < most);
  };
  await waitUntil(isQuiet, `${programs.map(({ name }) => name).join(', ')} have nothing to do`, longest);
}

/**
 * Waits until something is so.
 * @param what for the message of the error
 * @returns milliseconds that it took
 */
export async function waitUntil(
  check: () => boolean | Promise<boolean>,
  what: string,
  longest = 30_000,
  poll = POLL_MILLISECONDS,
): Promise<number> {
  const start = performance.now();
  while (!(await check())) {
    if (performance.now() - start > longest) throw new Error(`Not within ${longest / 1000} s: ${what}.`);
    await pauseFor(poll);
  }
  return performance.now() - start;
}

export function pauseFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
