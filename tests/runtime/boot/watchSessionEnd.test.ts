// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { watchSessionEnd } from '../../../runtime/boot/watchSessionEnd.ts';
import type { Portal } from '../../../runtime/routing/Portal.ts';

it('looks whether the session has ended elsewhere whenever another tab, or the way back, may have ended it [USE-03 A12]', () => {
  const looks: string[] = [];
  const portal: Pick<Portal, 'stored' | 'href'> & { readonly session: Partial<Portal['session']> } = {
    session: { current: () => null, check: () => void looks.push('looked') },
    stored: { read: () => null, write: () => undefined, remove: () => undefined, keepOnly: () => undefined },
    href: () => '/xx/',
  };
  watchSessionEnd(portal as Portal, () => false);
  expect(looks).toHaveLength(0);
  window.dispatchEvent(new StorageEvent('storage'));
  expect(looks).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(looks).toHaveLength(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(looks).toHaveLength(3);
});
