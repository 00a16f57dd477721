/** What the commands of this project add to commander: the exit codes, and an end without a stack (USE-28). */
import { Command } from 'commander';
import { CANNOT_READ, VALID } from './exitCodes.ts';

/**
 * A command that answers `--help` with 0, and what it cannot understand with the nearest name that it has, its usage
 * and 2.
 * @param name as people type it, such as `npm run build --`
 */
export function createProgram(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .helpOption('-h, --help', 'says what the command does')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError()
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? VALID : CANNOT_READ));
}

/** Reads the arguments of this process; `--help` and mistakes end it. A closed pipe ends it quietly. */
export function readProgram(program: Command): Command {
  endWithReader(process.stdout, process.stderr);
  return program.parse();
}

/** A reader that has seen enough, such as `head`, closes the pipe: nobody is left to tell. Ends with the exit code so far. */
export function endWithReader(...streams: readonly NodeJS.WritableStream[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(process.exitCode);
    });
  }
}
