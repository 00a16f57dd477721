// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortalLanguages } from '../../../runtime/frame/PortalLanguages.tsx';
import { aTenant } from '../../support/aTenant.ts';
import { aRoute, type Setting, showPart } from '../../support/holderSite.tsx';

afterEach(cleanup);

function showLanguages(setting: Setting = {}) {
  showPart(<PortalLanguages />, setting);
  return within(screen.getByRole('navigation', { name: 'nav.languages' }));
}

describe('the languages of a home page', () => {
  const route = aRoute('home', {}, 'uk');

  it('are addresses, of which the first language has the shortest', () => {
    const links = showLanguages({ route }).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['EN English', '/xx/'],
      ['UK Українська', '/xx/uk/'],
    ]);
  });

  it('have the one that is shown marked', () => {
    const links = showLanguages({ route, language: 'uk' }).getAllByRole('link');
    expect(links.map((link) => link.ariaCurrent)).toEqual([null, 'true']);
  });
});

describe('the languages of other pages', () => {
  it.each([
    ['a page', aRoute('accountHome')],
    ['no page yet', null],
  ])('are buttons on %s, with the one that is shown pressed', (_, route) => {
    const buttons = showLanguages({ route }).getAllByRole('button');
    expect(buttons.map((button) => [button.textContent, button.ariaPressed])).toEqual([
      ['EN English', 'true'],
      ['UK Українська', 'false'],
    ]);
  });

  it('are switched to by a press', async () => {
    const chooseLanguage = vi.fn();
    const languages = showLanguages({ portal: { chooseLanguage } });
    await userEvent.click(languages.getByRole('button', { name: /Українська/ }));
    expect(chooseLanguage.mock.calls).toEqual([['uk']]);
  });

  it('are called by their codes where the page has no names for them', () => {
    const buttons = showLanguages({ page: { languageNames: {} } }).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['EN EN', 'UK UK']);
  });

  it('are no choice where there is one', () => {
    showPart(<PortalLanguages />, { portal: { tenant: aTenant({ languages: ['en'] }) } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
