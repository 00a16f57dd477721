// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createNewUserNotice } from '../../runtime/boot/newUserNotice.ts';
import { openDialogAtom } from '../../runtime/messages/dialogs.ts';
import { aTenant } from '../support/aTenant.ts';
import { manifestsWith, manifestsWithout } from '../support/builtScreens.tsx';
import { type RenderOptions, renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

/** The notice of a portal whose home page is shown to a visitor, unless the test says otherwise. */
async function aNotice({ at = '/xx/', ...options }: Partial<RenderOptions> & { readonly at?: string } = {}) {
  const { portal } = await renderScreen({
    path: '/accessibility',
    isSignedIn: false,
    manifests: manifestsWith('registration'),
    ...options,
  });
  const make = () => createNewUserNotice(portal, portal.store, () => at);
  return { portal, make, notice: make(), opened: () => portal.store.get(openDialogAtom) };
}

describe('the notice for new users', () => {
  it('stands before the first press on login of a session, once [MOD-12]', async () => {
    const { notice, opened, make } = await aNotice();
    expect([notice.interrupt('/login/'), opened()]).toEqual([true, 'newUser']);
    expect(notice.interrupt('/login/')).toBe(false);
    // A reload is the same session.
    expect(make().interrupt('/login/')).toBe(false);
  });

  it('stands on the home page of another language as well [MOD-12]', async () => {
    const { notice } = await aNotice({ language: 'uk', at: '/xx/uk/' });
    expect(notice.interrupt('/login/')).toBe(true);
  });

  it.each([
    ['another link', '/accessibility', {}],
    ['a press elsewhere than on the home page', '/login/', { at: '/xx/reconnect' }],
    [
      'a tenant that does not want it',
      '/login/',
      { tenant: aTenant({ features: { newUserNotice: 'off' } }) },
    ],
    ['a tenant without registration', '/login/', { manifests: manifestsWithout('registration') }],
    ['somebody who is signed in', '/login/', { isSignedIn: true }],
  ] as const)('does not hold up %s [MOD-12]', async (_, path, options) => {
    const { notice, opened } = await aNotice(options);
    expect([notice.interrupt(path), opened()]).toEqual([false, null]);
  });

  it('does not ask somebody whose session, there when the page began, has ended [MOD-12 USE-15]', async () => {
    const { portal, notice, opened } = await aNotice({ isSignedIn: true });
    expect(portal.session.signOut('/xx/', 'idle')).not.toBeNull();
    expect([notice.interrupt('/login/'), opened()]).toEqual([false, null]);
  });

  it('does not ask somebody who has just signed out [MOD-12 F9]', async () => {
    const { portal, make } = await aNotice();
    portal.stored.write('hasSeenNewUserNotice', true);
    portal.stored.write('registration', { email: 'a@b.example' });
    portal.stored.keepOnly(['hasSeenNewUserNotice']);
    expect(make().interrupt('/login/')).toBe(false);
    expect(portal.stored.read('registration')).toBeNull();
  });
});
