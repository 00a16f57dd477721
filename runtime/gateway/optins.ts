import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { type Read, readDone, readFlag, readList, readRecord, readReference } from './readers.ts';
import type { Send } from './request.ts';

/** A channel as the server spells it: `email`, `phone`, or one that the portal does not know yet. */
export interface Subscription {
  readonly type: string;
  readonly isSubscribed: boolean;
}

/** A marketing consent with its channels (ENT-039). */
export interface Optin {
  readonly ref: string;
  readonly subscriptions: readonly Subscription[];
}

type ServerOptin = GatewaySchemas['Optin'];

/** What a person has consented to (API-26). */
export function listUserOptins(send: Send, user: string, signal?: AbortSignal): Promise<readonly Optin[]> {
  return send({
    to: ['GET /users/{user}/optins', user],
    read: (data) => readList(data, (each) => readOptin(each, readFlag)),
    signal,
  });
}

/** Sends one consent with its whole list of channels (API-27). */
export async function replaceUserOptin(send: Send, user: string, optin: Optin): Promise<void> {
  const { optin_ref: ref, subscriptions } = writeOptin(optin);
  await send({
    to: ['PUT /users/{user}/optins/{optin_ref}', user, ref],
    body: { subscriptions },
    read: readDone,
  });
}

/** Of those on offer nothing is subscribed yet: their channels do not say. */
export function readOfferedOptin(value: unknown): Optin {
  return readOptin(value, () => false);
}

function readOptin(value: unknown, readSubscribed: Read<boolean>): Optin {
  const { optin_ref: ref, subscriptions } = readRecord<GatewaySchemas['Optin' | 'AvailableOptin']>(value);
  return {
    ref: readReference(ref),
    subscriptions: readList(subscriptions, (each) => {
      const { type, is_subscribed: isSubscribed } = readRecord<GatewaySchemas['Subscription']>(each);
      return { type: readReference(type), isSubscribed: readSubscribed(isSubscribed) };
    }),
  };
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
