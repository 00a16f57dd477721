/** The set-up before every command, with an npm that does as much as a test needs: what an installation that is not whole leads to. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const OWN = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const OWN_NODE = join('node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-setup-'));
  await mkdir(join(root, 'scripts'));
  // A machine whose own Node is too old for anything.
  const source = await readFile('scripts/setup.mjs', 'utf8');
  expect(source).toMatch(/NEEDED_NODE = \d+/);
  await writeFile(join(root, 'scripts/setup.mjs'), source.replace(/NEEDED_NODE = \d+/, 'NEEDED_NODE = 999'));
  await writeFile(join(root, 'package-lock.json'), '{}');
  await declare({ [OWN]: '1.0.0' });
});
afterEach(() => rm(root, { recursive: true }));

const declare = (optionalDependencies: Readonly<Record<string, string>>) =>
  writeFile(join(root, 'package.json'), JSON.stringify({ optionalDependencies }));

/** @param npm what `npm ci` does, as a script */
const declareNpm = (npm: string) =>
  writeFile(
    join(root, 'npm.cjs'),
    `const { existsSync, mkdirSync, rmSync, writeFileSync } = require('node:fs'); console.log('npm ran'); ${npm}`,
  );

/** @returns what it has said until now, and how it ends */
function startSetUp() {
  const child = spawn(process.execPath, ['scripts/setup.mjs'], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm.cjs') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({
    code,
    hasInstalled: said.includes('npm ran'),
    said,
  }));
  return { said: () => said, ended };
}

/** @param npm what `npm ci` does, as a script */
async function setUp(npm: string) {
  await declareNpm(npm);
  return startSetUp().ended;
}

const lockFile = () => join(root, '.setup-lock');
const WITHOUT_NODE = `mkdirSync('node_modules', { recursive: true });`;
const WHOLE = `mkdirSync('node_modules/.bin', { recursive: true }); writeFileSync('${OWN_NODE.replaceAll('\\', '/')}', '');`;

describe('the set-up before a command', () => {
  it('installs once', async () => {
    expect(await setUp(WHOLE)).toMatchObject({ code: 0, hasInstalled: true });
    expect(await setUp(WHOLE)).toEqual({ code: 0, hasInstalled: false, said: '' });
  });

  it('fetches again a Node that the first installation went on without', async () => {
    const first = await setUp(WITHOUT_NODE);
    expect(first).toMatchObject({ code: 1, hasInstalled: true });
    expect(first.said).toMatch(/The Node that comes with this portal for .* could not be fetched.*try again/);
    expect(await setUp(WHOLE)).toMatchObject({ code: 0, hasInstalled: true });
  });

  it('says at once, and without another installation, where none comes with the portal for a machine', async () => {
    await declare({ 'node-other-machine': '1.0.0' });
    expect(await setUp(WITHOUT_NODE)).toMatchObject({ code: 1, hasInstalled: true });
    const { code, hasInstalled, said } = await setUp(WITHOUT_NODE);
    expect([code, hasInstalled]).toEqual([1, false]);
    expect(said).toMatch(/none comes with it for .*: install Node 999 and try again\.\n$/);
  });

  it('installs anew after an installation that ended midway', async () => {
    const midway = await setUp(`${WHOLE} process.exit(7);`);
    expect(midway.code).toBe(1);
    expect(midway.said).toContain('The installation failed (npm ci ended with 7).');
    expect(existsSync(join(root, OWN_NODE))).toBe(true);
    expect(await setUp(WHOLE)).toMatchObject({ code: 0, hasInstalled: true });
  });

  it('installs once where two commands begin at once, and the other one waits for it', async () => {
    await declareNpm(`${WHOLE}
      const again = () => existsSync('go') || !existsSync('npm.cjs') || setTimeout(again, 10);
      again();`);
    const first = startSetUp();
    await expect.poll(first.said).toContain('npm ran');
    const second = startSetUp();
    await expect.poll(second.said).toBe('Another command is installing already: waiting for it.\n');
    await writeFile(join(root, 'go'), '');
    expect(await first.ended).toMatchObject({ code: 0, hasInstalled: true });
    expect(await second.ended).toMatchObject({ code: 0, hasInstalled: false });
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is not held up by a command that was ended while it installed', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'close');
    await writeFile(lockFile(), String(gone.pid));
    expect(await setUp(WHOLE)).toMatchObject({ code: 0, hasInstalled: true });
  });

  it('is not held up by a number that is another process by now', async () => {
    await writeFile(lockFile(), String(process.pid));
    const longAgo = new Date(Date.now() - 120_000);
    await utimes(lockFile(), longAgo, longAgo);
    expect(await setUp(WHOLE)).toMatchObject({ code: 0, hasInstalled: true });
  });
});
