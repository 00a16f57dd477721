/** Reads what the page asks: what has another shape is refused. */
import type { PreviewRequest } from './previewAnswers.ts';

/** As `languages` and tenant files are named: no path leads out of the folder. */
const CODE = /^[a-z]{2,12}$/;
const LANGUAGE = /^[A-Za-z0-9-]{2,35}$/;
const NAME = /^[A-Za-z0-9-]{1,64}$/;
const PERSON = /^[a-z]{1,20}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isLike = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

export function readPreviewRequest(body: unknown): PreviewRequest | null {
  if (!isMembers(body)) return null;
  const { pane, code, text, words, day, isXray = false } = body;
  if (!isLike(pane, NAME) || !isLike(code, CODE)) return null;
  if (text !== null && typeof text !== 'string') return null;
  if (day !== null && !(isLike(day, DAY) && !Number.isNaN(Date.parse(day)))) return null;
  if (!isWords(words) || typeof isXray !== 'boolean') return null;
  return { pane, code, text, words, day, isXray };
}

function isWords(value: unknown): value is PreviewRequest['words'] {
  return (
    isMembers(value) &&
    Object.entries(value).every(([language, text]) => LANGUAGE.test(language) && typeof text === 'string')
  );
}

export function readSignInRequest(body: unknown): { readonly pane: string; readonly person: string } | null {
  if (!isMembers(body)) return null;
  const { pane, person } = body;
  return isLike(pane, NAME) && isLike(person, PERSON) ? { pane, person } : null;
}

export function readPaneNames(body: unknown): string[] {
  const { panes } = isMembers(body) ? body : {};
  return Array.isArray(panes) ? panes.filter((name) => isLike(name, NAME)) : [];
}
