// `npm start`: builds, then runs the sandbox and the host together, and says `ready` once both answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildProject } from '../host/build/buildProject.ts';

const { env } = process;
const address = env.HOST_ADDRESS || '127.0.0.1';
const ports = { portal: Number(env.PORT || 4000), sandbox: Number(env.SANDBOX_PORT || 4100) };
const PORT_VARIABLES = { portal: 'PORT', sandbox: 'SANDBOX_PORT' };

const STOP_MILLISECONDS = 4_000;
const POLL_MILLISECONDS = 100;
const PARENT_MILLISECONDS = 500;
const START_MILLISECONDS = 60_000;

/** The programs, with what they learn about each other. */
const variables = {
  ...env,
  SANDBOX_URL: env.SANDBOX_URL || `http://localhost:${ports.sandbox}`,
  PORTAL_FAKE_CREDENTIALS: 'on',
};
const programs = { sandbox: 'sandbox/main.ts', portal: 'host/main.ts' };

const children = [];
let isStopping = false;

async function main() {
  for (const [name, port] of Object.entries(ports)) {
    const problem = await portProblem(port);
    if (problem)
      return fail(`${problem} Stop what listens there, or set ${PORT_VARIABLES[name]} to another one.`);
  }
  const problems = await buildProject(variables);
  // A broken tenant file keeps nobody from working on it: the host serves the others and /readyz names the problems.
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (isStopping) return;

  for (const [name, path] of Object.entries(programs)) startProgram(name, path);
  await Promise.all(Object.values(ports).map(waitForAnswer));
  if (isStopping) return;
  process.stdout.write(`portal   http://localhost:${ports.portal}/\n`);
  process.stdout.write(`sandbox  http://localhost:${ports.sandbox}/\n`);
  process.stdout.write('ready\n');
}

/** Tried before the build, so that the answer comes at once. */
async function portProblem(port) {
  const probe = createServer();
  try {
    probe.listen(port, address);
    await once(probe, 'listening');
    return null;
  } catch (error) {
    return error.code === 'EADDRINUSE'
      ? `Port ${port} is in use.`
      : `Port ${port} cannot be used: ${error.message}.`;
  } finally {
    probe.close();
  }
}

function startProgram(name, path) {
  // Their output goes to stderr: stdout carries the lines of the contract and nothing else.
  const child = spawn(process.execPath, [path], {
    env: variables,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  children.push(child);
  child.on('exit', (code) => {
    if (!isStopping) fail(`The ${name} ended by itself (exit code ${code}).`);
  });
}

async function waitForAnswer(port) {
  const url = `http://localhost:${port}/healthz`;
  const until = Date.now() + START_MILLISECONDS;
  while (!isStopping) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (Date.now() > until) return fail(`${url} did not answer within ${START_MILLISECONDS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  return stop(1);
}

/** Ends both programs, the hard way when they take too long, and then this one. */
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  const hard = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, STOP_MILLISECONDS);
  await Promise.all(running.map((child) => once(child, 'exit')));
  clearTimeout(hard);
  process.exit(code);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
// Between npm and us stands a shell that ends on a signal without passing it on: whoever started us has gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop(0);
}, PARENT_MILLISECONDS).unref();

try {
  await main();
} catch (error) {
  fail(error.message);
}
