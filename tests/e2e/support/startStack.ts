import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A running portal with its own sandbox. Addresses end without a slash. */
export interface Stack {
  readonly portal: string;
  readonly sandbox: string;
  stop(): Promise<void>;
}

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url));

/**
 * Starts a stack of its own, for tests that turn its clock or its tenant files.
 * @param serve program that prints its addresses as one line of JSON, and ends with its standard input
 */
export async function startStack(tenantConfigDir?: string, serve = SERVE): Promise<Stack> {
  const child = spawn(process.execPath, [serve, ...(tenantConfigDir ? [tenantConfigDir] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const addresses = await firstLine(child);
  return {
    portal: addresses.portal.replace(/\/$/, ''),
    sandbox: addresses.sandbox.replace(/\/$/, ''),
    async stop() {
      child.stdin?.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function firstLine(child: ChildProcess): Promise<{ portal: string; sandbox: string }> {
  if (!child.stdout) throw new Error('The stack has no output.');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{')) return JSON.parse(line);
  }
  throw new Error('The stack ended before it was ready.');
}
