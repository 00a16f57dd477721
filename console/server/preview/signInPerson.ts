/**
 * Signs in as the portal does, by its own code, but without its pages: a provider's sign-in page is nothing that a frame may
 * show. The browser then holds the session as if it had come back from there.
 */

import type { CardFacts, Manifest } from '../../../runtime/assemble/manifest.ts';
import { listCards } from '../../../runtime/gateway/cards.ts';
import { createSend } from '../../../runtime/gateway/request.ts';
import { joinTabs } from '../../../runtime/session/joinTabs.ts';
import { createProvider } from '../../../runtime/session/provider.ts';
import type { SessionState } from '../../../runtime/session/sessionState.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { SEED_PASSWORD } from '../../../sandbox/seeds/seedPassword.ts';
import type { PreviewCard, SignInAnswer } from './previewAnswers.ts';

interface PersonOptions {
  /** Name of a seeded person, such as `ana`. */
  readonly person: string;
  readonly tenant: PublicTenant;
  /** Of the pane. */
  readonly origin: string;
  readonly screens: readonly Manifest[];
}

const TIMEOUT_SECONDS = 10;
const MOST_STEPS = 8;

interface SignedIn {
  readonly answer: SignInAnswer;
  /** As screens see them, by id. */
  readonly cards: ReadonlyMap<string, CardFacts>;
}

/** @throws when the sandbox does not answer, or does not let the person in */
export async function signInPerson(options: PersonOptions): Promise<SignedIn> {
  const { person, tenant, origin, screens } = options;
  const redirectUri = `${origin}/${tenant.code}/login`;
  const provider = createProvider(tenant.connection.sso, TIMEOUT_SECONDS, fetch);
  const { url, ...expected } = await provider.createSignIn(redirectUri, tenant.languages[0], '');
  const callback = await passSignIn(url, redirectUri, {
    username: `${person}@${tenant.code}.example`,
    password: SEED_PASSWORD,
  });
  const tokens = await provider.exchangeCode(callback, expected);
  const [local, session] = [createStorage(), createStorage()];
  const state: SessionState = {
    ...tokens,
    id: crypto.randomUUID(),
    mark: await joinTabs(
      sessionStorageOf(tenant, () => local.storage),
      tokens.username,
      undefined,
    ),
    code: callback.searchParams.get('code') ?? '',
    codeVerifier: expected.codeVerifier,
  };
  sessionStorageOf(tenant, () => session.storage).write('session', state);
  const cards = await readCards(tenant, origin, state);
  return {
    answer: {
      kind: 'signedIn',
      session: [...session.values],
      local: [...local.values],
      cards: cards.map((card) => describeCard(card, screens)),
    },
    cards: new Map(cards.map((card) => [card.id, card])),
  };
}

/** From the provider's first page, through its form, to the address that leads back to the portal. */
async function passSignIn(
  start: URL,
  end: string,
  credentials: Readonly<Record<string, string>>,
): Promise<URL> {
  const cookies = new Map<string, string>();
  const ask = async (url: URL, body?: URLSearchParams) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) cookies.set(name, value ?? '');
    }
    await answer.body?.cancel();
    return answer.headers.get('location');
  };
  let url = start;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (url.href.startsWith(end)) return url;
    // What leads nowhere is the form.
    const location = (await ask(url)) ?? (await ask(url, new URLSearchParams(credentials)));
    if (location === null) break;
    url = new URL(location, url);
  }
  throw new Error('The sandbox did not let this person in.');
}

/** Through the pane's own gateway, as the portal asks. */
async function readCards(
  { code, connection }: PublicTenant,
  origin: string,
  state: SessionState,
): ReturnType<typeof listCards> {
  const bearer = connection.sso.bearer === 'idToken' ? state.bearerToken : state.accessToken;
  const refuse = () => {
    throw new Error('The sandbox refused the session that it has just begun.');
  };
  const send = createSend({
    rootUrl: `${origin}/${code}/gateway/v1`,
    credentials: {
      bearer: () => bearer,
      renew: async () => refuse(),
      expire: refuse,
      signal: () => AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    },
    fetch,
    limits: { readSeconds: TIMEOUT_SECONDS, writeSeconds: TIMEOUT_SECONDS },
  });
  return listCards(send, state.username);
}

function describeCard(
  card: CardFacts & { readonly lastDigits: string },
  screens: readonly Manifest[],
): PreviewCard {
  return {
    id: card.id,
    status: card.status,
    isVirtual: card.isVirtual,
    lastDigits: card.lastDigits,
    screens: screens.flatMap(({ id, guards, isAvailable }) => {
      const isPending = card.isVirtual && card.status === 'pending';
      const isThere = (isAvailable?.(card) ?? true) && !(guards.includes('verifiedCard') && isPending);
      return isThere ? [id] : [];
    }),
  };
}

/** What a browser would hold, as it would hold it. */
function createStorage() {
  const values = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  };
  return { values, storage };
}
