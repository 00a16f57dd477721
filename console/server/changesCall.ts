import type { FastifyInstance } from 'fastify';
import type { FolderChange } from './answers.ts';
import { CONSOLE_HEADERS } from './consolePolicy.ts';
import type { LiveFolder } from './liveFolder.ts';

/** Long before whatever stands between gives a silent connection up. */
const BEAT_MILLISECONDS = 20_000;

/** `GET /api/changes`: which files changed on disk, as they do (server-sent events). */
export function changesCall(app: FastifyInstance, folder: LiveFolder): void {
  const open = new Set<() => void>();
  app.get('/api/changes', (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...CONSOLE_HEADERS,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    raw.write('retry: 1000\n\n');
    const stop = folder.onChange((change: FolderChange) => {
      raw.write(`data: ${JSON.stringify(change)}\n\n`);
    });
    const beat = setInterval(() => raw.write(':\n\n'), BEAT_MILLISECONDS);
    const end = () => {
      clearInterval(beat);
      stop();
      open.delete(end);
      raw.end();
    };
    open.add(end);
    raw.on('close', end);
  });
  app.addHook('preClose', async () => {
    for (const end of [...open]) end();
  });
}
