/** Types of programs.mjs, which is plain JavaScript. */
import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** @param ports by the variables that set them @returns what is wrong and what to do */
export function portsProblem(
  ports: Readonly<Record<string, number>>,
  address: string,
): Promise<string | null>;

/** What people and programs of this machine ask that listens there, without a slash at the end. */
export function originAt(address: string, port: number): string;

export interface Places {
  readonly address: string;
  /** By the variables that set them. */
  readonly ports: Readonly<Record<'PORT' | 'SANDBOX_PORT' | 'CONSOLE_PORT', number>>;
  readonly origins: Readonly<Record<'portal' | 'sandbox' | 'console', string>>;
}

/** Where the three programs listen; an empty variable is one that is not set. */
export function placesOf(env: Readonly<Record<string, string | undefined>>): Places;

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
  waitForAnswer(origin: string, ended?: AbortSignal): Promise<void>;
}

export function createPrograms(): Programs;
