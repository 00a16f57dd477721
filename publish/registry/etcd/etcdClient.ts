/**
 * Calls of etcd's JSON gateway (etcd 3.4 and later, `/v3/…`): texts in base64, whole numbers as texts. A node that
 * does not answer is left for the next one.
 */
import { Agent, fetch, type Response } from 'undici';
import { RegistryRefused, RegistryUnreachable } from '../registry.ts';

export interface EtcdOptions {
  /** Where nodes answer, such as `http://127.0.0.1:2379`. */
  readonly nodes: readonly string[];
  readonly user?: { readonly name: string; readonly password: string } | undefined;
  /** PEM texts: whom to trust, and who this is. */
  readonly tls?:
    | {
        readonly ca?: string | undefined;
        readonly cert?: string | undefined;
        readonly key?: string | undefined;
      }
    | undefined;
}

export interface EtcdClient {
  /**
   * One call, at the first node that answers.
   * @throws RegistryUnreachable, RegistryRefused
   */
  call<Answer>(path: string, body: object, options?: CallOptions): Promise<Answer>;
  /** Lines of JSON as they come, from one node. */
  stream(node: string, path: string, body: object, signal: AbortSignal): AsyncGenerator<unknown>;
  readonly nodes: readonly string[];
  close(): Promise<void>;
}

export interface CallOptions {
  /** This node and no other. */
  readonly node?: string;
  /** How long each node has. */
  readonly timeoutMilliseconds?: number;
}

/** A node that is alive answers in some ten milliseconds; one that chooses a leader takes longer. */
const NODE_MILLISECONDS = 2_000;

/** Codes of gRPC by which a node says that another one, or a later time, may do it. */
const TRY_ANOTHER: ReadonlySet<number> = new Set([
  4, // deadline exceeded
  13, // internal
  14, // unavailable: no leader, request timed out
]);
const UNAUTHENTICATED = 16;

const SIGN_IN = '/v3/auth/authenticate';

interface Failure {
  readonly code?: number;
  readonly message?: string;
  readonly error?: string | { readonly message?: string };
}

export function createEtcdClient({ nodes, user, tls }: EtcdOptions): EtcdClient {
  const dispatcher = new Agent({
    // A watch is silent for as long as nobody publishes.
    bodyTimeout: 0,
    connect: { timeout: NODE_MILLISECONDS, ...tls },
  });
  let first = 0;
  let token: Promise<string> | null = null;

  async function post(node: string, path: string, body: object, signal: AbortSignal): Promise<Response> {
    if (user && path !== SIGN_IN) token ??= signIn();
    const authorization = path === SIGN_IN ? null : await token;
    return fetch(node + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      dispatcher,
      signal,
    });
  }

  function signIn(): Promise<string> {
    const asked = call<{ readonly token: string }>(SIGN_IN, { ...user }).then((answer) => answer.token);
    asked.catch(() => {
      token = null;
    });
    return asked;
  }

  /** @throws RegistryUnreachable where another node may do better */
  async function ask<Answer>(node: string, path: string, body: object, milliseconds: number) {
    let isAgain = false;
    for (;;) {
      const response = await post(node, path, body, AbortSignal.timeout(milliseconds));
      const text = await response.text();
      const answer = readAnswer(text);
      if (response.ok && answer !== null) return answer as Answer;
      const failure = (answer ?? {}) as Failure;
      const isOldToken = failure.code === UNAUTHENTICATED || /invalid auth token/.test(text);
      if (isOldToken && user && !isAgain) {
        isAgain = true;
        token = null;
        continue;
      }
      const message = `${node}: ${messageOf(failure) ?? `answered with status ${response.status}`}`;
      if (answer === null || TRY_ANOTHER.has(failure.code ?? 14)) throw new RegistryUnreachable(message);
      throw new RegistryRefused(message);
    }
  }

  async function call<Answer>(path: string, body: object, options: CallOptions = {}): Promise<Answer> {
    const { node: only, timeoutMilliseconds = NODE_MILLISECONDS } = options;
    const tried: string[] = [];
    for (let index = 0; index < (only ? 1 : nodes.length); index += 1) {
      const turn = (first + index) % nodes.length;
      const node = only ?? nodes[turn] ?? '';
      try {
        const answer = await ask<Answer>(node, path, body, timeoutMilliseconds);
        if (!only) first = turn;
        return answer;
      } catch (error) {
        if (error instanceof RegistryRefused) throw error;
        tried.push(error instanceof RegistryUnreachable ? error.message : `${node}: ${reasonOf(error)}`);
      }
    }
    throw new RegistryUnreachable(tried.join('; '));
  }

  return {
    call,
    stream: async function* stream(node, path, body, signal) {
      yield* readLines(node, await post(node, path, body, signal));
    },
    nodes,
    close: () => dispatcher.destroy(),
  };
}

async function* readLines(node: string, { ok, status, body }: Response): AsyncGenerator<unknown> {
  if (!ok || !body) throw new RegistryUnreachable(`${node}: answered with status ${status}`);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    const lines = (rest + decoder.decode(piece as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield JSON.parse(line);
  }
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function messageOf({ message, error }: Failure): string | undefined {
  return message ?? (typeof error === 'string' ? error : error?.message);
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'did not answer in time';
  return cause instanceof Error ? cause.message || cause.name : message;
}
