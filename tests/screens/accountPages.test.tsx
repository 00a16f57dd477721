// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Translate } from '../../runtime/messages/words.ts';
import { aTenant } from '../support/aTenant.ts';
import { BUILT_IN_LANGUAGES } from '../support/builtInLanguages.ts';
import { manifestsWith, manifestsWithout } from '../support/builtScreens.tsx';
import '../support/dialogElement.ts';
import { type RenderOptions, renderScreen } from '../support/renderScreen.tsx';
import { shippedTenants } from '../support/shippedTenants.ts';

afterEach(cleanup);

describe('terms and conditions', () => {
  const open = (options: Partial<RenderOptions> = {}) =>
    renderScreen({ path: '/my-profile/terms-and-conditions', ...options });
  const documents = async () =>
    (await within(await screen.findByRole('main')).findAllByRole<HTMLAnchorElement>('link')).map(
      (link) => [link.querySelector('b')?.textContent, link.href, link.target, link.rel] as const,
    );

  it('lists the legal agreement and the privacy policy, and one page for all cards [RTE-57 RTE-58 RTE-59]', async () => {
    const tenant = aTenant({ terms: { cardTermsUrl: 'https://www.sorvia.example/xx/cards' } });
    const { t } = await open({ tenant });
    const safe = ['_blank', 'noopener noreferrer'] as const;
    expect(await documents()).toEqual([
      [t('terms.legal'), tenant.links.legal, ...safe],
      [t('terms.privacy'), tenant.links.privacy, ...safe],
      [t('terms.cards'), 'https://www.sorvia.example/xx/cards', ...safe],
    ]);
    expect(screen.getByText(t('terms.version', { version: '1.0.0' }))).toBeTruthy();
  });

  it('has none for cards where the agreement covers them [RTE-59]', async () => {
    await open();
    expect(await documents()).toHaveLength(2);
  });

  it('has one for each product where the tenant says so [RTE-59 CFG-33]', async () => {
    const product = (ref: string) => ({
      nameKey: `products.${ref}`,
      art: 'meal' as const,
      termsUrl: `https://www.sorvia.example/xx/${ref}`,
    });
    const tenant = aTenant({
      terms: { cardTerms: 'perProduct' },
      card: { products: { meal: product('meal'), gift: product('gift') } },
    });
    const { t } = await open({ tenant });
    const [, , ...cards] = await documents();
    expect(cards.map(([title, href]) => [title, href])).toEqual([
      [t('products.meal'), 'https://www.sorvia.example/xx/meal'],
      [t('products.gift'), 'https://www.sorvia.example/xx/gift'],
    ]);
  });

  it('is not there where the tenant has it off, and says so where it is paused [CFG-22]', async () => {
    const off = await open({ tenant: aTenant({ terms: { shown: 'off' } }) });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(off.t('notFound.title')),
    );
    cleanup();
    const paused = await open({ tenant: aTenant({ terms: { shown: 'paused' } }) });
    expect(await screen.findByText(paused.t('paused.title'))).toBeTruthy();
  });
});

describe('the accessibility statement', () => {
  const open = (options: Partial<RenderOptions> = {}) =>
    renderScreen({ path: '/accessibility', isSignedIn: false, ...options });
  const PARTS = ['scope', 'standard', 'gaps', 'contact', 'authority'] as const;

  it.each(BUILT_IN_LANGUAGES)('has scope, standard, gaps, contact and authority in %s', async (language) => {
    const { t } = await open({ tenant: aTenant({ languages: [language] }) });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(PARTS.length));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      PARTS.map((part) => t(`accessibility.${part}.title`)),
    );
    expect(screen.getByRole('main').textContent).toContain('WCAG 2.2');
  });

  it.each(shippedTenants.map((tenant) => [tenant.code, tenant] as const))(
    'names the authority of %s in each of its languages, and the gaps that it has',
    async (_, tenant) => {
      for (const language of tenant.languages) {
        const { t } = await open({ tenant, language });
        const text = (await screen.findByRole('main')).textContent ?? '';
        await waitFor(() => expect(screen.getByRole('main').textContent).toContain('EN 301 549'));
        const authority = tenant.words[language]?.['accessibility.authority.text'];
        expect(authority, language).toBeTruthy();
        expect(screen.getByRole('main').textContent).toContain(authority);
        expect(screen.getByRole('main').textContent?.includes(t('accessibility.gaps.chat'))).toBe(
          tenant.connection.chat !== null,
        );
        expect(screen.getByRole('main').textContent?.includes(t('accessibility.gaps.map'))).toBe(
          tenant.connection.merchantMap !== null,
        );
        expect(text).not.toContain('{{');
        cleanup();
      }
    },
  );

  it('names no gap that the tenant does not have', async () => {
    const forms = { registration: { confirmEmail: { paste: 'allowed' } } } as const;
    const { t } = await open({ tenant: aTenant({ forms }) });
    await screen.findByText(t('accessibility.gaps.frames'));
    expect(screen.queryByText(t('accessibility.gaps.paste'))).toBeNull();
  });

  it('stands in the footer of every page', async () => {
    const { t } = await open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: t('footer.accessibility') });
    expect(new URL(link.href).pathname).toBe('/xx/accessibility');
  });
});

describe('deleting an account', () => {
  const open = (options: Partial<RenderOptions> = {}) =>
    renderScreen({
      path: '/my-profile/delete',
      manifests: manifestsWith('accountDeleteAuthorize'),
      ...options,
    });
  const warning = (t: Translate) => screen.findByRole('button', { name: t('deleteAccount.continue') });

  it.each(BUILT_IN_LANGUAGES)(
    'has four disclaimers in %s [NAV-58 REG-27 CON-48 RTE-60]',
    async (language) => {
      const { t } = await open({ tenant: aTenant({ languages: [language] }) });
      await warning(t);
      const items = within(screen.getByRole('main')).getAllByRole('listitem');
      expect(items.map(({ textContent }) => textContent)).toEqual(
        (['irreversible', 'cardsStayUsable', 'noAccess', 'comeBack'] as const).map((id) =>
          t(`deleteAccount.disclaimers.${id}`),
        ),
      );
    },
  );

  it('warns before it asks for the password; keeping the account sends nothing [MOD-13 RTE-61]', async () => {
    const { t, calls, router } = await open();
    await userEvent.click(await warning(t));
    const dialog = await screen.findByRole('dialog', { name: t('dialogs.deleteAccount.title') });
    const link = within(dialog).getByRole<HTMLAnchorElement>('link', {
      name: t('dialogs.deleteAccount.continue'),
    });
    expect(new URL(link.href).pathname).toBe('/xx/my-profile/delete/authorize');
    await userEvent.click(within(dialog).getByRole('button', { name: t('dialogs.deleteAccount.keep') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/xx/my-profile/delete');
    expect(calls().some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('leads nowhere while the screen that asks for the password is not there', async () => {
    const { t } = await open({ manifests: manifestsWithout('accountDeleteAuthorize') });
    await screen.findByRole('link', { name: t('deleteAccount.keep') });
    expect(screen.queryByRole('button', { name: t('deleteAccount.continue') })).toBeNull();
  });
});
