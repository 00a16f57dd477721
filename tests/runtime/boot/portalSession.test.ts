import { generateKeyPair, SignJWT } from 'jose';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { createPortalSession } from '../../../runtime/boot/createPortalSession.ts';
import { createDrafts } from '../../../runtime/session/drafts.ts';
import { joinTabs } from '../../../runtime/session/joinTabs.ts';
import { type StoredValues, sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';
import { json } from '../../support/fakeFetch.ts';

const tenant = aTenant();
const { sso } = tenant.connection;
const { privateKey } = await generateKeyPair('RS256');
const SITE = 'https://portal.example/xx';

afterEach(() => void vi.unstubAllGlobals());

/**
 * Signs somebody in where Ana's session ended, as the browser does it.
 * @param leave what happens before
 * @returns what is left of her draft, and where the sign-in leads
 */
async function afterSignIn(username: string, leave = (_stored: StoredValues, _mark: string | null) => {}) {
  const local = aStorage();
  vi.stubGlobal('localStorage', local);
  const storage = aStorage();
  const stored = sessionStorageOf(tenant, () => storage);
  const drafts = createDrafts(stored);
  drafts.open.set('contact', { message: 'typed' });
  const mark = await joinTabs(
    sessionStorageOf(tenant, () => aStorage()),
    'ana@x.example',
    undefined,
  );
  drafts.keep(mark);
  leave(stored, mark);
  let nonce = '';
  const now = Math.floor(Date.now() / 1000);
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    if (init?.method === 'HEAD') return json({});
    const claims = {
      iss: sso.authority,
      aud: sso.clientId,
      sub: 'u',
      username,
      nonce,
      iat: now,
      exp: now + 60,
    };
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256' });
    const id_token = await token.sign(privateKey);
    return json({ access_token: 'at', token_type: 'bearer', refresh_token: 'rt', id_token });
  };
  const { session } = createPortalSession({
    tenant,
    site: SITE,
    store: createStore(),
    stored,
    fetch,
    loadChunk: (load) => load(),
    onEnd: () => undefined,
  });
  const { searchParams } = await session.beginSignIn('/xx/account', 'en');
  nonce = searchParams.get('nonce') ?? '';
  const answer = new URLSearchParams({
    code: 'c',
    state: searchParams.get('state') ?? '',
    iss: sso.authority,
  });
  const { returnTo } = await session.finishSignIn(new URL(`${SITE}/login?${answer}`));
  expect(session.current()?.username).toBe(username);
  return { draft: createDrafts(stored).kept('contact'), returnTo };
}

it('keeps what was typed before for the same person alone, whoever signs in next [USE-15]', async () => {
  expect((await afterSignIn('ana@x.example')).draft).toEqual({ message: 'typed' });
  expect((await afterSignIn('ben@x.example')).draft).toBeNull();
});

it('leads back to a page that somebody was on for them alone, and to one that was asked for since', async () => {
  const wasThere = (stored: StoredValues, mark: string | null) => stored.write('leftBy', mark);
  expect((await afterSignIn('ana@x.example', wasThere)).returnTo).toBe('/xx/account');
  expect((await afterSignIn('ben@x.example', wasThere)).returnTo).toBeNull();
  expect((await afterSignIn('ben@x.example')).returnTo).toBe('/xx/account');
  // Where the browser shares nothing nobody knows whose it was.
  expect((await afterSignIn('ben@x.example', (stored) => wasThere(stored, null))).returnTo).toBe(
    '/xx/account',
  );
});
