import { Refusal } from '../openapi/envelope.ts';
import type { Person } from '../people/person.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a handler of a call gets; the request has been checked against the document. */
export interface GatewayCall {
  readonly sandbox: Sandbox;
  readonly tenant: string;
  /** Path parts by the names of the route; a two-part identifier is `pair`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** As sent; empty where the call has none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Accept-Language. */
  readonly languages: string | undefined;
  /** Of the sandbox, as the caller addressed it; without a slash at the end. */
  readonly origin: string;
  /** The signed-in person, who is the one in the path. Throws on a call that needs no sign-in. */
  readonly person: Person;
}

/** Answers the `data` of the envelope, at once; throws a `Refusal` that the document lists for the call. */
export type Handler = (call: GatewayCall) => unknown;

/** Both halves of `{card_ref}-{card_number}` or `{account_ref}-{account_number}`. */
export function splitPair(pair: string): [first: string, second: string] {
  const [first, second, ...rest] = pair.split('-');
  if (!first || !second || rest.length > 0) throw new Refusal('NOT_FOUND', `no such identifier: ${pair}`);
  return [first, second];
}
