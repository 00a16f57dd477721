// Finds the Chromium that browser tests start, and installs one where there is none.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Chromium without a window or a graphics card: the same engine, and browser tests take half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Set to anything, it keeps the tests from installing a browser. */
const FORBID = 'PORTAL_NO_INSTALL';

const KNOWN_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @param {Record<string, string | undefined>} [variables]
 * @param {readonly string[]} [known] where a machine may have one
 * @returns {Promise<string>} path of a Chromium that is there
 * @throws {Error} with what to do, when there is none and none can or may be installed
 */
export async function findBrowser(variables = process.env, known = KNOWN_PATHS) {
  const named = variables.BROWSER_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH names ${named}, and there is no such file.`);
  }
  const present = presentBrowser(known) ?? (await playwrightBrowser());
  if (present) return present;
  if (variables[FORBID]) {
    throw new Error(
      `There is no Chromium for the browser tests, and ${FORBID} forbids to install one. Install it and set BROWSER_PATH to its path.`,
    );
  }

  if (isDebianAsRoot()) {
    await installFromDebian('chromium-headless-shell');
    if (!presentBrowser(known)) await installFromDebian('chromium');
  } else {
    process.stderr.write(
      `No Chromium found: installing Playwright's own for the browser tests (${FORBID}=1 forbids it).\n`,
    );
    await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const installed = presentBrowser(known) ?? (await playwrightBrowser());
  if (installed) return installed;
  throw new Error(
    'There is no Chromium for the browser tests. Install one and set BROWSER_PATH to its path.',
  );
}

/** @param {string} name of the package */
async function installFromDebian(name) {
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  process.stderr.write(
    `No Chromium found: installing the system package ${name} for the browser tests (${FORBID}=1 forbids it).\n`,
  );
  await run('apt-get', [...wait, 'update', '-qq']);
  await run('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', name]);
}

/** @param {readonly string[]} known */
function presentBrowser(known) {
  return known.find((path) => existsSync(path)) ?? null;
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** Only there is the package a browser; Ubuntu's is a stub for another installer. */
function isDebianAsRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/os-release'))
    return false;
  const isDebian = /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A failed installation is not the end: what counts is whether a browser is there afterwards. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', process.stderr, process.stderr] });
    child.on('error', resolve);
    child.on('exit', resolve);
  });
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await findBrowser()}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
