/** What `npm run screen` says where no screen can be shown, of a portal that answers as a test needs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';

let portal: Server;
afterEach(() => {
  portal.closeAllConnections();
  portal.close();
});

/** @param answers by path; all else is a page without a tenant */
async function show(answers: Readonly<Record<string, string>>, ...words: readonly string[]) {
  portal = createServer(({ url = '' }, response) => response.end(answers[url] ?? '<p>Nothing is here.</p>'));
  portal.listen(0);
  await once(portal, 'listening');
  const place = portal.address();
  const port = String(typeof place === 'object' && place ? place.port : 0);
  const child = spawn(process.execPath, ['scripts/screen.ts', 'cardDetails', ...words], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said: said.replaceAll(port, 'PORT') };
}

const readyz = (tenants: Readonly<Record<string, 'newest' | 'nothing'>>) =>
  JSON.stringify({
    tenants: Object.fromEntries(Object.entries(tenants).map(([code, serves]) => [code, { serves }])),
  });

describe('npm run screen', () => {
  it('says where to look when a tenant has no pages', async () => {
    const { code, said } = await show(
      { '/readyz': readyz({ aa: 'nothing', bb: 'newest' }) },
      '--tenant',
      'aa',
    );
    expect(said).toBe(
      'The tenant "aa" has no pages: http://localhost:PORT/readyz says what is wrong with its file.\n',
    );
    expect(code).toBe(2);
  });

  it('asks for the first tenant that is served where none is named', async () => {
    const { said } = await show({ '/readyz': readyz({ aa: 'nothing', bb: 'newest' }) });
    expect(said).toContain('The tenant "bb"');
  });

  it('says so when something else answers at the port of the portal', async () => {
    const { code, said } = await show({});
    expect(said).toMatch(/^What answers at http:\/\/localhost:PORT is not the portal: set PORT /);
    expect(code).toBe(2);
  });
});
