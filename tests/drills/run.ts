/**
 * `npm run drill [-- ID…]`: the fleet drills, and their report in `drill-report/`. Exit 0 when nothing failed, 1 when
 * something did, 2 when it could not run.
 */
import { readProgram } from '../../compiler/createProgram.ts';
import { createDrillProgram, readDrillOptions } from './readDrillOptions.ts';

const options = readDrillOptions(readProgram(createDrillProgram()));
// Loaded once it is known that the program runs: `--help` answers at once.
const { runDrills } = await import('./runDrills.ts');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const code = await runDrills(options).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 2;
});
// Whatever a fleet that did not start has left running ends with this process.
process.exit(code);
