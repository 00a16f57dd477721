import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { consolePolicy } from './consolePolicy.ts';

/** The page's files, as `bundle/buildConsole.ts` makes them. */
export interface PageFiles {
  /** Addresses of the script and the styles that the page begins with. */
  readonly script: string;
  readonly styles: string;
  /** Every file by its address, which changes with its content. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly body: Uint8Array }>;
}

export interface PageOptions {
  readonly page: PageFiles;
  readonly cookie: () => string;
  /** Origins that may stand in a frame. */
  readonly frames: readonly string[];
}

/** Addresses of the page: all of them are one document, whose script reads the address. */
const PAGES = [
  '/',
  '/new',
  '/languages',
  '/languages/:language',
  '/tenants/:code',
  '/tenants/:code/history',
  '/languages/:language/history',
  '/groups/:name/history',
];

export function servePage(app: FastifyInstance, { page, cookie, frames }: PageOptions): void {
  const sendPage = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-security-policy': consolePolicy(nonce, frames),
        'set-cookie': cookie(),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(page, nonce));
  };
  for (const path of PAGES) app.get(path, (_request, reply) => sendPage(reply));
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/assets/*', (request, reply) => {
    const file = page.files.get(request.url);
    if (!file) return reply.callNotFound();
    return reply
      .header('cache-control', 'max-age=31536000, immutable')
      .type(file.type)
      .send(Buffer.from(file.body));
  });
}

/** @param nonce in an element that the script finds by its name, since the editor asks for it */
function documentOf({ script, styles }: PageFiles, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Configuration</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
<script type="module" src="${script}" nonce="${nonce}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
