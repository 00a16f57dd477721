import { startHost } from '../../../host/startHost.ts';

export interface ServedSandbox {
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

/**
 * One portal over a sandbox, on a free port: prints both addresses as one line of JSON, and ends with its standard
 * input.
 * @param startSandbox gets the folder of the words
 */
export async function serveStack(startSandbox: (wordsDir: string) => Promise<ServedSandbox>): Promise<void> {
  const root = new URL('../../../', import.meta.url).pathname;
  const tenantConfigDir = process.argv[2] ?? `${root}tenant-config`;
  const sandbox = await startSandbox(`${tenantConfigDir}/languages`);
  // The browser knows the machine as localhost, as `npm start` does.
  const sandboxUrl = sandbox.url.replace('127.0.0.1', 'localhost');
  const host = await startHost({
    port: 0,
    address: '127.0.0.1',
    distDir: `${root}dist`,
    tenantConfigDir,
    environment: 'dev',
    variables: { ...process.env, SANDBOX_URL: sandboxUrl, PORTAL_FAKE_CREDENTIALS: 'on' },
    log: () => undefined,
  });
  console.log(JSON.stringify({ portal: host.url.replace('127.0.0.1', 'localhost'), sandbox: sandboxUrl }));
  process.stdin.on('end', async () => {
    await Promise.all([host.close(), sandbox.close()]);
    process.exit(0);
  });
  process.stdin.resume();
}
