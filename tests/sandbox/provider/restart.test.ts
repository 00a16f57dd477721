import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type SandboxOptions, startSandbox } from '../../../sandbox/startSandbox.ts';
import { callGateway, refresh, signIn, startAddress } from '../support/signIn.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
afterAll(() => rm(dataDir, { recursive: true }));

it('keeps accounts, sessions and tokens over a restart', async () => {
  const options: SandboxOptions = {
    port: 0,
    address: '127.0.0.1',
    dataDir,
    wordsDir: 'tenant-config/languages',
  };
  const first = await startSandbox(options);
  const signedIn = await signIn(first.url, 'ana@bg.example');
  await first.close();

  const second = await startSandbox(options);
  try {
    const call = await callGateway(second.url, '/users/ana%40bg.example', {
      token: signedIn.tokens.id_token,
    });
    expect(call.status).toBe(200);
    const start = await signedIn.browser.get(startAddress(second.url, 'bg').address);
    expect(start.headers.get('location')).toContain('/bg/login?code=');
    expect((await refresh(second.url, signedIn, signedIn.tokens.refresh_token)).status).toBe(200);
  } finally {
    await second.close();
  }
});
