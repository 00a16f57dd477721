/** Statuses of the codes that the sandbox itself raises; every code can be armed as a fault. */
const STATUS = {
  BAD_REQUEST: 400,
  INVALID_CARD: 400,
  INVALID_EMAIL: 400,
  INVALID_OTP: 400,
  INVALID_PASSWORD: 400,
  INVALID_TOKEN: 400,
  INVALID_VERIFICATION_CODE: 400,
  MISMATCH_PASSWORD_COMPLEXITY: 400,
  PASSWORD_MISMATCH: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  INVALID_CLIENT: 403,
  NOT_FOUND: 404,
  ASSOCIATION_MUST_BE_RESTARTED: 409,
  CARD_ALREADY_LINKED: 409,
  CARD_BLOCKED: 409,
  CARD_NOT_BLOCKED: 409,
  CONFLICT: 409,
  IMPOSSIBLE_ASSOCIATION: 409,
  EXPIRED_TOKEN: 410,
  OTP_IS_EXPIRED: 410,
  OTP_LIMIT_IS_EXCEEDED: 429,
  TOO_MANY_REQUEST: 429,
  INTERNAL_ERROR: 500,
  NOT_IMPLEMENTED: 501,
} as const;

export type ErrorCode = keyof typeof STATUS;

/** An error that becomes an envelope with that code and a fitting HTTP status. */
export class HttpError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Envelope {
  readonly meta: {
    readonly status: 'succeeded' | 'failed';
    readonly messages: readonly {
      readonly code: string;
      readonly level: 'error';
      readonly message: string;
    }[];
  };
  readonly data?: unknown;
}

export function succeeded(data: unknown): Envelope {
  return { meta: { status: 'succeeded', messages: [] }, data };
}

/** Any error as an answer: an `HttpError` by its code, a client's mistake that the server framework found, else 500. */
export function failed(error: unknown): { status: number; envelope: Envelope } {
  const { code, message } = httpErrorFrom(error);
  return {
    status: STATUS[code],
    envelope: { meta: { status: 'failed', messages: [{ code, level: 'error', message }] } },
  };
}

function httpErrorFrom(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  const isClients = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new HttpError(isClients ? 'BAD_REQUEST' : 'INTERNAL_ERROR', message ?? 'unknown');
}
