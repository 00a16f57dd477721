/** Parses an answer of the gateway (ERR-01 to ERR-06). Pure: no network, no words. */

import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { type ErrorFields, type ErrorSource, readErrorSource } from './readErrorSource.ts';
import { asRecord } from './readers.ts';

export interface Answer {
  readonly status: number;
  /** Parsed body; undefined when there was none. */
  readonly body: unknown;
}

type Meta = GatewaySchemas['SuccessMeta' | 'FailureMeta'];

/** The envelope of the gateway's document, and what errors of other servers look like. */
interface AnyAnswer extends ErrorFields {
  readonly meta: Meta;
  readonly data: unknown;
}

export type Verdict =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: ErrorSource };

/**
 * Refused: `meta.status` other than succeeded or success, even with HTTP 200 (ERR-01); a code with a message,
 * or an error field (ERR-09, ERR-10); any HTTP failure. A 2xx answer without meta, or empty, is neither: it has no
 * data, which no reader takes. HTTP 204 says by itself that it was done, and no more (ERR-04; RFC 9110, 15.3.5).
 */
export function parseEnvelope({ status, body }: Answer): Verdict {
  const answer = asRecord<AnyAnswer>(body);
  const meta = asRecord<Meta>(answer.meta);
  const isFailure = status < 200 || status > 299;

  if (typeof meta.status === 'string') {
    if (!isFailure && (meta.status === 'succeeded' || meta.status === 'success')) {
      return { ok: true, data: answer.data };
    }
    const first = Array.isArray(meta.messages) ? meta.messages[0] : undefined;
    if (first !== undefined) return { ok: false, error: readErrorSource(first) };
    return { ok: false, error: byStatus(status, readErrorSource(answer)) };
  }

  const saysError =
    'error' in answer || (answer.code !== undefined && (answer.message ?? answer.text) !== undefined);
  if (!isFailure && !saysError && asRecord<ErrorFields>(answer.status).code === undefined) {
    return { ok: true, data: status === 204 ? {} : undefined };
  }
  return { ok: false, error: byStatus(status, readErrorSource(answer)) };
}

/** Without any code the status gives the code where the catalogue knows it (ERR-05). */
function byStatus(status: number, source: ErrorSource): ErrorSource {
  if (source.code !== 'default') return source;
  return [401, 404, 500].includes(status) ? { ...source, code: String(status) } : source;
}
