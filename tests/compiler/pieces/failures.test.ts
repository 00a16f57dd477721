/** What a command says of the operating system's refusals. */
import { describe, expect, it } from 'vitest';
import { describeFailure } from '../../../compiler/describeFailure.ts';

const failure = (code: string | undefined, more: Partial<NodeJS.ErrnoException> = {}) =>
  Object.assign(new Error(`${code}: as the system says it`), { ...(code && { code }), ...more });

describe('a failure of a command', () => {
  it.each<[string, Partial<NodeJS.ErrnoException>, string]>([
    ['ENOENT', { path: 'x', syscall: 'scandir' }, 'There is no such folder: x'],
    ['ENOENT', { path: 'x', syscall: 'open' }, 'There is no such file: x'],
    [
      'EACCES',
      { path: 'x' },
      'Whoever runs this may not read or write x: see its rights, and those of its folder.',
    ],
    [
      'EPERM',
      { path: 'x' },
      'Whoever runs this may not read or write x: see its rights, and those of its folder.',
    ],
    ['EROFS', { path: 'x' }, 'x is on a disk that can only be read.'],
    ['ENOSPC', {}, 'The disk is full. What could not be written whole is as it was.'],
    ['EISDIR', {}, 'What was named is a folder, where a file is asked for: name the files in it.'],
    ['EISDIR', { path: 'x' }, 'x is a folder, where a file is asked for: name the files in it.'],
    ['EBUSY', { path: 'x' }, 'EBUSY: as the system says it'],
    ['ENOENT', {}, 'ENOENT: as the system says it'],
  ])('by the code %s with %j is told in words', (code, more, words) => {
    expect(describeFailure(failure(code, more))).toBe(words);
  });

  it('that has no code is told as it is', () => {
    expect(describeFailure(new Error('Say why.'))).toBe('Say why.');
  });
});
