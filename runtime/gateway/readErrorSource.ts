/** Where the code of a refused answer comes from (ERR-11 to ERR-15). Pure. */
import { cleanMessage } from './cleanMessage.ts';
import type { ErrorLevel } from './errors.ts';
import { asRecord } from './readers.ts';

export interface ErrorSource {
  readonly code: string;
  readonly level: ErrorLevel;
  readonly original: string | null;
}

/** What servers say an error in: an entry of our catalogue, or one of the spellings of others. */
export interface ErrorFields {
  readonly code: unknown;
  readonly level: unknown;
  readonly message: unknown;
  readonly text: unknown;
  readonly error: unknown;
  readonly status: unknown;
}

const LEVELS: readonly ErrorLevel[] = ['error', 'success', 'warning', 'info'];

/**
 * In order: an explicit code with message or text; the message in upper case with underscores; a status
 * object; otherwise `default`.
 */
export function readErrorSource(value: unknown): ErrorSource {
  const source = asRecord<ErrorFields>(value);
  const message = textOf(source.message) ?? textOf(source.text);
  const code = textOf(source.code);
  if (code !== null && message !== null)
    return { code, level: levelOf(source.level), original: cleanMessage(message) };

  const ownMessage = textOf(source.message) ?? textOf(source.error);
  if (ownMessage !== null) {
    const spelled = ownMessage
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
      .replace(/^_|_$/g, '');
    return { code: spelled || 'default', level: levelOf(source.level), original: cleanMessage(ownMessage) };
  }

  const status = asRecord<ErrorFields>(source.status);
  const statusCode = textOf(status.code);
  if (statusCode !== null) {
    return { code: statusCode, level: levelOf(status.level), original: cleanMessage(textOf(status.message)) };
  }
  return { code: code ?? 'default', level: levelOf(source.level), original: null };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function levelOf(value: unknown): ErrorLevel {
  return LEVELS.find((level) => level === value) ?? 'error';
}
