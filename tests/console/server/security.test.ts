/** Who may ask the console, and what it answers to everybody else. */
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestConsole, type TestConsole } from '../support/startTestConsole.ts';

let running: TestConsole;
beforeAll(async () => {
  running = await startTestConsole();
});
afterAll(() => running.stop());

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** With headers as they are given, those included that a browser sets itself. */
function ask(
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
  body = '',
): Promise<RawAnswer> {
  const { port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function ownHeaders(): Promise<{ readonly host: string; readonly cookie: string }> {
  const host = new URL(running.url).host;
  const page = await ask('/', { host });
  const [cookie = ''] = page.headers['set-cookie'] ?? [];
  return { host, cookie: cookie.split(';')[0] ?? '' };
}

describe('the console', () => {
  it('answers its own page', async () => {
    const own = await ownHeaders();
    const answer = await ask('/api/tenants', own);
    expect(answer.status).toBe(200);
    const fromPage = { ...own, origin: `http://${own.host}`, 'sec-fetch-site': 'same-origin' };
    expect((await ask('/api/tenants', fromPage)).status).toBe(200);
  });

  it('refuses a name that somebody else’s DNS may lead here [C1]', async () => {
    const own = await ownHeaders();
    const { port } = new URL(running.url);
    for (const host of [
      `evil.example:${port}`,
      'evil.example',
      `localhost.evil.example:${port}`,
      'localhost:1',
      `192.0.2.1:${port}`,
    ]) {
      for (const path of ['/', '/api/tenants', '/healthz'])
        expect([host, path, (await ask(path, { ...own, host })).status]).toEqual([host, path, 421]);
    }
    expect((await ask('/', { ...own, host: `127.0.0.1:${port}` })).status).toBe(200);
  });

  it('refuses calls of other origins, those of a neighbouring port included [C1]', async () => {
    const own = await ownHeaders();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:4000' },
      { origin: `https://${own.host}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ];
    for (const headers of foreign) {
      const answer = await ask('/api/tenants', { ...own, ...headers });
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(answer.body).not.toContain('identifier');
      expect(Object.keys(answer.headers)).not.toContain('access-control-allow-origin');
    }
  });

  it('lets a link of another page lead to its page, and a form of another page to nothing', async () => {
    const { host } = await ownHeaders();
    const elsewhere = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await ask('/', elsewhere)).status).toBe(200);
    expect((await ask('/', elsewhere, 'POST')).status).toBe(403);
    expect((await ask('/', { ...elsewhere, 'sec-fetch-mode': 'no-cors' })).status).toBe(403);
  });

  it('needs the token of this start for each call', async () => {
    const own = await ownHeaders();
    const name = own.cookie.split('=')[0] ?? '';
    const other = 'A'.repeat(own.cookie.length - name.length - 1);
    for (const cookie of ['', `${name}=`, `${name}=${other}`, `x${own.cookie}`]) {
      const answer = await ask('/api/tenants', { host: own.host, cookie });
      expect([cookie, answer.status]).toEqual([cookie, 401]);
    }
  });

  it('gives the token to its page alone: no script reads it, no other site sends it', async () => {
    const { host } = await ownHeaders();
    const [cookie = ''] = (await ask('/', { host })).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^console-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('sends a policy that runs its own files alone, and refuses frames', async () => {
    const own = await ownHeaders();
    const { headers, body } = await ask('/tenants/anything', own);
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
      expect(policy.split('; ')).toContain(directive);
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<script>|<style| style=| on\w+=/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(body).toContain(`nonce="${nonce}"`);
    expect((await ask('/', own)).headers['content-security-policy']).not.toContain(`'nonce-${nonce}'`);
  });

  it('sends its headers with every answer, refusals included', async () => {
    const own = await ownHeaders();
    for (const [path, headers] of [
      ['/', own],
      ['/healthz', own],
      ['/none', own],
      ['/assets/none.js', own],
      ['/api/none', own],
      ['/api/tenants', { host: 'evil.example' }],
    ] as const) {
      const answer = await ask(path, headers);
      expect([path, answer.headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      expect(answer.headers['x-frame-options']).toBe('DENY');
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('takes no more than it can hold', async () => {
    const own = await ownHeaders();
    const json = { ...own, 'content-type': 'application/json' };
    const body = JSON.stringify({ code: 'bg', text: 'x'.repeat(3_000_000) });
    const answer = await ask(
      '/api/check',
      { ...json, 'content-length': String(body.length) },
      'POST',
      body,
    ).catch(
      // Broken off while it was still being sent.
      () => ({ status: 413 }),
    );
    expect(answer.status).toBe(413);
  });

  it('says no more than that something went wrong when a call is no JSON', async () => {
    const own = await ownHeaders();
    const answer = await ask('/api/check', { ...own, 'content-type': 'application/json' }, 'POST', '{');
    expect([answer.status, answer.body]).toEqual([400, expect.not.stringContaining(running.folder)]);
  });
});

/** Where this machine has one. */
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ family }) => family === 'IPv6'),
);

it.skipIf(!hasIpv6)('says where it is with brackets around an address of IPv6', async () => {
  // Loopback, in a spelling that is no other name of this machine.
  const other = await startTestConsole({ from: null, address: '0:0:0:0:0:0:0:1' });
  expect(other.url).toMatch(/^http:\/\/\[0:0:0:0:0:0:0:1\]:\d+\/$/);
  await other.stop();
});
