import { Client } from 'undici';
import { firstLookAddress } from '../../../runtime/tenant/firstLook.ts';
import type { PageData } from '../../../runtime/tenant/pageData.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import { type FailedRead, type LoadOptions, type SentWrite, versionsIn } from './load.ts';

export interface LoadClient {
  readonly tenant: string;
  readonly seen: SeenByClient;
  /** Ends when what is under way has been answered. */
  stop(): Promise<void>;
}

export interface SeenByClient {
  reads: number;
  older: number;
  flips: number;
  torn: number;
  /** Of the page that came last; 0 before one came. */
  version: number;
  goneFirstLooks: number;
  /** Of pages, in milliseconds. */
  readonly times: number[];
  /** Of the home page, in the order in which they came. */
  readonly etags: string[];
  readonly failed: FailedRead[];
  readonly writes: SentWrite[];
  readonly missing: string[];
}

interface ClientOptions extends LoadOptions {
  /** Of 127.0.0.0/8. */
  readonly address: string;
  readonly tenant: string;
  readonly name: string;
}

interface Answer {
  readonly status: number;
  readonly etag: string | null;
  readonly body: string;
}

const FILES = /\/static\/[\w./-]+\.(?:json|js|css|woff2|svg)/g;
/** Hosts make them of the newest version alone; without one the program renders the screen (host/serve/keptFiles.ts). */
const FIRST_LOOKS = '/static/prerendered/';
/** What a page names by its parts. */
function firstLooksIn(page: string): string[] {
  const [, block = '{}'] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(page) ?? [];
  const { firstLooks, words = {} }: Partial<PageData> = JSON.parse(block);
  if (!firstLooks) return [];
  return firstLooks.paths.flatMap((path) =>
    Object.keys(words).map((language) => firstLookAddress(firstLooks, path, language)),
  );
}

/** Longer than anything of the fleet waits. */
const ANSWER_MILLISECONDS = 45_000;

/** One client: it asks for pages, with what it knows of them, for the files that they name, and changes something now and then. */
export function createLoadClient({
  url,
  address,
  tenant,
  name,
  everyMilliseconds,
  writes,
}: ClientOptions): LoadClient {
  const client = new Client(url, {
    localAddress: address,
    connect: { rejectUnauthorized: false },
    headersTimeout: ANSWER_MILLISECONDS,
    bodyTimeout: ANSWER_MILLISECONDS,
  });
  const seen: SeenByClient = {
    reads: 0,
    older: 0,
    flips: 0,
    torn: 0,
    version: 0,
    goneFirstLooks: 0,
    times: [],
    etags: [],
    failed: [],
    writes: [],
    missing: [],
  };
  const known = new Set<string>();
  let newest = 0;
  let turn = 0;
  let isStopping = false;

  async function read(path: string, etag?: string): Promise<Answer | null> {
    const at = Date.now();
    seen.reads += 1;
    try {
      const { statusCode, headers, body } = await client.request({
        method: 'GET',
        path,
        headers: etag ? { 'if-none-match': etag } : {},
      });
      const text = await body.text();
      const answer = { status: statusCode, etag: headers.etag?.toString() ?? null, body: text };
      if (statusCode === 200 || statusCode === 304) return answer;
      if (statusCode === 404 && path.startsWith(FIRST_LOOKS)) {
        seen.goneFirstLooks += 1;
        return null;
      }
      if (statusCode === 404 && path.startsWith('/static/')) seen.missing.push(path);
      seen.failed.push({ path, at, why: String(statusCode) });
    } catch (error) {
      seen.failed.push({ path, at, why: error instanceof Error ? error.message : String(error) });
    }
    return null;
  }

  async function readFiles(page: string): Promise<void> {
    for (const file of new Set([...(page.match(FILES) ?? []), ...firstLooksIn(page)])) {
      if (known.has(file)) continue;
      known.add(file);
      await read(file);
    }
  }

  /** Revalidates the home page, as a browser does. */
  async function readHome(): Promise<void> {
    const start = performance.now();
    const answer = await read(`/${tenant}/`, seen.etags.at(-1));
    if (!answer) return;
    seen.times.push(performance.now() - start);
    if (answer.status === 304 || answer.etag === null) return;
    const versions = versionsIn(answer.body);
    if (!answer.body.trimEnd().endsWith('</html>') || versions.length > 1) seen.torn += 1;
    const [version = 0] = versions;
    if (version < newest) seen.older += 1;
    seen.version = version;
    newest = Math.max(newest, version);
    if (answer.etag !== seen.etags.at(-1)) {
      if (seen.etags.includes(answer.etag)) seen.flips += 1;
      seen.etags.push(answer.etag);
    }
    await readFiles(answer.body);
  }

  async function readDeepPage(): Promise<void> {
    const answer = await read(`/${tenant}/account`);
    if (answer) await readFiles(answer.body);
  }

  async function write(): Promise<void> {
    const body = JSON.stringify({ id: `${name}-${turn}` });
    const start = Date.now();
    let status = 0;
    try {
      const answer = await client.request({
        method: turn % 2 === 0 ? 'POST' : 'PATCH',
        path: `/${tenant}/gateway/v1/users/drill@${tenant}.example${turn % 2 === 0 ? '/cards' : ''}`,
        headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
        body,
      });
      await answer.body.dump();
      status = answer.statusCode;
    } catch {
      // The status says it.
    }
    seen.writes.push({ body, start, end: Date.now(), status });
  }

  async function live(): Promise<void> {
    // Not all at the same moment.
    await pauseFor(Math.random() * everyMilliseconds);
    while (!isStopping) {
      turn += 1;
      if (Math.random() < writes) await write();
      else if (turn % 5 === 0) await readDeepPage();
      else await readHome();
      await pauseFor(everyMilliseconds);
    }
  }

  const life = live();
  return {
    tenant,
    seen,
    async stop() {
      isStopping = true;
      await life;
      await client.close();
    },
  };
}
