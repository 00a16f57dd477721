import type { I18n } from './words.ts';

/** Stands in a message where the contact block goes (ERR-26). */
const CONTACT_MARKER = '#CONTACT#';

/** What the words need to know of an error. */
export interface ErrorFacts {
  readonly code: string;
  readonly level: 'error' | 'success' | 'warning' | 'info';
  readonly original: string | null;
  readonly reference: string | null;
}

export interface ErrorMessage {
  readonly text: string;
  /** The message asks for the contact block. */
  readonly hasContact: boolean;
}

/** The text of an error: the table by code, then the original message, then the default (ERR-16 to ERR-18). */
export function errorMessage(i18n: I18n, error: Pick<ErrorFacts, 'code' | 'original'>): ErrorMessage {
  const key = codesToTry(error.code)
    .map((code) => `error-messages.${code}`)
    .find((each) => i18n.exists(each));
  const text = key ? i18n.t(key) : (error.original ?? i18n.t('error-messages.default'));
  return {
    text: text.replaceAll(CONTACT_MARKER, '').trim(),
    hasContact: text.includes(CONTACT_MARKER),
  };
}

/**
 * The words keys to try for a code, in order: as it is, with the other separator (the table spells one
 * plasticless code with a dash), and without the suffix.
 */
export function codesToTry(code: string): readonly string[] {
  const match = /^([A-Z_]+?)([-_])([a-z].*)$/.exec(code);
  if (!match) return [code];
  const [, plain = '', separator, name = ''] = match;
  return [code, `${plain}${separator === '-' ? '_' : '-'}${name}`, plain];
}
