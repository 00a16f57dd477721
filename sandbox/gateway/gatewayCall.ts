import type { operations } from '../../schemas/gateway.gen.ts';
import { HttpError } from '../openapi/envelope.ts';
import type { Person } from '../people/person.ts';
import type { Sandbox } from '../sandbox.ts';

type Body<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : undefined;

/**
 * What a handler of a call gets; the request has been checked against the document.
 * @typeParam Name operationId, of calls with a body
 */
export interface GatewayCall<Name extends keyof operations = keyof operations> {
  readonly sandbox: Sandbox;
  readonly tenant: string;
  /** Path parts by the names of the route; a two-part identifier is `pair`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** As sent. */
  readonly body: Body<Name>;
  /** Accept-Language. */
  readonly languages: string | undefined;
  /** Of the sandbox, as the caller addressed it; without a slash at the end. */
  readonly origin: string;
  /** The signed-in person, who is the one in the path. Throws on a call that needs no sign-in. */
  readonly person: Person;
}

/** Answers the `data` of the envelope, at once; throws an `HttpError` that the document lists for the call. */
export type Handler<Name extends keyof operations> = (call: GatewayCall<Name>) => unknown;

/** A request that agrees with the document, whichever call it is of: fit for the handler of that call. */
export type CheckedCall = Omit<GatewayCall, 'body'> & { readonly body: never };

/** @param body of a request that has been checked against the document */
export function readCheckedBody(body: unknown): CheckedCall['body'] {
  return body as never;
}

/** Both halves of `{card_ref}-{card_number}` or `{account_ref}-{account_number}`. */
export function splitPair(pair: string): [first: string, second: string] {
  const [first, second, ...rest] = pair.split('-');
  if (!first || !second || rest.length > 0) throw new HttpError('NOT_FOUND', `no such identifier: ${pair}`);
  return [first, second];
}
