import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { ConsoleRoutes } from '../../../../console/server/consoleContext.ts';
import { manifests } from '../../../../screens/index.ts';

export interface Calls {
  /** A copy of the shipped tenant files. */
  readonly folder: string;
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: unknown }>;
  end(): Promise<void>;
}

/** Calls of the console over a folder of their own, without what stands around them. */
export async function startCalls(...routes: readonly ConsoleRoutes[]): Promise<Calls> {
  const folder = await mkdtemp(join(tmpdir(), 'console-'));
  await cp('tenant-config', folder, { recursive: true });
  const app = fastify();
  const context = {
    tenantConfigDir: folder,
    distDir: join(folder, 'dist'),
    environment: 'dev',
    variables: { PL_GATEWAY_CLIENT_SECRET: 'not-for-the-page' },
    screens: manifests,
    version: '3.10.4',
    now: () => new Date('2026-11-21T12:00:00Z'),
  } as const;
  for (const each of routes) await each(app, context);
  return {
    folder,
    async call(method, url, body) {
      const answer = await app.inject({ method, url, ...(body && { payload: body }) });
      return { status: answer.statusCode, body: answer.json() };
    },
    async end() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
