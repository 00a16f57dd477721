import type { components } from '../../schemas/gateway.gen.ts';
import { asRecord, readFlag, readList, readText } from './readers.ts';
import { pathOf, type Send } from './request.ts';

/** A channel as the server spells it: `email`, `phone`, or one that the portal does not know yet. */
export interface Subscription {
  readonly type: string;
  readonly isSubscribed: boolean;
}

/** A marketing consent with its channels (spec section 3, Optin). */
export interface Optin {
  readonly ref: string;
  readonly subscriptions: readonly Subscription[];
}

type ServerOptin = components['schemas']['Optin'];

/** What a person has consented to (API-26). */
export async function listUserOptins(
  send: Send,
  user: string,
  signal?: AbortSignal,
): Promise<readonly Optin[]> {
  return readOptins(
    await send({ method: 'GET', path: pathOf`/users/${user}/optins`, ...(signal && { signal }) }),
  );
}

/** Sends one consent with its whole list of channels (API-27). */
export async function replaceUserOptin(send: Send, user: string, optin: Optin): Promise<void> {
  const { optin_ref: ref, subscriptions } = writeOptin(optin);
  await send({
    method: 'PUT',
    path: pathOf`/users/${user}/optins/${ref}`,
    body: { subscriptions },
  });
}

/** Opt-ins of an answer; a channel without `is_subscribed`, as those on offer have none, is not subscribed. */
export function readOptins(answer: unknown): readonly Optin[] {
  return readList(answer).flatMap((each) => {
    const optin = asRecord(each);
    const ref = readText(optin.optin_ref);
    const subscriptions = readList(optin.subscriptions).flatMap((one) => {
      const { type, is_subscribed: isSubscribed } = asRecord(one);
      return readText(type) === '' ? [] : [{ type: readText(type), isSubscribed: readFlag(isSubscribed) }];
    });
    return ref === '' ? [] : [{ ref, subscriptions }];
  });
}

/** Exactly the keys that the server knows (ENT-039). */
export function writeOptin({ ref, subscriptions }: Optin): ServerOptin {
  return {
    optin_ref: ref,
    subscriptions: subscriptions.map(({ type, isSubscribed }) => ({
      is_subscribed: isSubscribed,
      type: type as ServerOptin['subscriptions'][number]['type'],
    })),
  };
}

/** The name of a consent in forms: `optinRef-type` (ENT-040). */
export function consentKey(ref: string, type: string): string {
  return `${ref}-${type}`;
}
