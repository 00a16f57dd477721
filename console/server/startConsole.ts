/** The console: reads, judges and writes the tenant files of one folder, for whoever started it. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { originAt } from '../../compiler/originAt.ts';
import type { Refusal } from './answers.ts';
import { changesCall } from './changesCall.ts';
import type { ConsoleContext } from './consoleContext.ts';
import { CONSOLE_HEADERS } from './consolePolicy.ts';
import { guardRequests } from './guardRequests.ts';
import { judgeOfLiveFolder } from './judgeOfLiveFolder.ts';
import { openLiveFolder } from './liveFolder.ts';
import { CONSOLE_ROUTES } from './routes.ts';
import { type PageFiles, servePage } from './servePage.ts';
import { tenantCalls } from './tenantCalls.ts';

export interface ConsoleOptions {
  readonly context: ConsoleContext;
  /** 0 takes any free port. */
  readonly port: number;
  readonly address: string;
  readonly page: PageFiles;
}

export interface RunningConsole {
  /** Ends in a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** A tenant file of 2,000 lines has some 100 KB; a call may carry two of them. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const REQUEST_MILLISECONDS = 30_000;

/** Each pane of a preview has a port of its own, on this machine. */
const PREVIEW_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** @throws when the folder cannot be read, or the port is taken */
export async function startConsole(options: ConsoleOptions): Promise<RunningConsole> {
  const { context, port, address, page } = options;
  const folder = await openLiveFolder(context);
  const app = fastify({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_MILLISECONDS,
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...CONSOLE_HEADERS, 'cache-control': 'no-store' });
  });
  const guard = guardRequests(app, { address, portOf: () => (app.server.address() as AddressInfo).port });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'There is nothing at this address.', code: 'not-found' } satisfies Refusal),
  );
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const { status, refusal } = refusalOf(error.statusCode ?? 500);
    // What went wrong inside is for whoever looks after the console, not for the page.
    if (status === 500) process.stderr.write(`${String(error)}\n`);
    return reply.code(status).send(refusal);
  });

  servePage(app, { page, cookie: guard.cookie, frames: PREVIEW_ORIGINS });
  tenantCalls(app, context, folder);
  changesCall(app, folder);
  const judging = { ...context, judge: judgeOfLiveFolder(folder) };
  for (const add of CONSOLE_ROUTES) await add(app, judging);

  try {
    await app.listen({ port, host: address });
  } catch (error) {
    folder.close();
    throw error;
  }
  return {
    url: `${originAt(address, (app.server.address() as AddressInfo).port)}/`,
    async close() {
      folder.close();
      await app.close();
    },
  };
}

function refusalOf(status: number): { readonly status: number; readonly refusal: Refusal } {
  if (status === 413)
    return { status, refusal: { error: 'This is more than the console takes at once.', code: 'too-large' } };
  if (status >= 400 && status < 500)
    return { status, refusal: { error: 'The console did not understand this call.', code: 'invalid' } };
  const error = 'The console could not do this. Its terminal says why.';
  return { status: 500, refusal: { error, code: 'failed' } };
}
