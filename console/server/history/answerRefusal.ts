import type { FastifyReply } from 'fastify';
import { CannotPublish } from '../../../compiler/history/cannotPublish.ts';
import { holdsSecret } from '../../../compiler/history/holdsSecret.ts';
import type { PublishResult } from '../../../compiler/history/publishFile.ts';
import type { ChangedAnswer, PublishAnswer, RefusedAnswer } from './historyAnswers.ts';

const UNPROCESSABLE = 422;
const CONFLICT = 409;

/** 422 for what cannot be done as it was asked; any other error goes on. */
export async function orRefusal<Answer>(
  reply: FastifyReply,
  work: () => Promise<Answer>,
): Promise<Answer | RefusedAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CannotPublish)) throw error;
    return refuse(reply, error.message);
  }
}

export function refuse(
  reply: FastifyReply,
  message: string,
  more: Partial<RefusedAnswer> = {},
): RefusedAnswer {
  reply.code(UNPROCESSABLE);
  return { message, problems: [], ...more };
}

/** The answer to a publish or a rollback, with its status. @param baseHash what it started from */
export function answerPublish(
  reply: FastifyReply,
  result: PublishResult,
  baseHash: string | null,
): PublishAnswer | ChangedAnswer | RefusedAnswer {
  switch (result.kind) {
    case 'published':
      return { hash: result.record.after };
    case 'unchanged':
      // Done by the same call before, whose answer was lost.
      if (result.hash !== baseHash) return { hash: result.hash };
      return refuse(reply, 'The file says this already: there is nothing to publish.');
    case 'secret':
      return refuse(
        reply,
        'The text holds a secret, such as a private key or a token. Take it out, and have it replaced: whoever has seen it knows it.',
      );
    case 'problems': {
      const { problems } = result;
      const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
      return refuse(reply, `Nothing was published: the text has ${count}.`, { problems });
    }
    case 'changed': {
      const { hash, text } = result;
      reply.code(CONFLICT);
      const message =
        hash === null
          ? 'Nothing was published: somebody else took the file away meanwhile.'
          : 'Nothing was published: somebody else changed the file meanwhile.';
      return { message, hash, text: text === null || holdsSecret(text) ? null : text };
    }
  }
}
