// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePresent } from '../../../runtime/frame/usePresent.ts';
import { type Site, SiteContext } from '../../../runtime/routing/Site.ts';
import { RouteContext, type ShownRoute } from '../../../runtime/routing/useRouteDescription.ts';
import { aScreen } from '../../support/screens.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-02T08:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const aPage = (path: string): ShownRoute => ({
  path,
  screen: aScreen({ id: 'help', paths: [path] }),
  layout: 'oneColumn',
});
const Day = () => <p>{usePresent().toISOString().slice(0, 10)}</p>;
const pageOf = (prerendered: { readonly at: string } | null, route: ShownRoute) => (
  <SiteContext value={{ page: { prerendered } } as Partial<Site> as Site}>
    <RouteContext value={route}>
      <Day />
    </RouteContext>
  </SiteContext>
);
const day = () => screen.getByRole('paragraph').textContent;

it('a published page shows the day of its rendering, until the program looks at the clock', () => {
  const page = pageOf({ at: '2026-04-30T20:00:00Z' }, aPage('help'));
  expect(renderToString(page)).toBe('<p>2026-04-30</p>');
  render(page);
  expect(day()).toBe('2026-05-02');
});

it('a page that the program renders shows the present day from the first moment', () => {
  expect(renderToString(pageOf(null, aPage('help')))).toBe('<p>2026-05-02</p>');
});

it('the day is that of the last page that somebody went to', () => {
  const route = aPage('help');
  const { rerender } = render(pageOf(null, route));
  vi.setSystemTime(new Date('2026-05-03T08:00:00Z'));
  rerender(pageOf(null, route));
  expect(day()).toBe('2026-05-02');
  rerender(pageOf(null, aPage('login')));
  expect(day()).toBe('2026-05-03');
});
