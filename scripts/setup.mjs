// Runs before every command: installs what the lock file names when that changed, and checks Node.
// Plain JavaScript for Node >= 18 with built-ins only, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.setup-stamp');
/** Not in node_modules, which `npm ci` takes away. */
const lockFile = join(root, '.setup-lock');
const NEEDED_NODE = 24;
const PROGRESS_MILLISECONDS = 10_000;
/** Who installs renews the lock with each word of progress. */
const STALE_MILLISECONDS = 6 * PROGRESS_MILLISECONDS;
const PAUSE_MILLISECONDS = 200;

/** Changes when another install is needed: other packages, or another machine. */
function currentStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

function isInstalled(stamp) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

/** @returns {Promise<number>} exit code of `npm ci` */
function install() {
  // The npm that runs us, without a shell, so that it works on Windows too.
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  process.stderr.write('Setting up: installing what package-lock.json names. This takes a minute.\n');
  const start = Date.now();
  const progress = setInterval(() => {
    if (existsSync(lockFile)) utimesSync(lockFile, new Date(), new Date());
    process.stderr.write(`Still installing, ${Math.round((Date.now() - start) / 1000)} s so far.\n`);
  }, PROGRESS_MILLISECONDS);
  return new Promise((resolve) => {
    // npm's own output goes to stderr: stdout belongs to the command that people asked for.
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', process.stderr, process.stderr] });
    child.on('error', ({ message }) => {
      process.stderr.write(`${message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(progress));
}

/** @returns what the lock says; null where nobody has it */
function readLock() {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch {
    return null;
  }
}

/** Whether nobody gives this lock back: its process is gone, or has not renewed it for a long time. */
function isStale(lock) {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > STALE_MILLISECONDS) return true;
    // Another number than that of a process is one that is still being written.
    if (Number(lock) > 0) process.kill(Number(lock), 0);
    return false;
  } catch ({ code }) {
    return code === 'ESRCH';
  }
}

function tryLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch ({ code }) {
    if (code === 'EEXIST') return false;
    throw new Error(`Nothing can be written to ${root} (${code}): allow it, and try again.`);
  }
}

/** Two at once would take away what the other one has installed: one installs, and the others wait for it. */
async function installAlone(stamp) {
  let hasSaid = false;
  while (!tryLock()) {
    const lock = readLock();
    if (lock !== null && isStale(lock) && readLock() === lock) rmSync(lockFile, { force: true });
    else {
      if (!hasSaid) process.stderr.write('Another command is installing already: waiting for it.\n');
      hasSaid = true;
      await wait(PAUSE_MILLISECONDS);
    }
  }
  try {
    if (isInstalled(stamp)) return 0;
    const code = await install();
    if (code === 0) writeFileSync(stampFile, stamp);
    return code;
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** Whether a Node comes with the portal for this machine: npm goes on without it where it cannot be fetched. */
function comesWithNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${platform}-${process.arch}` in optionalDependencies;
}

/** Every later command resolves `node` here first; elsewhere the machine's own Node has to be new enough. */
function checkNode() {
  const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const major = Number(process.versions.node.split('.')[0]);
  if (existsSync(own) || major >= NEEDED_NODE) return null;
  const machine = `${process.platform} ${process.arch}`;
  const has = `This machine has Node ${process.versions.node}`;
  return comesWithNode()
    ? `The Node that comes with this portal for ${machine} could not be fetched. ${has}, and Node ${NEEDED_NODE} or newer is needed: try again, or install it.`
    : `This portal needs Node ${NEEDED_NODE} or newer, and none comes with it for ${machine}. ${has}: install Node ${NEEDED_NODE} and try again.`;
}

const stamp = currentStamp();
if (!isInstalled(stamp)) {
  const code = await installAlone(stamp);
  if (code !== 0) {
    process.stderr.write(`The installation failed (npm ci ended with ${code}).\n`);
    process.exit(1);
  }
}
const problem = checkNode();
if (problem) {
  // The next command tries to fetch it again; else it would find everything installed.
  if (comesWithNode()) rmSync(stampFile);
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
