/** `npm run dev` over a copy of the sources: what is saved is seen in the page that is open, and no mistake ends it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { VERSION_META } from '../../scripts/dev/devEvents.ts';
import { expect as expectSoon, test } from './support/portal.ts';

/** A second or two on a machine with nothing else to do; here others build as well. */
const expect = expectSoon.configure({ timeout: 45_000 });

const SOURCES = [
  'runtime',
  'screens',
  'schemas',
  'compiler',
  'bundle',
  'publish',
  'host',
  'sandbox',
  'console',
  'scripts',
  'tenant-config',
];

interface Dev {
  readonly root: string;
  readonly portal: string;
  readonly console: string;
  /** Saves a file with one text in the place of another. */
  edit(path: string, from: string, to: string): Promise<void>;
  /** Ends one of its programs by force, as a fault of its own does. */
  kill(program: string): void;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilReady(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('The program has no output.');
  for await (const line of createInterface(child.stdout)) if (line === 'ready') return;
  throw new Error('The program ended before it was ready.');
}

async function startDev(): Promise<Dev> {
  const root = await mkdtemp(join(tmpdir(), 'portal-dev-'));
  await Promise.all(SOURCES.map((folder) => cp(folder, join(root, folder), { recursive: true })));
  await cp('package.json', join(root, 'package.json'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const [port, sandboxPort, consolePort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      CONSOLE_PORT: String(consolePort),
      SANDBOX_DATA_DIR: ':memory:',
      TENANT_CONFIG_DIR: join(root, 'tenant-config'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await untilReady(child);
  return {
    root,
    portal: `http://localhost:${port}`,
    console: `http://localhost:${consolePort}`,
    async edit(path, from, to) {
      const text = await readFile(join(root, path), 'utf8');
      expect(text).toContain(from);
      await writeFile(join(root, path), text.replace(from, to));
    },
    kill(program) {
      const rows = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n');
      const row = rows.find((each) => new RegExp(`^ *${child.pid} .*${program}`).test(each));
      process.kill(Number(row?.trim().split(/ +/)[1]), 'SIGKILL');
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(join(root, 'node_modules/.cache/portal-dev', String(port)), { recursive: true });
      await rm(root, { recursive: true });
    },
  };
}

let dev: Dev;
test.beforeAll(async () => {
  // It builds first.
  dev = await startDev();
});
test.afterAll(() => dev?.stop());
// One program and one set of files: what one test edits, another would see.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('shows an edit of a screen, a style, a words file and a tenant file in the page that is open', async ({
  page,
}) => {
  await page.goto(`${dev.portal}/ro/en/`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();

  await test.step('a screen', async () => {
    const statement = '<div className={styles.statement}>';
    await dev.edit('screens/accessibility/Accessibility.tsx', statement, `${statement}<p>Just written</p>`);
    await page.goto(`${dev.portal}/ro/accessibility`);
    await expect(page.getByText('Just written')).toBeVisible();
    await dev.edit('screens/accessibility/Accessibility.tsx', 'Just written', 'Written again');
    await expect(page.getByText('Written again')).toBeVisible();
    await page.goto(`${dev.portal}/ro/en/`);
  });
  await test.step('a style', async () => {
    await dev.edit('runtime/theme/base.css', 'body {', 'body { outline: 3px solid;');
    await expect(page.locator('body')).toHaveCSS('outline-width', '3px');
  });
  await test.step('a words file', async () => {
    const { home } = JSON.parse(await readFile(join(dev.root, 'tenant-config/languages/en.json'), 'utf8'));
    await dev.edit('tenant-config/languages/en.json', home.title, 'A title from the words file');
    await expect(heading).toHaveText('A title from the words file');
  });
  await test.step('a tenant file', async () => {
    await dev.edit('tenant-config/ro.json', '"brandName": "', '"brandName": "Edited ');
    await expect(page).toHaveTitle(/Edited /);
  });
});

test('tells of a mistake in the page, serves what was good, and goes on when it is mended', async ({
  page,
}) => {
  const problem = page.locator('#dev-problem');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${dev.portal}/pl/en/`);
  const title = await heading.innerText();

  await test.step('in a source of the browser', async () => {
    await dev.edit('runtime/ui/Button.tsx', 'export ', 'export export ');
    await expect(problem).toContainText('runtime/ui/Button.tsx');
    await expect(heading).toHaveText(title);
    await dev.edit('runtime/ui/Button.tsx', 'export export ', 'export ');
    await expect(problem).toBeHidden();
  });
  await test.step('in a tenant file', async () => {
    await dev.edit('tenant-config/pl.json', '"currency"', '"curency"');
    await expect(problem).toContainText(/pl\.json:\d+:\d+ .*"curency" is not known here/);
    // Another build, while the file is still broken.
    const built = page.locator(`meta[name=${VERSION_META}]`);
    const before = (await built.getAttribute('content')) ?? '';
    await dev.edit('runtime/ui/Button.tsx', 'export ', '/* Again. */ export ');
    await expect(built).not.toHaveAttribute('content', before);
    await expect(heading).toHaveText(title);
    await expect(problem).toContainText('"curency"');
    await dev.edit('tenant-config/pl.json', '"curency"', '"currency"');
    await expect(problem).toBeHidden();
  });
  await test.step('in a source of the host', async () => {
    await dev.edit('host/serve/answer.ts', 'export ', 'export export ');
    await expect(problem).toContainText('The host does not start');
    await dev.edit('host/serve/answer.ts', 'export export ', 'export ');
    await expect(problem).toBeHidden();
  });
});

test('starts the console with the others, and anew with what is saved of it', async ({
  page,
  expectedComplaints,
}) => {
  // The page that is open asks the console that is about to end: what it has asked is cut off, and nobody answers until the next
  // one is there.
  expectedComplaints.push(/ERR_CONNECTION_(?:REFUSED|RESET) .*\/(?:api|assets)\//);
  const name = page.getByRole('banner').getByRole('link').first();
  // It may be on its way still, for what was saved before, and end while its page is loaded.
  const product = () =>
    page
      .goto(dev.console)
      .then(() => name.innerText({ timeout: 5_000 }))
      .catch(() => '');
  // A program that starts anew takes a machine with much to do far longer than a page.
  const slow = { timeout: 110_000 };
  await expect.poll(product, slow).toContain('Configuration');
  await dev.edit('console/app/words.ts', "product: 'Configuration'", "product: 'Just written'");
  await expect.poll(product, slow).toContain('Just written');
});

test('takes up a change of what the host itself reads, such as a definition of a screen', async ({
  page,
}) => {
  await dev.edit('screens/accessibility/screen.ts', "paths: ['accessibility']", "paths: ['accessible']");
  await page.goto(`${dev.portal}/ro/accessible`);
  await expect(page.getByText('Written again')).toBeVisible();
});

test('tells of a program that ended by itself, and starts it with the next change', async ({
  page,
  expectedComplaints,
}) => {
  // What the page asks of a program that has ended nobody answers.
  expectedComplaints.push(/502 \(Bad Gateway\)|net::ERR_/);
  const problem = page.locator('#dev-problem');
  const title = page.getByRole('heading', { level: 1 });
  const programs = { host: 'scripts/dev/devHost.ts', sandbox: 'sandbox/main.ts' };
  await page.goto(`${dev.portal}/bg/en/`);
  await expect(title).toBeVisible();
  for (const [name, path] of Object.entries(programs)) {
    dev.kill(path);
    await expect(problem).toContainText(`The ${name} ended. The next change starts it again.`);
    await dev.edit('runtime/ui/Button.tsx', 'export ', `/* After the ${name}. */ export `);
    await expect(problem).toBeHidden();
    await expect(title).toBeVisible();
  }
});
