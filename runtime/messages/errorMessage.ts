import type { I18n } from './words.ts';

/** Stands in a message where the contact block goes (ERR-26). */
const CONTACT_MARKER = '#CONTACT#';

/** What the words need to know of an error. */
export interface ErrorFacts {
  readonly code: string;
  readonly level: 'error' | 'success' | 'warning' | 'info';
  readonly original: string | null;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  readonly reference: string | null;
}

/** What support finds an error by. */
export interface ErrorTrace {
  /** Null for what was no call: the host is told of it then, and its log has one. */
  readonly reference: string | null;
}

export interface ErrorMessage {
  readonly text: string;
  /** The message asks for the contact block. */
  readonly hasContact: boolean;
  /** Null where the person can mend it, and nobody has to look anything up. */
  readonly trace: ErrorTrace | null;
}

/** Codes of servers, such as `INVALID_OTP`; not `default`, `connection-error` or a bare status. */
const SERVER_CODE = /^[A-Z]/;

/** Proxies on the way answer it too, in ways of their own. */
const LIMIT = 429;

/**
 * The text of an error: the table by code, then the original message, then the default (ERR-16 to ERR-18). A limit
 * without a code says at least that it is one; for how long only a code tells. A refusal with a text of
 * its own that sends nobody to customer care says what to do, such as a wrong password: it has no reference (LOV-60).
 */
export function errorMessage(i18n: I18n, error: Omit<ErrorFacts, 'level'>): ErrorMessage {
  const code = error.status === LIMIT && error.code === 'default' ? 'TOO_MANY_REQUEST' : error.code;
  const key = codesToTry(code)
    .map((code) => `error-messages.${code}`)
    .find((each) => i18n.exists(each));
  const text = key ? i18n.t(key) : (error.original ?? i18n.t('error-messages.default'));
  const hasContact = text.includes(CONTACT_MARKER);
  const isExplained = key && !hasContact && error.status !== null && SERVER_CODE.test(error.code);
  return {
    text: text.replaceAll(CONTACT_MARKER, '').trim(),
    hasContact,
    trace: isExplained ? null : { reference: error.reference },
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
