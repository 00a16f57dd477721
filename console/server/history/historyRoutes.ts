import { type DescribedVersion, describeHistory } from '../../../compiler/history/describeHistory.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import { holdsSecret } from '../../../compiler/history/holdsSecret.ts';
import { readVersion } from '../../../compiler/history/listVersions.ts';
import { changesForHolders } from '../../../compiler/history/textReader.ts';
import type { ConsoleRoutes } from '../consoleContext.ts';
import { type ChangesBody, type CodeParams, changesBody, HISTORIES, type VersionParams } from './bodies.ts';
import type {
  ChangesAnswer,
  HistoryAnswer,
  RefusedAnswer,
  VersionAnswer,
  VersionTextAnswer,
} from './historyAnswers.ts';
import { createTenantTexts } from './tenantTexts.ts';

const NOT_FOUND = 404;

/** What was published of a tenant, a group or a language, and what an unsaved text would change for card holders. Writes nothing. */
export const historyRoutes: ConsoleRoutes = (app, context) => {
  const texts = createTenantTexts(context);

  for (const { path, fileOf, params, versionParams } of HISTORIES) {
    app.get<{ Params: CodeParams }>(
      `${path}/history`,
      { schema: { params } },
      async ({ params: { code } }, reply): Promise<HistoryAnswer | RefusedAnswer> => {
        const { versions, refusals } = await describeHistory(fileOf(code), texts.options());
        if (versions.length === 0) {
          reply.code(NOT_FOUND);
          return { message: `There is no file "${fileOf(code)}".`, problems: [] };
        }
        return {
          code,
          versions: versions.map(answerVersion),
          refusals: refusals.map(({ at, by, reason, refusal }) => ({ at, by, reason, refusal })),
        };
      },
    );

    app.get<{ Params: VersionParams }>(
      `${path}/history/:version`,
      { schema: { params: versionParams } },
      async ({ params: { code, version } }, reply): Promise<VersionTextAnswer | RefusedAnswer> => {
        const { versions } = await describeHistory(fileOf(code), texts.options());
        const found = versions.find((each) => each.version === version);
        if (!found) {
          reply.code(NOT_FOUND);
          return { message: `There is no version ${version} of "${code}".`, problems: [] };
        }
        const text = await readVersion(context.tenantConfigDir, fileOf(code), found);
        const isShown = text !== null && !holdsSecret(text);
        return { ...answerVersion(found), text: isShown ? Buffer.from(text).toString('utf8') : null };
      },
    );
  }

  app.post<{ Body: ChangesBody }>(
    '/api/changes-for-holders',
    { schema: { body: changesBody } },
    async ({ body: { code, text } }): Promise<ChangesAnswer> => {
      const current = await texts.current(`${code}.json`);
      const reader = await texts.readerOf(`${code}.json`);
      const differences = current && reader.compare(current, text);
      return {
        changes: differences && changesForHolders(differences),
        problems: reader.problemsOf(text),
        isNew: current === null,
        baseHash: current && hashText(current),
      };
    },
  );
};

function answerVersion(described: DescribedVersion): VersionAnswer {
  const { version, hash, record, isCurrent, isKept, differences } = described;
  return {
    version,
    hash,
    kind: record === null || record.kind === 'refusal' ? 'outside' : record.kind,
    at: record?.at ?? null,
    by: record?.by ?? null,
    reason: record?.reason ?? null,
    restores: record?.restores ?? null,
    isCurrent,
    isKept,
    changes: differences && changesForHolders(differences),
  };
}
