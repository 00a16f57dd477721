// Programs that run beside each other, as `npm start` and `npm run dev` have them: one that ends takes the others along.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { originAt } from '../compiler/originAt.ts';

const STOP_MILLISECONDS = 4_000;
const POLL_MILLISECONDS = 100;
const PARENT_MILLISECONDS = 500;
const START_MILLISECONDS = 60_000;
/** Whoever has not answered by then is asked again. */
const ANSWER_MILLISECONDS = 5_000;
/** What ends a program with this one, should nobody be left to end it. */
const END_WITH_PARENT = new URL('endWithParent.mjs', import.meta.url).href;
const LAST_PORT = 65_535;

/**
 * Tried before anything is built, so that the answer comes at once.
 * @param {Readonly<Record<string, number>>} ports by the variables that set them
 * @param {string} address
 * @returns {Promise<string | null>} what is wrong and what to do
 */
export async function portsProblem(ports, address) {
  /** @type {Map<number, string>} */
  const variables = new Map();
  for (const [variable, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > LAST_PORT)
      return `${variable} has to be a whole number from 1 to ${LAST_PORT}.`;
    const other = variables.get(port);
    if (other) return `${other} and ${variable} are both ${port}. Set one of them to another port.`;
    variables.set(port, variable);
    const { code, message } = (await tryPort(port, address)) ?? {};
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use. Stop what listens there, or set ${variable} to another one.`;
    if (message)
      return `Port ${port} cannot be used at ${address}: ${message}. Set ${variable} or HOST_ADDRESS to another one.`;
  }
  return null;
}

/** @returns {Promise<NodeJS.ErrnoException | null>} why nobody can listen there */
async function tryPort(port, address) {
  const probe = createServer();
  try {
    probe.listen(port, address);
    await once(probe, 'listening');
    return null;
  } catch (error) {
    return error;
  } finally {
    probe.close();
  }
}

/**
 * Where the three programs listen: for all of them the same address, and a port each.
 * @param {Readonly<Record<string, string | undefined>>} env an empty variable is one that is not set
 */
export function placesOf(env) {
  const address = env.HOST_ADDRESS || '127.0.0.1';
  const ports = {
    PORT: Number(env.PORT || 4000),
    SANDBOX_PORT: Number(env.SANDBOX_PORT || 4100),
    CONSOLE_PORT: Number(env.CONSOLE_PORT || 4200),
  };
  const origins = {
    portal: originAt(address, ports.PORT),
    sandbox: originAt(address, ports.SANDBOX_PORT),
    console: originAt(address, ports.CONSOLE_PORT),
  };
  return { address, ports, origins };
}

/** Ends this process, and all that it has started with it, on a signal or when whoever started it has gone. */
export function createPrograms() {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set();
  let isStopping = false;

  /** Ends the programs, the hard way when they take too long, and then this one. */
  async function stop(code) {
    if (isStopping) return;
    isStopping = true;
    const running = [...children];
    for (const child of running) child.kill('SIGTERM');
    const hard = setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
    }, STOP_MILLISECONDS);
    await Promise.all(running.map((child) => once(child, 'exit')));
    clearTimeout(hard);
    process.exit(code);
  }

  function fail(message) {
    process.stderr.write(`${message}\n`);
    return stop(1);
  }

  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  // Between npm and us stands a shell that ends on a signal without passing it on: whoever started us has gone.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop(0);
  }, PARENT_MILLISECONDS).unref();

  return {
    isStopping: () => isStopping,
    stop,
    fail,

    /**
     * @param {readonly string[]} args of Node
     * @param {import('node:child_process').SpawnOptions} [options]
     */
    start(args, options = {}) {
      // Their output goes to stderr: stdout carries the addresses and `ready`, nothing else.
      const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
        stdio: ['ignore', process.stderr, process.stderr],
        ...options,
      });
      children.add(child);
      child.on('exit', () => children.delete(child));
      // One that cannot be started, or be told anything any more; thrown, it would end this process and leave the others behind.
      child.on('error', ({ message }) => {
        if (child.pid === undefined) children.delete(child);
        process.stderr.write(`${message}\n`);
      });
      return child;
    },

    /**
     * @param {string} origin
     * @param {AbortSignal} [ended] nobody will answer any more
     * @throws {Error} nobody answered for a minute
     */
    async waitForAnswer(origin, ended) {
      const url = `${origin}/healthz`;
      const until = Date.now() + START_MILLISECONDS;
      while (!isStopping && !ended?.aborted) {
        const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) }).catch(
          () => null,
        );
        await response?.body?.cancel();
        if (response?.ok) return;
        if (Date.now() > until)
          throw new Error(`${url} did not answer within ${START_MILLISECONDS / 1000} s.`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
      }
    },
  };
}
