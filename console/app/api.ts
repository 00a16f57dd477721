/** The calls of the console's server. */
import { createContext, useContext } from 'react';
import type {
  CheckAnswer,
  Completion,
  FolderChange,
  Hover,
  Overview,
  Refusal,
  TenantText,
} from '../server/answers.ts';
import { type CallServer, fetchInTime, withToken } from './callServer.ts';
import { jsonCall } from './jsonCall.ts';
import { listenToFolder } from './listenToFolder.ts';

/** An answer that says no, in the server's words; or that there was none. */
export class CallError extends Error {
  readonly refusal: Refusal | null;
  constructor(message: string, refusal: Refusal | null) {
    super(message);
    this.refusal = refusal;
  }
}

export interface ConsoleApi {
  listTenants(): Promise<Overview>;
  readTenant(code: string): Promise<TenantText>;
  check(code: string, text: string, signal?: AbortSignal): Promise<CheckAnswer>;
  complete(text: string, offset: number): Promise<readonly Completion[]>;
  hover(text: string, offset: number): Promise<Hover | null>;
  /** Calls back when files of the folder changed, or may have while nobody listened. @returns ends it */
  onChange(listen: (change: FolderChange | null) => void): () => void;
}

/** What of a browser the calls are made with. */
export interface Line {
  readonly fetch: CallServer;
  readonly listen: ConsoleApi['onChange'];
}

export function createApi({ fetch, listen }: Line): ConsoleApi {
  const ask = withToken(fetch);
  const call = async (path: string, init?: RequestInit) => readAnswer(await ask(path, init));
  const send = (path: string, body: object, signal?: AbortSignal) =>
    call(path, { ...jsonCall(body), ...(signal && { signal }) });
  // The one cast: both sides of these calls are typed by console/server/answers.ts.
  return {
    listTenants: async () => (await call('/api/tenants')) as Overview,
    readTenant: async (code) => (await call(`/api/tenants/${encodeURIComponent(code)}`)) as TenantText,
    check: async (code, text, signal) => (await send('/api/check', { code, text }, signal)) as CheckAnswer,
    complete: async (text, offset) => (await send('/api/complete', { text, offset })) as Completion[],
    hover: async (text, offset) =>
      ((await send('/api/hover', { text, offset })) as { readonly hover: Hover | null }).hover,
    onChange: listen,
  };
}

async function readAnswer(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json();
  if (answer.ok) return body;
  const refusal = body as Refusal;
  throw new CallError(refusal.error, refusal);
}

/** The browser's own. */
export const browserLine: Line = {
  fetch: fetchInTime,
  listen: listenToFolder,
};

const ApiContext = createContext<ConsoleApi | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): ConsoleApi {
  const api = useContext(ApiContext);
  if (!api) throw new Error('There is no ApiProvider around this component.');
  return api;
}
