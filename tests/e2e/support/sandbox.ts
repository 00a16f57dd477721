/** What browser tests ask of the sandbox's control. */
import { createHash } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { expect } from './portal.ts';

/** A call as the sandbox recorded it, with secrets masked. */
export interface RecordedCall {
  readonly seq: number;
  readonly service: string;
  readonly tenant: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Which token came as the bearer; gateway only. */
  readonly bearer?: string;
}

export interface Mail {
  readonly links: readonly string[];
  readonly code?: string;
  readonly subject: string;
  readonly text: string;
}

/** Every call since one, oldest first. */
export async function recordedCalls(
  request: APIRequestContext,
  sandbox: string,
  since = 0,
): Promise<readonly RecordedCall[]> {
  return (await request.get(`${sandbox}/sandbox/requests?since=${since}`)).json();
}

/** The gateway's calls about one person, oldest first. Of all people they are thousands towards the end of a run. */
export async function callsAbout(
  request: APIRequestContext,
  sandbox: string,
  person: string,
): Promise<readonly RecordedCall[]> {
  return (await request.get(`${sandbox}/sandbox/requests`, { params: { user: person } })).json();
}

/** One person's calls whose path ends so. @param end with its leading slash; empty for the person itself */
export async function callsOf(
  request: APIRequestContext,
  sandbox: string,
  person: string,
  end: string,
): Promise<readonly RecordedCall[]> {
  const all = await callsAbout(request, sandbox, person);
  return all.filter(({ path }) => {
    const below = decodeURIComponent(path).split(`/users/${person}`)[1];
    return end === '' ? below === '' : below?.endsWith(end);
  });
}

/** The next matching calls get that answer instead. */
export async function armFault(request: APIRequestContext, sandbox: string, fault: object): Promise<void> {
  await request.post(`${sandbox}/sandbox/faults`, { data: fault });
}

/** The newest mail to an address or a number, once one is there. */
export async function newestMail(request: APIRequestContext, sandbox: string, to: string): Promise<Mail> {
  const mails = async (): Promise<readonly Mail[]> =>
    (await request.get(`${sandbox}/sandbox/mailbox`, { params: { to } })).json();
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  return (await mails())[0] as Mail;
}

/** The link of the newest mail to an address, once it is there. It names the port of `npm start`, not that of this stack. */
export async function mailedLink(
  request: APIRequestContext,
  { sandbox, portal }: { readonly sandbox: string; readonly portal: string },
  to: string,
): Promise<string> {
  const { links } = await newestMail(request, sandbox, to);
  return (links[0] ?? '').replace(/^https?:\/\/[^/]+/, portal);
}

/** A secret as the request log shows it. */
export function masked(secret: string): string {
  return `***${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`;
}
