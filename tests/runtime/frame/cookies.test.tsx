// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CookieSettings } from '../../../runtime/frame/CookieSettings.tsx';
import { ASK_EVENT, CONSENT_EVENT, markConsentChosen } from '../../../runtime/tenant/consentEvents.ts';
import { showPart, siteAround } from '../../support/holderSite.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.consent;
});

const button = () => screen.queryByRole('button', { name: 'footer.cookieSettings' });

describe('the way back to the question about cookies', () => {
  it('comes once an answer is told, also where that is noted only after it was heard', async () => {
    showPart(<CookieSettings />);
    expect(document.body.textContent).toBe('');
    await act(async () => {
      window.dispatchEvent(new Event(CONSENT_EVENT));
      markConsentChosen(document);
    });
    expect(button()).toBeTruthy();
  });

  it('has the question asked again by a press', async () => {
    markConsentChosen(document);
    showPart(<CookieSettings />);
    const asked = vi.fn();
    window.addEventListener(ASK_EVENT, asked, { once: true });
    await userEvent.click(button() as HTMLElement);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is no part of a page that is rendered beforehand, for whoever comes first', () => {
    markConsentChosen(document);
    const Site = siteAround({});
    const page = renderToString(
      <Site>
        <CookieSettings />
      </Site>,
    );
    expect(page).toBe('');
  });

  it('listens no longer once it is gone', () => {
    const heard = vi.spyOn(window, 'addEventListener');
    const left = vi.spyOn(window, 'removeEventListener');
    showPart(<CookieSettings />).unmount();
    const of = (calls: readonly (readonly unknown[])[]) =>
      calls.filter(([name]) => name === CONSENT_EVENT).map(([, listener]) => listener);
    expect(of(heard.mock.calls)).toHaveLength(1);
    expect(of(left.mock.calls)).toEqual(of(heard.mock.calls));
  });
});
