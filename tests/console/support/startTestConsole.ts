import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FolderChange } from '../../../console/server/answers.ts';
import { startConsole } from '../../../console/server/startConsole.ts';
import { manifests } from '../../../screens/index.ts';

/** A page of a test has this one's calls in its place. */
const { fetch: realFetch } = globalThis;

/** A running console over a folder of its own. */
export interface TestConsole {
  /** Ends in a slash. */
  readonly url: string;
  readonly folder: string;
  /** As the page calls: with its token. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** What is told of changes, as it comes. */
  listen(onChange: (change: FolderChange | null) => void): () => void;
  stop(): Promise<void>;
}

/** @param options `from` is copied; nothing is, where it is null */
export async function startTestConsole({
  from = 'tenant-config',
  variables = { SANDBOX_URL: 'http://localhost:4100' },
  address = '127.0.0.1',
}: {
  readonly from?: string | null;
  readonly variables?: Readonly<Record<string, string>>;
  readonly address?: string;
} = {}): Promise<TestConsole> {
  const folder = await mkdtemp(join(tmpdir(), 'console-'));
  if (from !== null) await cp(from, folder, { recursive: true });
  const running = await startConsole({
    port: 0,
    address,
    page: { script: '/assets/main.js', styles: '/assets/main.css', files: new Map() },
    context: {
      tenantConfigDir: folder,
      distDir: join(folder, 'dist'),
      environment: 'dev',
      variables,
      screens: manifests,
      version: '3.10.4',
      now: () => new Date('2026-11-23T08:00:00Z'),
    },
  });
  const page = await realFetch(running.url);
  await page.text();
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const call = (path: string, init: RequestInit = {}) =>
    realFetch(new URL(path, running.url), { ...init, headers: { cookie, ...init.headers } });
  return {
    url: running.url,
    folder,
    fetch: call,
    listen(onChange) {
      const ended = new AbortController();
      void follow(call('/api/changes', { signal: ended.signal }), onChange).catch(() => {});
      return () => ended.abort();
    },
    async stop() {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Reads a stream of events, one `data:` line each. */
async function follow(answer: Promise<Response>, onChange: (change: FolderChange) => void): Promise<void> {
  const { body } = await answer;
  if (!body) return;
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts)
      if (part.startsWith('data: ')) onChange(JSON.parse(part.slice('data: '.length)));
  }
}
