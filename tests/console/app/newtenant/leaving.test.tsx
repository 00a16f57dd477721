// @vitest-environment jsdom
/** The page of a new tenant, over answers of its own: what is asked before it is left, and what is said when nobody answers. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider, createApi } from '../../../../console/app/api.ts';
import { NewTenantPage } from '../../../../console/app/NewTenantPage.tsx';
import type { Countries, PreviewAnswer } from '../../../../console/server/newtenant/newTenantAnswers.ts';
import '../../../support/dialogElement.ts';
import { HUNGARY } from '../../support/hungary.ts';

const CHOICES: Countries = {
  countries: [HUNGARY],
  languages: [{ code: 'hu', name: 'Hungarian', percent: null }],
  currencies: [{ code: 'HUF', name: 'Forint' }],
  features: [],
  products: [{ product: 'meal', name: 'Meal' }],
  codes: ['bg'],
};
const DRAFT: PreviewAnswer = { code: 'hu', from: 'bg', text: '{}', prefilled: [], readiness: [] };

const user = userEvent.setup();
/** What creating answers: null for none at all. */
let created: PreviewAnswer | null;

function openPage() {
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/countries': () => CHOICES,
    '/api/new-tenant/preview': () => DRAFT,
    '/api/new-tenant': () => created,
  };
  const fetch = async (path: string) => {
    const answer = answers[path]?.();
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer));
  };
  vi.stubGlobal('fetch', fetch);
  const routes = [
    { path: '/new', element: <NewTenantPage /> },
    { path: '/', element: <p>All tenants</p> },
    { path: '/tenants/:code', element: <p>The editor</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/new'] });
  render(
    <ApiProvider value={createApi({ fetch, listen: () => () => {} })}>
      <RouterProvider router={router} />
    </ApiProvider>,
  );
  return router;
}

beforeEach(() => {
  created = DRAFT;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const chooseHungary = async () => user.selectOptions(await screen.findByLabelText('Country'), 'Hungary');
const goToEnd = async () => {
  for (let step = 0; step < 4; step += 1) await user.click(screen.getByRole('button', { name: 'Next' }));
  const create = await screen.findByRole('button', { name: 'Create the draft' });
  await waitFor(() => expect(create.getAttribute('aria-disabled')).toBeNull());
  await user.click(create);
};

it('asks before it is left with answers, and not before anybody answered', async () => {
  const router = openPage();
  await screen.findByLabelText('Country');
  expect(unload()).toBe(true);
  await chooseHungary();
  expect(unload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Configuration' }));
  expect(await screen.findByText(/^What you answered is not kept/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/new');
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('HU');
  await user.click(screen.getByRole('link', { name: 'Configuration' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('All tenants');
  expect(unload()).toBe(true);
});

it('asks nothing once the draft is written', async () => {
  openPage();
  await chooseHungary();
  await goToEnd();
  await screen.findByText('The editor');
});

it('says what to do when nobody answers', async () => {
  created = null;
  openPage();
  await chooseHungary();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const said = 'The console does not answer. Start it with npm run console, then try again.';
  await user.click(screen.getByRole('button', { name: 'Begin the words of Hungarian' }));
  await screen.findByText(said);
  for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole('button', { name: 'Next' }));
  const create = await screen.findByRole('button', { name: 'Create the draft' });
  await waitFor(() => expect(create.getAttribute('aria-disabled')).toBeNull());
  await user.click(create);
  await screen.findByText(/^The console did not answer, and the draft may be written all the same\./);
});
