// Finds the Chromium that browser tests start, and installs one where there is none (stack, section 12).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Chromium without a window or a graphics card: the same engine, and browser tests take half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

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
 * @returns {Promise<string>} path of a Chromium that is there
 * @throws {Error} with what to do, when there is none and none can be installed
 */
export async function findBrowser(variables = process.env) {
  const named = variables.BROWSER_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH names ${named}, and there is no such file.`);
  }
  if (isDebianAsRoot()) {
    if (!existsSync(HEADLESS_SHELL)) await installFromDebian('chromium-headless-shell');
    if (!presentBrowser()) await installFromDebian('chromium');
  }
  const present = presentBrowser() ?? (await playwrightBrowser());
  if (present) return present;

  if (!isDebianAsRoot()) {
    process.stderr.write('Installing Chromium with Playwright for the browser tests.\n');
    await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const installed = presentBrowser() ?? (await playwrightBrowser());
  if (installed) return installed;
  throw new Error(
    'There is no Chromium for the browser tests. Install one and set BROWSER_PATH to its path.',
  );
}

/** @param {string} name of the package */
async function installFromDebian(name) {
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  process.stderr.write(`Installing ${name} from Debian for the browser tests.\n`);
  await run('apt-get', [...wait, 'update', '-qq']);
  await run('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', name]);
}

function presentBrowser() {
  return KNOWN_PATHS.find((path) => existsSync(path)) ?? null;
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
