import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WordsMemory } from '../../../compiler/builtInWords.ts';
import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import { createFileWriter } from '../../../compiler/history/createFileWriter.ts';
import { listTenantFiles } from '../../../compiler/loadTenants.ts';
import type { Answers } from '../../../compiler/new-country/answers.ts';
import { createTenant } from '../../../compiler/new-country/createTenant.ts';
import {
  type PreviewOptions,
  previewTenant,
  type TenantPreview,
} from '../../../compiler/new-country/previewTenant.ts';
import { CannotCreate } from '../../../compiler/newTenant.ts';
import { todayAt } from '../../../compiler/today.ts';
import type { ConsoleContext, ConsoleRoutes } from '../consoleContext.ts';
import { ANSWERS_SCHEMA } from './answersSchema.ts';
import { describeCountries } from './describeCountries.ts';
import type { NewRefusal, PreviewAnswer } from './newTenantAnswers.ts';

interface Asked {
  readonly Body: { readonly answers: Answers };
}

/** A new tenant: what can be chosen, what would come of it, and writing it. */
export const newTenantCalls: ConsoleRoutes = (app, context) => {
  const memory: WordsMemory = new Map();
  const writer = createFileWriter({ folder: context.tenantConfigDir, now: context.now });
  const options = { schema: { body: ANSWERS_SCHEMA }, attachValidation: true };

  app.get('/api/countries', async () =>
    describeCountries(context.tenantConfigDir, await listTenantFiles(context.tenantConfigDir)),
  );

  app.post<Asked>('/api/new-tenant/preview', options, (request, reply) =>
    answer(request, reply, () => previewTenant(request.body.answers, optionsOf(context, memory))),
  );

  app.post<Asked>('/api/new-tenant', options, (request, reply) =>
    answer(request, reply, () => createTenant(request.body.answers, optionsOf(context, memory), writer)),
  );
};

function optionsOf(
  { tenantConfigDir, environment, variables, screens, version, now }: ConsoleContext,
  memory: WordsMemory,
): PreviewOptions {
  return { folder: tenantConfigDir, environment, variables, screens, version, today: todayAt(now()), memory };
}

async function answer(
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  make: () => Promise<TenantPreview>,
): Promise<PreviewAnswer | FastifyReply> {
  if (request.validationError)
    return refuse(reply, 400, `Not understood: ${request.validationError.message}.`);
  try {
    const { code, from, text, prefilled, readiness } = await make();
    return { code, from, text, prefilled, readiness };
  } catch (error) {
    if (!(error instanceof CannotCreate || error instanceof CannotPublish)) throw error;
    return refuse(reply, 422, error.message);
  }
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error, code: 'invalid' } satisfies NewRefusal);
}
