import type {
  Answers,
  Countries,
  LanguageRow,
  NewRefusal,
  PreviewAnswer,
  WordsAnswer,
  WordsCheck,
  WordsSaved,
} from '../../server/newtenant/newTenantAnswers.ts';
import type { CallServer } from '../callServer.ts';
import { jsonCall } from '../jsonCall.ts';

export type Changes = Readonly<Record<string, string>>;

/** The server said no, in its own words. */
class NewCallError extends Error {
  readonly refusal: NewRefusal;
  constructor(refusal: NewRefusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/** Whether the server itself said no; else whether it did what was asked is not known. */
export function isRefused(failed: unknown): boolean {
  return failed instanceof NewCallError;
}

/** Why a call failed: what the server says, or else that nobody answered, in words that say what to do. */
export function reasonOf(failed: unknown, unreachable: string): string {
  return failed instanceof NewCallError ? failed.message : unreachable;
}

/** Calls about new tenants and about the words of languages; each fails with `NewCallError` where the server refuses. */
export interface NewCalls {
  readonly countries: () => Promise<Countries>;
  readonly preview: (answers: Answers, signal?: AbortSignal) => Promise<PreviewAnswer>;
  readonly create: (answers: Answers) => Promise<PreviewAnswer>;
  /** What the file of a tenant says; fails where there is none. */
  readonly textOf: (code: string) => Promise<string>;
  readonly languages: () => Promise<readonly LanguageRow[]>;
  readonly words: (language: string) => Promise<WordsAnswer>;
  readonly check: (language: string, changes: Changes, signal?: AbortSignal) => Promise<WordsCheck>;
  /** @param reason for the history; what was done is said where it is empty */
  readonly save: (
    language: string,
    changes: Changes,
    baseHash: string,
    reason: string,
  ) => Promise<WordsSaved>;
  /** @returns the tag of the new language */
  readonly begin: (language: string, from: string) => Promise<string>;
}

/** @param fetch as the browser's; it brings what the server asks of a call */
export function createNewCalls(fetch: CallServer): NewCalls {
  async function call(path: string, init?: RequestInit): Promise<unknown> {
    const answer = await fetch(path, init);
    const body: unknown = await answer.json();
    if (!answer.ok) throw new NewCallError(body as NewRefusal);
    return body;
  }
  const send = (path: string, init: RequestInit, signal?: AbortSignal) =>
    call(path, { ...init, ...(signal && { signal }) });
  const wordsOf = (language: string) => `/api/words/${encodeURIComponent(language)}`;
  // The one cast: both sides of these calls are typed by console/server/newtenant/newTenantAnswers.ts.
  return {
    countries: async () => (await call('/api/countries')) as Countries,
    preview: async (answers, signal) =>
      (await send('/api/new-tenant/preview', jsonCall({ answers }), signal)) as PreviewAnswer,
    create: async (answers) => (await send('/api/new-tenant', jsonCall({ answers }))) as PreviewAnswer,
    textOf: async (code) =>
      ((await call(`/api/tenants/${encodeURIComponent(code)}`)) as { readonly text: string }).text,
    languages: async () => (await call('/api/words')) as LanguageRow[],
    words: async (language) => (await call(wordsOf(language))) as WordsAnswer,
    check: async (language, changes, signal) =>
      (await send(`${wordsOf(language)}/check`, jsonCall({ changes }), signal)) as WordsCheck,
    save: async (language, changes, baseHash, reason) =>
      (await send(wordsOf(language), jsonCall({ changes, baseHash, reason }, 'PUT'))) as WordsSaved,
    begin: async (language, from) =>
      ((await send('/api/words', jsonCall({ language, from }))) as { readonly language: string }).language,
  };
}
