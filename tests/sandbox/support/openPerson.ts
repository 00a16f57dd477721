import type { components } from '../../../schemas/gateway.gen.ts';
import { control } from './openSandbox.ts';
import { callGateway, dataOf, signIn } from './signIn.ts';

export type Card = components['schemas']['Card'];

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly code?: string;
}

/** A signed-in person and what they do at the gateway. */
export interface OpenPerson {
  readonly email: string;
  /** A call below `/users/{user}`. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  cards(): Promise<Card[]>;
  /** Path of the nth card of the list. */
  cardPath(index: number): Promise<string>;
}

export async function openPerson(url: string, email: string, tenant = 'bg'): Promise<OpenPerson> {
  const { tokens } = await signIn(url, email, { tenant });
  const send: OpenPerson['send'] = (method, path, body, headers = {}) =>
    callGateway(url, `/users/${encodeURIComponent(email)}${path}`, {
      tenant,
      token: tokens.id_token,
      method,
      body,
      headers,
    });
  const cards = async (): Promise<Card[]> => dataOf(await send('GET', '/cards'));
  return { email, send, cards, cardPath: async (index) => pathOfCard((await cards())[index]) };
}

export function pathOfCard(card: Card | undefined): string {
  return `/cards/${card?.card_ref}-${card?.card_number}`;
}

/** What the sandbox sent to an address or a phone number, newest first. */
export async function mailsTo(url: string, to: string): Promise<SentMail[]> {
  const answer = await control(url, 'GET', `/mailbox?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as SentMail[];
}

export async function advance(url: string, advanceSeconds: number): Promise<void> {
  await control(url, 'POST', '/clock', { advanceSeconds });
}
