import { afterAll, beforeAll } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../sandbox/startSandbox.ts';

export const PASSWORD = 'Benefit-2026!';
export const CREDENTIALS = { client_id: 'test-client', client_secret: 'test-secret' };

/** A sandbox for the tests of a file: in memory, on a free port. `url` is known once the tests run. */
export function openSandbox(wordsDir = 'tenant-config/languages'): { readonly url: string } {
  let running: RunningSandbox | undefined;
  beforeAll(async () => {
    running = await startSandbox({ port: 0, address: '127.0.0.1', dataDir: ':memory:', wordsDir });
  });
  afterAll(async () => {
    await running?.close();
  });
  return {
    get url() {
      if (!running) throw new Error('the sandbox is not started yet');
      return running.url;
    },
  };
}

/** A control call with a JSON body. */
export async function control(url: string, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${url}/sandbox${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
