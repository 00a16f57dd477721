/**
 * `npm run matrix`: the config matrix over every tenant found, and its report. Exit 0 when nothing failed, 1 when
 * something did, 2 when it could not run.
 */
import { readProgram } from '../../compiler/createProgram.ts';
import { createMatrixProgram, readOptions } from './readOptions.ts';

/** Where the report of the shipped tenants is. */
const REPORT = 'matrix-report';

const options = readOptions(readProgram(createMatrixProgram()));
try {
  // Loaded once it is known that the program runs: `--help` answers at once.
  if (options.accept.length > 0 || options.isTakenBack) {
    const { acceptPictures, takePicturesBack } = await import('./visual/baselines/acceptPictures.ts');
    const { accept: ids, reason, isTakenBack, isOfCountries } = options;
    if (isOfCountries) throw new Error('Pictures of the countries are not kept.');
    console.log(
      isTakenBack ? await takePicturesBack() : await acceptPictures({ ids, reason, report: REPORT }),
    );
  } else {
    const { runMatrix } = await import('./runMatrix.ts');
    process.exitCode = await runMatrix(options);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
// Pages without a browser keep timers of their own.
process.exit();
