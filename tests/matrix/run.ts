/**
 * `npm run matrix`: the config matrix over every tenant found, and its report. Exit 0 when nothing failed, 1 when
 * something did, 2 when it could not run.
 */
import { readProgram } from '../../compiler/createProgram.ts';
import { createMatrixProgram, readOptions } from './readOptions.ts';

const options = readOptions(readProgram(createMatrixProgram()));
try {
  // Loaded once it is known that the program runs: `--help` answers at once.
  const { runMatrix } = await import('./runMatrix.ts');
  process.exitCode = await runMatrix(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
// Pages without a browser keep timers of their own.
process.exit();
