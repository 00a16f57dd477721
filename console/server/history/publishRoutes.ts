import { join } from 'node:path';
import { findAuthor } from '../../../compiler/history/findAuthor.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import { proposeText } from '../../../compiler/history/proposeText.ts';
import { publishFile } from '../../../compiler/history/publishFile.ts';
import { findRollback, rollBack } from '../../../compiler/history/rollBack.ts';
import { changesForHolders } from '../../../compiler/history/textReader.ts';
import { applyTextEdits } from '../../../compiler/repairs/repair.ts';
import { validateFiles } from '../../../compiler/validateFiles.ts';
import type { ConsoleRoutes } from '../consoleContext.ts';
import { answerPublish, orRefusal, refuse } from './answerRefusal.ts';
import {
  type CodeParams,
  codeParams,
  HISTORIES,
  type MendBody,
  mendBody,
  type ProposeBody,
  type PublishBody,
  proposeBody,
  publishBody,
  type RollbackBody,
  rollbackBody,
} from './bodies.ts';
import type { ChangesAnswer } from './historyAnswers.ts';
import { createTenantTexts, fileOf } from './tenantTexts.ts';

/** Publishing, rolling back and proposing: each has a reason, and says who did it. */
export const publishRoutes: ConsoleRoutes = (app, context) => {
  const texts = createTenantTexts(context);
  const { tenantConfigDir: folder, now } = context;

  app.post<{ Params: CodeParams; Body: PublishBody }>(
    '/api/tenants/:code/publish',
    { schema: { params: codeParams, body: publishBody } },
    ({ params: { code }, body }, reply) =>
      orRefusal(reply, async () => {
        const { check } = await texts.readerOf(fileOf(code));
        const by = await findAuthor(folder);
        const write = { folder, file: fileOf(code), ...body, by, now, mayBeDone: true };
        return answerPublish(reply, await publishFile({ ...write, check }), body.baseHash);
      }),
  );

  for (const { path, params, fileOf: nameOf } of HISTORIES)
    app.post<{ Params: CodeParams; Body: RollbackBody }>(
      `${path}/rollback`,
      { schema: { params, body: rollbackBody } },
      ({ params: { code }, body }, reply) =>
        orRefusal(reply, async () => {
          const file = nameOf(code);
          const target = await findRollback(folder, file, body.version);
          const reader = await texts.readerOf(file);
          if (body.dryRun) {
            const differences = reader.compare(target.current, target.text);
            const answer: ChangesAnswer = {
              changes: differences && changesForHolders(differences),
              problems: await reader.check(target.text),
              isNew: false,
              baseHash: target.baseHash,
            };
            return answer;
          }
          const { reason, baseHash } = body;
          const { check } = reader;
          const by = await findAuthor(folder);
          // What whoever asks has seen counts, not what the file says by now.
          const result = await rollBack({ ...target, baseHash }, { folder, file, reason, by, now, check });
          return answerPublish(reply, result, baseHash);
        }),
    );

  app.post<{ Body: MendBody }>(
    '/api/shared/mend',
    { schema: { body: mendBody } },
    ({ body: { file, hash, edits, reason } }, reply) =>
      orRefusal(reply, async () => {
        const current = await texts.current(file);
        // Of another text the places of the repair are not known: the publish refuses it.
        const isSame = current !== null && hashText(current) === hash;
        const before = Buffer.from(current ?? '').toString('utf8');
        const text = isSame ? applyTextEdits(before, edits) : before;
        const reader = await texts.readerOf(file);
        // A file with problems is not live: one that is mended may show the next one, and is no worse.
        const isBroken = (await validateFiles([join(folder, file)], texts.options())).problems.length > 0;
        const check = isBroken ? async () => [] : reader.check;
        const by = await findAuthor(folder);
        const written = { folder, file, text, baseHash: hash, reason, by, now, check };
        return answerPublish(reply, await publishFile(written), hash);
      }),
  );

  app.post<{ Params: CodeParams; Body: ProposeBody }>(
    '/api/tenants/:code/propose',
    { schema: { params: codeParams, body: proposeBody } },
    ({ params: { code }, body: { text, reason } }, reply) =>
      orRefusal(reply, async () => {
        const reader = await texts.readerOf(fileOf(code));
        const problems = await reader.check(text);
        if (problems.length > 0) {
          return refuse(reply, 'Nothing was proposed: the text has problems.', { problems });
        }
        const file = join(folder, fileOf(code));
        return proposeText({ file, text: Buffer.from(text), reason, reader, now });
      }),
  );
};
