// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../../runtime/frame/Notices.tsx';
import { RouteContext } from '../../../runtime/routing/useRouteDescription.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aRoute, type Setting, showPart } from '../../support/holderSite.tsx';

/** Half past eleven in Sofia. */
const NOW = Date.UTC(2031, 4, 5, 20, 30);

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Notice = PublicTenant['notices'][number];

const aNotice = (kind: Notice['kind'], changes: Partial<Notice> = {}): Notice => ({
  kind,
  from: '2031-05-01',
  until: '2031-05-06',
  title: { en: `Some ${kind}` },
  text: { en: `What ${kind} means.` },
  screens: [],
  ...changes,
});

const showNotices = (notices: Notice[], setting: Setting = {}) =>
  showPart(<Notices />, { ...setting, portal: { tenant: aTenant({ notices }) } });
const titles = () => [...document.querySelectorAll('strong')].map((title) => title.textContent);
const place = () => screen.getByText('Some news').closest('.wide, .notices')?.className;

describe('the notices of a tenant', () => {
  it('say what it is and what it means, the most urgent first, each in its colour', () => {
    showNotices([aNotice('news'), aNotice('maintenance'), aNotice('incident')]);
    const shown = [...document.querySelectorAll('.alert')];
    expect(shown.map((notice) => [notice.className, notice.textContent])).toEqual([
      ['alert bad', 'Some incident What incident means.'],
      ['alert warn', 'Some maintenance What maintenance means.'],
      ['alert info', 'Some news What news means.'],
    ]);
  });

  it('leave nothing behind where there is none', () => {
    const { container } = showNotices([]);
    expect(container.innerHTML).toBe('');
  });

  it('begin and end by the tenant’s own clock', () => {
    showNotices([
      aNotice('incident', { from: '2031-05-05T23:30' }),
      aNotice('news', { until: '2031-05-05T23:30' }),
      aNotice('maintenance', { from: '2031-05-05T23:31' }),
    ]);
    expect(titles()).toEqual(['Some incident']);
  });

  it('of some pages stand on these alone', () => {
    const notices = [aNotice('incident', { screens: ['contactUs'] }), aNotice('news')];
    showNotices(notices, { route: aRoute('contactUs') });
    expect(titles()).toEqual(['Some incident', 'Some news']);
    cleanup();
    showNotices(notices, { route: aRoute('accountHome') });
    expect(titles()).toEqual(['Some news']);
    cleanup();
    showNotices(notices, { route: null });
    expect(titles()).toEqual(['Some news']);
  });

  it('have no title in a language that it is not written in', () => {
    showNotices([aNotice('news', { text: { uk: 'Новини.' } })], { language: 'uk' });
    expect(document.body.textContent).toBe(' Новини.');
  });

  it.each([
    ['home', 'uk', 'wide'],
    ['accountHome', undefined, 'notices'],
  ] as const)('lay out their own width on home pages: %s', (id, language, width) => {
    showNotices([aNotice('news')], { route: aRoute(id, {}, language) });
    expect(place()).toBe(width);
  });

  it('stand in the place of other pages before the first one is there', () => {
    showNotices([aNotice('news')], { route: null });
    expect(place()).toBe('notices');
  });

  it('that go on stay as they are when others end', () => {
    const notices = [aNotice('incident', { until: '2031-05-05T23:40' }), aNotice('news')];
    let goOn: () => void = () => undefined;
    function Pages() {
      const [route, setRoute] = useState(aRoute('accountHome'));
      goOn = () => setRoute(aRoute('contactUs'));
      return (
        <RouteContext value={route}>
          <Notices />
        </RouteContext>
      );
    }
    showPart(<Pages />, { portal: { tenant: aTenant({ notices }) } });
    const news = screen.getByText('Some news');
    vi.setSystemTime(NOW + 600_000);
    act(() => goOn());
    expect(titles()).toEqual(['Some news']);
    expect(screen.getByText('Some news')).toBe(news);
  });
});
