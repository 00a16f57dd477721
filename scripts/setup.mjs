// Runs before every command: installs what the lock file names when that changed, and checks Node.
// Plain JavaScript for Node >= 18 with built-ins only, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.setup-stamp');
const NEEDED_NODE = 24;
const PROGRESS_MILLISECONDS = 10_000;

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
  const code = await install();
  if (code !== 0) {
    process.stderr.write(`The installation failed (npm ci ended with ${code}).\n`);
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}
const problem = checkNode();
if (problem) {
  // The next command tries to fetch it again; else it would find everything installed.
  if (comesWithNode()) rmSync(stampFile);
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
