import type { HostConnection } from '../../../compiler/compileTenant.ts';
import { joinPointer } from '../../../compiler/problem.ts';
import { type Variables, variablesOf } from '../../../compiler/resolveVariables.ts';
import type { ElsewhereAnswer } from './previewAnswers.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Where the sandbox of this machine is, without a path. */
export function sandboxOf(code: string, variables: Variables): URL | null {
  const address = variablesOf(code, 'dev', variables)('SANDBOX_URL') ?? '';
  return URL.canParse(address) ? new URL(address) : null;
}

/**
 * The first connection that leads anywhere but to the sandbox of this machine; null when none does. What is tried in a
 * preview is meant for nobody.
 */
export function findElsewhere(connection: HostConnection, sandbox: URL | null): ElsewhereAnswer | null {
  const isSandbox = (address: URL) =>
    sandbox !== null && LOOPBACK.includes(address.hostname) && address.origin === sandbox.origin;
  const found = listAddresses(connection, '/connections/dev').find(({ address }) => !isSandbox(address));
  return found ? { pointer: found.pointer, origin: found.address.origin } : null;
}

interface WrittenAddress {
  readonly pointer: string;
  readonly address: URL;
}

/** Whatever a connection names that is an address, so that a new kind of connection is held back as well. */
function listAddresses(value: unknown, pointer: string): WrittenAddress[] {
  if (typeof value === 'string')
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value)
      ? [{ pointer, address: new URL(value) }]
      : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => listAddresses(member, joinPointer(pointer, key)));
}

/** An answer holds so long: each key that is pressed asks. */
const KNOWN_MILLISECONDS = 2_000;

/** Whether the sandbox answers. */
export function createSandboxWatch(sandbox: URL | null): () => Promise<boolean> {
  let known = Promise.resolve(false);
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - askedAt > KNOWN_MILLISECONDS) {
      askedAt = performance.now();
      known = isRunning(sandbox);
    }
    return known;
  };
}

function isRunning(sandbox: URL | null): Promise<boolean> {
  if (!sandbox || !LOOPBACK.includes(sandbox.hostname)) return Promise.resolve(false);
  return fetch(new URL('/healthz', sandbox), { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
