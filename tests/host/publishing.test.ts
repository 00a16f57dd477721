/** A storm of publishes under load: every answer is one whole version, and nobody ever sees an older one again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../../runtime/tenant/pageData.ts';
import { startTestHost, type TestHost } from './support/startTestHost.ts';

const PUBLISHES = 200;
const MILLISECONDS = 5_000;
const PATHS = ['/ro/', '/ro/en/', '/ro/uk/', '/ro/account', '/ro/my-cards/card-details/1/block'];

let test: TestHost;
beforeEach(async () => {
  test = await startTestHost();
});
afterEach(() => test.close());

/** What a page says of its version, in each place that says it. */
interface Reading {
  readonly etag: string;
  /** In the page's data. */
  readonly version: string | null;
  /** The number that was published: prerendered where the page is prerendered, elsewhere in its data. */
  readonly numbers: readonly number[];
  readonly isWhole: boolean;
}

function read(html: string, etag: string): Reading {
  const json = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  const page = JSON.parse(json) as PageData | null;
  const prerendered = /<h1 data-language[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  const shown = prerendered ?? page?.tenant?.words[page.language]?.['home.title'] ?? '';
  return {
    etag,
    version: page?.tenantVersion ?? null,
    numbers: [Number(/^Storm (\d+)/.exec(shown)?.[1] ?? -1)],
    isWhole: html.startsWith('<!doctype html>') && html.endsWith('</html>\n'),
  };
}

/** Loads one address over and over, as a browser does that keeps what it has. */
class Client {
  readonly path: string;
  newest = 0;
  fresh = 0;
  unchanged = 0;
  readonly faults: string[] = [];
  #etag: string | null = null;

  constructor(path: string) {
    this.path = path;
  }

  async load(host: TestHost, contents: Map<string, string>): Promise<void> {
    const known = this.#etag;
    const response = await host.get(this.path, known ? { 'if-none-match': known } : {});
    const etag = response.headers.get('etag') ?? '';
    const html = await response.text();
    if (response.status === 304) {
      this.unchanged += 1;
      if (etag !== known || html !== '') this.faults.push(`304 for ${etag}, asked for ${known}`);
      return;
    }
    this.fresh += 1;
    const { version, numbers, isWhole } = read(html, etag);
    const [number = -1] = numbers;
    if (response.status !== 200 || !isWhole)
      this.faults.push(`${response.status}, ${html.length} characters`);
    if (etag !== `W/"${version}"`) this.faults.push(`ETag ${etag} of version ${version}`);
    if (etag === known) this.faults.push(`${etag} again, though the client had it`);
    if (new Set(numbers).size !== 1) this.faults.push(`one page of ${numbers.join(' and ')}`);
    if (number < this.newest) this.faults.push(`${number} after ${this.newest}`);
    // One version is one content, whoever asks and whenever.
    const key = `${this.path} ${etag}`;
    if ((contents.get(key) ?? html) !== html) this.faults.push(`two contents of ${etag}`);
    contents.set(key, html);
    this.newest = number;
    this.#etag = etag;
  }
}

describe('publishing under load', () => {
  it(`serves each of ${PUBLISHES} versions in ${MILLISECONDS / 1000} s whole or not at all, none after a newer one, and the last to everyone`, async () => {
    const source = JSON.parse(await test.read('ro.json'));
    const publish = (number: number) => {
      // Neighbours often have one length, and always one second.
      const text = `Storm ${String(number).padStart(3, '0')}${'.'.repeat(Math.floor(number / 2) % 3)}`;
      for (const language of source.languages)
        source.words = { ...source.words, [language]: { ...source.words?.[language], 'home.title': text } };
      return test.write('ro.json', JSON.stringify(source, null, 2));
    };
    await publish(1);
    const clients = PATHS.map((path) => new Client(path));
    const contents = new Map<string, string>();
    await vi.waitFor(async () => expect(await (await test.get('/ro/')).text()).toContain('>Storm 001'), {
      timeout: 30_000,
      interval: 20,
    });

    let isOver = false;
    const loads = clients.map(async (client) => {
      while (!isOver) await client.load(test, contents);
    });
    const start = performance.now();
    for (let number = 2; number <= PUBLISHES; number++) {
      await publish(number);
      const due = start + (number * MILLISECONDS) / PUBLISHES;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
    // Each has the last one, and has been told once that it has the newest: a slow one finds a newer one with each load.
    const reached = () => clients.map(({ newest, unchanged }) => ({ newest, hasAll: unchanged > 0 }));
    await vi.waitFor(
      () => expect(reached()).toEqual(PATHS.map(() => ({ newest: PUBLISHES, hasAll: true }))),
      { timeout: 30_000, interval: 20 },
    );
    isOver = true;
    await Promise.all(loads);

    for (const { path, faults, fresh } of clients) {
      expect([path, faults]).toEqual([path, []]);
      expect(fresh).toBeGreaterThan(5);
    }
  });
});
