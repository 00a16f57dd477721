/** Types of programs.mjs, which is plain JavaScript. */
import type { ChildProcess, SpawnOptions } from 'node:child_process';

export function portProblem(port: number, address: string): Promise<string | null>;

export interface Programs {
  isStopping(): boolean;
  /** Ends the programs and then this process. */
  stop(code: number): Promise<void>;
  /** Says what is wrong and ends with 1. */
  fail(message: string): Promise<void>;
  start(args: readonly string[], options?: SpawnOptions): ChildProcess;
  /**
   * @param ended nobody will answer any more
   * @throws Error nobody answered for a minute
   */
  waitForAnswer(port: number, ended?: AbortSignal): Promise<void>;
}

export function createPrograms(): Programs;
