/** `npm test -- PATTERN` as a program: which tests it runs, and that running none is no success. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

async function run(pattern: string) {
  const child = spawn(process.execPath, ['tests/run.mjs', pattern], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** In no file but the one that has it in a title, or in its text. */
const join = (...words: readonly string[]) => words.join(' ');

it('runs the tests with the pattern in their title, in capitals or not', async () => {
  const { code, said } = await run(join('WHATEVER WAITS for', 'time to PASS'));
  expect(said).toMatch(/^tests\/scripts\/day\.test\.ts\n.*\n1 passed, 0 failed\n$/s);
  expect(code).toBe(0);
});

it('says that no test has it in its title where it is elsewhere in a file, and ends with 1', async () => {
  const pattern = join('const ZONES = [', "'Europe/Sofia'").replace('[ ', '[');
  const { code, said } = await run(pattern);
  expect(said).toContain(`No test has "${pattern}" in its title`);
  expect(code).toBe(1);
});

it('names each failure again right above the totals, where long reports of them end', async () => {
  const program = `
    import { printTotals } from './tests/stages.mjs';
    const long = 'a row of the page\\n'.repeat(300);
    const told = { title: 'cards.test.ts › are all there', outcome: 'failed' };
    printTotals([
      { title: 'is well', outcome: 'passed' },
      { ...told, detail: '\\x1b[31mError: not in the viewport\\x1b[39m\\n   at /home/me/tests/e2e/cards.test.ts:194:36\\n' + long },
      { title: 'lint', outcome: 'failed' },
    ]);`;
  const args = ['--input-type=module', '--eval', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe(
    [
      '✗ cards.test.ts › are all there',
      '  Error: not in the viewport · tests/e2e/cards.test.ts:194',
      '✗ lint',
      '1 passed, 2 failed\n',
    ].join('\n'),
  );
  expect(status).toBe(1);
});
