import type { FastifyReply } from 'fastify';
import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import { createFileWriter } from '../../../compiler/history/createFileWriter.ts';
import { CannotCreate } from '../../../compiler/newTenant.ts';
import { findPlaces, type PlaceOf } from '../../../compiler/words/exchange/findPlaces.ts';
import { newWords } from '../../../compiler/words/newWords.ts';
import { ORIGINAL_LANGUAGE } from '../../../compiler/wordsReference.ts';
import type { ConsoleRoutes } from '../consoleContext.ts';
import { changeWords } from './changeWords.ts';
import { listLanguageRows } from './listLanguageRows.ts';
import type { NewRefusal } from './newTenantAnswers.ts';
import { readWords, type WordsPlaces } from './readWords.ts';

interface Named {
  readonly Params: { readonly language: string };
}

interface Changed extends Named {
  readonly Body: {
    readonly text?: string;
    readonly changes?: Readonly<Record<string, string>>;
    readonly baseHash?: string;
    /** Why, for the history. */
    readonly reason?: string;
  };
}

interface Begun {
  readonly Body: { readonly language: string; readonly from: string };
}

/** A words file is a tenth of it. */
const MOST = 1_000_000;
const TAG = { type: 'string', minLength: 1, maxLength: 40 };
const CHANGES = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: MOST },
    changes: {
      type: 'object',
      maxProperties: 5_000,
      additionalProperties: { type: 'string', maxLength: 5_000 },
    },
    baseHash: { type: 'string', maxLength: 64 },
    reason: { type: 'string', maxLength: 2_000 },
  },
};
const BEGIN = { type: 'object', required: ['language', 'from'], properties: { language: TAG, from: TAG } };

/** The texts of languages: reading, checking and writing them, and beginning a language. */
export const wordsCalls: ConsoleRoutes = (app, context) => {
  let places: Promise<PlaceOf> | null = null;
  const writer = createFileWriter({ folder: context.tenantConfigDir, now: context.now });
  const files: WordsPlaces = {
    folder: context.tenantConfigDir,
    // The program does not change while the server runs, and reading it takes a while.
    placeOf: () => {
      places ??= findPlaces(context.screens);
      return places;
    },
    memory: new Map(),
  };

  const writing = { ...files, now: context.now };

  app.get('/api/words', () => listLanguageRows(files.folder, files.memory));

  app.get<Named>('/api/words/:language', ({ params }, reply) =>
    inWords(reply, async () => {
      return (await readWords(files, params.language)) ?? refuseUnknown(reply, params.language);
    }),
  );

  const options = { schema: { body: CHANGES }, attachValidation: true };
  app.post<Changed>('/api/words/:language/check', options, async (request, reply) => {
    const { body, params, validationError } = request;
    if (validationError) return refuseInvalid(reply);
    return inWords(reply, async () => {
      const found = await changeWords(writing, params.language, body, { isTry: true });
      return found === null ? refuseUnknown(reply, params.language) : found.checked;
    });
  });

  app.put<Changed>('/api/words/:language', options, async (request, reply) => {
    const { body, params, validationError } = request;
    if (validationError || body.baseHash === undefined) return refuseInvalid(reply);
    if (params.language === ORIGINAL_LANGUAGE) return refuseOriginal(reply);
    return inWords(reply, async () => {
      const found = await changeWords(writing, params.language, body, { isTry: false });
      if (found === null) return refuseUnknown(reply, params.language);
      if (found.hash !== null) return { ...found.checked, hash: found.hash };
      const { error, code, checked } = found;
      const { problems } = checked;
      return reply.code(code === 'changed' ? 409 : 422).send({ error, code, problems } satisfies NewRefusal);
    });
  });

  app.post<Begun>(
    '/api/words',
    { schema: { body: BEGIN }, attachValidation: true },
    async (request, reply) => {
      if (request.validationError) return refuseInvalid(reply);
      return inWords(reply, async () => {
        const { language, marked } = await newWords(
          `${files.folder}/languages`,
          request.body.language,
          request.body.from,
          writer,
        );
        return { language, marked };
      });
    },
  );
};

/** What a call answers; what cannot be done is told in words. */
async function inWords<Answer>(
  reply: FastifyReply,
  answer: () => Promise<Answer>,
): Promise<Answer | FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof CannotCreate || error instanceof CannotPublish)) throw error;
    return reply.code(422).send({ error: error.message, code: 'invalid' } satisfies NewRefusal);
  }
}

function refuseUnknown(reply: FastifyReply, language: string): FastifyReply {
  const error = `There are no words of “${language}” in the folder.`;
  return reply.code(404).send({ error, code: 'not-found' } satisfies NewRefusal);
}

/** As `words --import` does: each translation would say something else than its original. */
function refuseOriginal(reply: FastifyReply): FastifyReply {
  const error = `“${ORIGINAL_LANGUAGE}” is what all others are translated from: change its words file itself.`;
  return reply.code(422).send({ error, code: 'invalid' } satisfies NewRefusal);
}

function refuseInvalid(reply: FastifyReply): FastifyReply {
  const error = 'The console did not understand this call.';
  return reply.code(400).send({ error, code: 'invalid' } satisfies NewRefusal);
}
