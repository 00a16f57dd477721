import type { FastifyInstance, FastifyReply } from 'fastify';
import { hashText } from '../../compiler/history/hashText.ts';
import type { Refusal, TenantText } from './answers.ts';
import { isCode, readBody } from './callValues.ts';
import type { ConsoleContext } from './consoleContext.ts';
import { describeTenants } from './describeTenants.ts';
import type { LiveFolder } from './liveFolder.ts';

/** Reading and checking tenant files; history/publishRoutes.ts writes them. */
export function tenantCalls(app: FastifyInstance, context: ConsoleContext, folder: LiveFolder): void {
  app.get('/api/tenants', () => describeTenants(folder, context));

  app.get('/api/tenants/:code', async (request, reply) => {
    const code = readBody(request.params, 'code');
    if (isCode(code)) await folder.refresh(code);
    const found = isCode(code) ? folder.tenants.sourceOf(`${code}.json`) : undefined;
    if (!isCode(code) || !found || found.refusal !== null) return refuseUnknown(reply);
    return textOf(code, found.text);
  });

  app.post('/api/check', async (request, reply) => {
    const [code, text] = [readBody(request.body, 'code'), readBody(request.body, 'text')];
    if (!isCode(code) || text === null) return refuseInvalid(reply);
    return folder.check(code, Buffer.from(text));
  });
}

function textOf(code: string, bytes: Uint8Array): TenantText {
  return { code, text: Buffer.from(bytes).toString(), hash: hashText(bytes) };
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  const error = 'There is no such tenant file in the folder.';
  return reply.code(404).send({ error, code: 'not-found' } satisfies Refusal);
}

function refuseInvalid(reply: FastifyReply): FastifyReply {
  const error = 'The console did not understand this call.';
  return reply.code(400).send({ error, code: 'invalid' } satisfies Refusal);
}
