/** What the sandbox has of somebody's cards, calls and mails. */
import type { CardFacts } from '../../../runtime/assemble/manifest.ts';
import { expect, type Traveller } from './traveller.ts';

type Away = Pick<Traveller, 'sandbox' | 'portal' | 'username'>;

export interface CardOnServer {
  readonly status: string;
  readonly block_reason?: string;
  readonly pan_last_digits: string;
}

/** The card as the gateway has it: a change of nothing answers with it. */
export async function cardOnServer(
  { sandbox, username }: Away,
  { id }: Pick<CardFacts, 'id'>,
): Promise<CardOnServer> {
  const [ref = ''] = id.split('-');
  const answer = await fetch(`${sandbox}/sandbox/cards/${ref}?${new URLSearchParams({ user: username })}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.json() as Promise<CardOnServer>;
}

/** Bodies of a person's calls whose path ends so, oldest first. @param end with its slash; empty for the person */
export async function bodiesSent(
  { sandbox, username }: Away,
  method: string,
  end: string,
): Promise<readonly unknown[]> {
  const answer = await fetch(`${sandbox}/sandbox/requests?since=0`);
  const all = (await answer.json()) as { method: string; path: string; body?: unknown }[];
  return all
    .filter((call) => call.method === method)
    .filter(({ path }) => {
      const below = decodeURIComponent(path).split(`/users/${username}`)[1];
      return end === '' ? below === '' : below?.endsWith(end);
    })
    .map(({ body }) => body);
}

interface Mail {
  readonly links: readonly string[];
  readonly code?: string;
  readonly text: string;
}

/** The newest mail to an address or a number, once one is there that has what is wanted. */
async function newestMail({ sandbox }: Away, to: string, has: (mail: Mail) => boolean): Promise<Mail> {
  const newest = async (): Promise<Mail | undefined> => {
    const answer = await fetch(`${sandbox}/sandbox/mailbox?${new URLSearchParams({ to })}`);
    return ((await answer.json()) as Mail[])[0];
  };
  await expect
    .poll(
      async () => {
        const mail = await newest();
        return mail !== undefined && has(mail);
      },
      { message: `a mail to ${to}` },
    )
    .toBe(true);
  return (await newest()) as Mail;
}

/** The link of the newest mail. It names the address of `npm start`, not that of the stage. */
export async function mailedLink(away: Away, to: string): Promise<string> {
  const { links } = await newestMail(away, to, (mail) => mail.links.length > 0);
  return (links[0] ?? '').replace(/^https?:\/\/[^/]+/, away.portal);
}

export async function mailedCode(away: Away, to: string): Promise<string> {
  return (await newestMail(away, to, ({ code }) => Boolean(code))).code ?? '';
}
