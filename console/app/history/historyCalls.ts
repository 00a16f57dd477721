/** The calls of the history. What an answer holds is the server's word: both are built together. */

import type { Refusal } from '../../server/answers.ts';
import type { MendBody } from '../../server/history/bodies.ts';
import type {
  ChangedAnswer,
  ChangesAnswer,
  HistoryAnswer,
  ProposalAnswer,
  PublishAnswer,
  RefusedAnswer,
  VersionTextAnswer,
} from '../../server/history/historyAnswers.ts';
import { callServer, isTimeout, LONGEST_MINUTES } from '../callServer.ts';
import { jsonCall } from '../jsonCall.ts';
import { words } from './words.ts';

export type Called<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly refusal: RefusedAnswer | ChangedAnswer };

interface CallOptions {
  readonly body?: object;
  readonly signal?: AbortSignal;
  /** What it changes; nothing unless told. */
  readonly changes?: keyof typeof words.unknown;
}

/** A file that has a history: a tenant's, of a language, or a group. */
export interface HistoryOf {
  readonly kind: 'tenants' | 'languages' | 'groups';
  readonly code: string;
}

const at = ({ kind, code }: HistoryOf) => `/api/${kind}/${encodeURIComponent(code)}`;

export const historyCalls = {
  history: (of: HistoryOf, signal: AbortSignal) => call<HistoryAnswer>(`${at(of)}/history`, { signal }),
  version: (of: HistoryOf, version: number, signal: AbortSignal) =>
    call<VersionTextAnswer>(`${at(of)}/history/${version}`, { signal }),
  changes: (code: string, text: string, signal: AbortSignal) =>
    call<ChangesAnswer>('/api/changes-for-holders', { body: { code, text }, signal }),
  publish: (code: string, body: { text: string; baseHash: string | null; reason: string }) =>
    call<PublishAnswer>(`${code}/publish`, { body, changes: 'file' }),
  mend: (body: MendBody) => call<PublishAnswer>('/api/shared/mend', { body, changes: 'file' }),
  propose: (code: string, body: { text: string; reason: string }) =>
    call<ProposalAnswer>(`${code}/propose`, { body, changes: 'proposal' }),
  tryRollBack: (of: HistoryOf, version: number, signal: AbortSignal) =>
    call<ChangesAnswer>(`${at(of)}/rollback`, { body: { version, dryRun: true }, signal }),
  rollBack: (of: HistoryOf, body: { version: number; reason: string; baseHash: string }) =>
    call<PublishAnswer>(`${at(of)}/rollback`, { body, changes: 'file' }),
};

/** @returns also when nobody answers: then with words for it */
async function call<Answer>(path: string, { body, signal, changes }: CallOptions): Promise<Called<Answer>> {
  try {
    const response = await callServer(path.startsWith('/') ? path : `/api/tenants/${path}`, {
      ...(body && jsonCall(body)),
      ...(signal && { signal }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { isDone: true, answer: answer as Answer };
    return { isDone: false, refusal: isRefusal(answer) ? answer : refusalOf(answer) };
  } catch (error) {
    if (!changes || !isTimeout(error)) return { isDone: false, refusal: NO_ANSWER };
    const message = words.unknown[changes](LONGEST_MINUTES);
    return { isDone: false, refusal: { message, problems: [] } };
  }
}

const NO_ANSWER: RefusedAnswer = { message: words.failed, problems: [] };

/** Of a call that came to no route of the history: the server says why in words of its own (`Refusal`). */
function refusalOf(answer: unknown): RefusedAnswer {
  const { error } = (answer ?? {}) as Partial<Refusal>;
  return typeof error === 'string' ? { message: error, problems: [] } : NO_ANSWER;
}

function isRefusal(answer: unknown): answer is RefusedAnswer | ChangedAnswer {
  const members = answer as Partial<RefusedAnswer & ChangedAnswer> | null;
  return typeof members?.message === 'string' && ('problems' in members || 'hash' in members);
}
