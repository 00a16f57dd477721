/** How the commands of the project end: with 0, with 2 and their usage, or quietly when nobody reads on. */
import { PassThrough } from 'node:stream';
import type { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgram, endWithReader, readProgram } from '../../../compiler/createProgram.ts';

let ended: (number | string | null | undefined)[] = [];

class Ended extends Error {}

beforeEach(() => {
  ended = [];
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    ended.push(code);
    throw new Ended();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What a program writes for its arguments. */
function run(words: readonly string[], change: (program: Command) => void = () => undefined) {
  const [out, errors]: [string[], string[]] = [[], []];
  const program = createProgram('npm run try --', 'Tries something.').configureOutput({
    writeOut: (text) => out.push(text),
    writeErr: (text) => errors.push(text),
    getOutHelpWidth: () => 80,
    getErrHelpWidth: () => 80,
  });
  program.option('--fast', 'is quick');
  change(program);
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  return { out: out.join(''), errors: errors.join(''), ended };
}

const HELP = `Usage: npm run try -- [options]

Tries something.

Options:
  --fast      is quick
  -h, --help  says what the command does
`;

describe('a command of the project', () => {
  it.each(['-h', '--help'])('answers %s with its usage and 0', (word) => {
    expect(run([word])).toEqual({ out: HELP, errors: '', ended: [0] });
  });

  it('answers what it cannot understand with the nearest name, its usage and 2', () => {
    expect(run(['--fats'])).toEqual({
      out: '',
      errors: `error: unknown option '--fats'\n(Did you mean --fast?)\n\n${HELP}`,
      ended: [2],
    });
  });

  it('runs what it understands, and ends nothing', () => {
    expect(run(['--fast'])).toEqual({ out: '', errors: '', ended: [] });
  });

  it('has no command that is called help, and shows the options of all in each', () => {
    const inner = (program: Command) => {
      program.command('inner').description('does it');
    };
    expect(run(['--help'], inner).out).not.toContain('help [command]');
    expect(run(['inner', '--help'], inner).out).toContain('Global Options:\n  --fast');
  });
});

describe('a program that reads its arguments', () => {
  it('reads those of this process, and ends with its reader', () => {
    const before = process.argv;
    const listeners = [process.stdout, process.stderr].map((stream) => stream.listeners('error'));
    try {
      process.argv = ['node', 'try.ts', '--fast'];
      const program = readProgram(createProgram('try', '').option('--fast'));
      expect(program.opts()).toEqual({ fast: true });
      const added = [process.stdout, process.stderr].map(
        (stream, index) => stream.listenerCount('error') - (listeners[index]?.length ?? 0),
      );
      expect(added).toEqual([1, 1]);
    } finally {
      process.argv = before;
      for (const [index, stream] of [process.stdout, process.stderr].entries())
        for (const listener of stream.listeners('error'))
          if (!listeners[index]?.includes(listener)) stream.off('error', listener as () => void);
    }
  });

  it('ends with the exit code so far where its reader has gone', () => {
    const before = process.exitCode;
    const [first, second] = [new PassThrough(), new PassThrough()];
    endWithReader(first, second);
    const gone = Object.assign(new Error('gone'), { code: 'EPIPE' });
    try {
      process.exitCode = 1;
      expect(() => second.emit('error', gone)).toThrow(Ended);
      process.exitCode = undefined;
      expect(() => first.emit('error', gone)).toThrow(Ended);
    } finally {
      process.exitCode = before;
    }
    expect(ended).toEqual([1, undefined]);
  });

  it('does not hide any other mistake of what it writes to', () => {
    const stream = new PassThrough();
    endWithReader(stream);
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    expect(() => stream.emit('error', full)).toThrow(full);
    expect(ended).toEqual([]);
  });
});
