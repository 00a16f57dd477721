const notAllowed = (path: string) =>
  `Whoever runs this may not read or write ${path}: see its rights, and those of its folder.`;

/** What the operating system says by a code, in words that say what to do. */
const WORDS: Readonly<Record<string, (path: string) => string>> = {
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: (path) => `${path} is on a disk that can only be read.`,
  EISDIR: (path) => `${path} is a folder, where a file is asked for: name the files in it.`,
  ENOTDIR: (path) => `There is no such file: ${path}`,
  ENOSPC: () => 'The disk is full. What could not be written whole is as it was.',
};

/** Failures of which the system does not say where. */
const WITHOUT_PATH: readonly string[] = ['EISDIR', 'ENOSPC'];

/**
 * What stopped a command: a file that is not there, that may not be touched or that has no room is told by its path,
 * without the words of the operating system.
 */
export function describeFailure({ code = '', path, syscall, message }: NodeJS.ErrnoException): string {
  if (path === undefined && !WITHOUT_PATH.includes(code)) return message;
  if (code === 'ENOENT') return `There is no such ${syscall === 'scandir' ? 'folder' : 'file'}: ${path}`;
  return WORDS[code]?.(path ?? 'What was named') ?? message;
}
