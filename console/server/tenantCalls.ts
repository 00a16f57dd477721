import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Refusal, Saved, TenantText } from './answers.ts';
import { isCode, readBody } from './callValues.ts';
import type { ConsoleContext } from './consoleContext.ts';
import { describeTenants } from './describeTenants.ts';
import { hashOfBytes } from './hashOfBytes.ts';
import type { LiveFolder } from './liveFolder.ts';
import { writeTenantFile } from './writeTenantFile.ts';

/** Reading, checking and writing tenant files. */
export function tenantCalls(app: FastifyInstance, context: ConsoleContext, folder: LiveFolder): void {
  const pathOf = (code: string) => join(context.tenantConfigDir, `${code}.json`);

  app.get('/api/tenants', () => describeTenants(folder, context));

  app.get('/api/tenants/:code', async (request, reply) => {
    const code = readBody(request.params, 'code');
    const found = isCode(code) ? folder.tenants.sourceOf(`${code}.json`) : undefined;
    if (!isCode(code) || !found || found.refusal !== null) return refuseUnknown(reply);
    return textOf(code, found.text);
  });

  app.post('/api/check', async (request, reply) => {
    const [code, text] = [readBody(request.body, 'code'), readBody(request.body, 'text')];
    if (!isCode(code) || text === null) return refuseInvalid(reply);
    return folder.check(code, Buffer.from(text));
  });

  app.put('/api/tenants/:code', async (request, reply) => {
    const code = readBody(request.params, 'code');
    const [text, baseHash] = [readBody(request.body, 'text'), readBody(request.body, 'baseHash')];
    if (!isCode(code) || text === null || baseHash === null) return refuseInvalid(reply);
    const bytes = Buffer.from(text);
    const { problems } = folder.check(code, bytes);
    if (problems.length > 0) {
      const error = 'The file has problems, so it was not published. What is live stays as it was.';
      return reply.code(422).send({ error, code: 'problems', problems } satisfies Refusal);
    }
    // An empty hash means a file that is not there.
    const written = await writeTenantFile(pathOf(code), bytes, baseHash || null);
    await folder.refresh(pathOf(code));
    if (written.ok) return { hash: written.hash } satisfies Saved;
    const error = 'Somebody changed this file meanwhile. Nothing was written.';
    const newer = written.newer === null ? null : textOf(code, written.newer);
    return reply.code(409).send({ error, code: 'changed', newer } satisfies Refusal);
  });
}

function textOf(code: string, bytes: Uint8Array): TenantText {
  return { code, text: Buffer.from(bytes).toString(), hash: hashOfBytes(bytes) };
}

function refuseUnknown(reply: FastifyReply): FastifyReply {
  const error = 'There is no such tenant file in the folder.';
  return reply.code(404).send({ error, code: 'not-found' } satisfies Refusal);
}

function refuseInvalid(reply: FastifyReply): FastifyReply {
  const error = 'The console did not understand this call.';
  return reply.code(400).send({ error, code: 'invalid' } satisfies Refusal);
}
