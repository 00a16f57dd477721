// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../support/aTenant.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

describe('the home page', () => {
  it('says in its language what else the tenant says of its app, in order, and where it is had [RTE-09 CFG-43 CFG-44]', async () => {
    const section = (name: string) => ({
      title: { en: `${name} title`, pl: `${name} tytuł` },
      text: { en: `${name} text`, pl: `${name} tekst` },
    });
    const tenant = aTenant({
      languages: ['en', 'pl'],
      home: { banners: [], partnerLinks: [], appSections: [section('Pay'), section('Scan')] },
      stores: { apple: 'https://store.example/a', googlePlay: 'https://store.example/g', huawei: null },
    });
    await renderScreen({ path: '/pl/', tenant, language: 'pl', isSignedIn: false });
    const first = await screen.findByRole('heading', { name: 'Pay tytuł' });
    const second = screen.getByRole('heading', { name: 'Scan tytuł' });
    expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('Pay tekst')).toBeTruthy();
    expect(screen.queryByText('Pay text')).toBeNull();
    const stores = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ host }) => host === 'store.example');
    expect(stores.map(({ pathname, textContent }) => [pathname, textContent])).toEqual([
      ['/a', expect.stringContaining('iOS')],
      ['/g', expect.stringContaining('Android')],
    ]);
  });

  it.each([
    ['on', true],
    ['paused', true],
    ['off', false],
  ] as const)('promises places to pay only where they are shown: %s', async (cardAcceptance, isPromised) => {
    const features = { ...aTenant().features, cardAcceptance };
    const { t } = await renderScreen({ path: '/', tenant: aTenant({ features }), isSignedIn: false });
    const list = (await screen.findByRole('heading', { name: t('home.tasks.balance.title') })).closest('ul');
    expect(screen.queryByRole('heading', { name: t('home.tasks.where.title') }) !== null).toBe(isPromised);
    expect(list?.children).toHaveLength(isPromised ? 4 : 3);
    expect(screen.getByRole('heading', { name: t('home.tasksTitle') }).textContent).not.toMatch(/four|4/i);
  });
});
