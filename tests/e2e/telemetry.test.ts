/** What a page tells of itself, in a tenant that has it switched on; in the others it tells nothing (threat P5). */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningHost, startHost } from '../../host/startHost.ts';
import { expect, test } from './support/portal.ts';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
const TENANT_FILES = fileURLToPath(new URL('../../tenant-config', import.meta.url));

test.describe('telemetry', () => {
  let folder: string;
  let host: RunningHost;
  const log: Readonly<Record<string, unknown>>[] = [];
  const told = () => log.filter(({ event }) => event === 'telemetry');
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'telemetry-'));
    await cp(TENANT_FILES, folder, { recursive: true });
    const file = join(folder, 'ro.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"timeZone"', '"telemetry": "on",\n  "timeZone"'));
    host = await startHost({
      port: 0,
      address: '127.0.0.1',
      distDir: BUILT,
      tenantConfigDir: folder,
      environment: 'dev',
      variables: { ...process.env, SANDBOX_URL: process.env.E2E_SANDBOX, PORTAL_FAKE_CREDENTIALS: 'on' },
      log: (entry) => log.push(entry),
    });
  });
  test.afterAll(async () => {
    await host.close();
    await rm(folder, { recursive: true });
  });

  test('a page tells how fast it was and what went wrong, once it is left, and nothing else [P5]', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/500|countries/i);
    await page.route('**/lookups/countries', (route) => route.fulfill({ status: 500, body: '{}' }));
    const address = host.url.replace('127.0.0.1', 'localhost');
    const measures = page.waitForResponse(/\/static\/startTelemetry-/);
    const isAsked = page.waitForResponse(/\/lookups\/countries/);
    await page.goto(`${address}ro/`);
    await isAsked;
    await expect(page.getByRole('alert')).toBeVisible();
    // The same part of the program, once it has begun to measure.
    await page.evaluate((part) => import(part), (await measures).url());
    await page.goto(`${address}pl/`);
    await expect.poll(told).toHaveLength(1);
    const [report] = told();
    expect(report).toEqual({
      level: 'info',
      event: 'telemetry',
      tenant: 'ro',
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      screen: 'home',
      lcp: expect.any(Number),
      inp: null,
      cls: expect.any(Number),
      errors: [{ screen: 'home', code: 'APP_DEPENDENCIES_FAILED' }],
    });

    // The other tenant has it switched off: nothing is loaded, and nothing is sent when it is left.
    const asked: string[] = [];
    page.on('request', (each) => asked.push(new URL(each.url()).pathname));
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await page.goto(`${address}ro/`);
    expect(asked.filter((path) => /^\/pl\/telemetry|startTelemetry/.test(path))).toEqual([]);
    expect(told()).toHaveLength(1);
  });
});
