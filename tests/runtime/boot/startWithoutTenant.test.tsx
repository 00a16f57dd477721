// @vitest-environment jsdom
/** The page that belongs to no tenant: which words it loads. */
import { afterEach, expect, it, vi } from 'vitest';
import type { StartContext } from '../../../runtime/boot/start.ts';
import { startWithoutTenant } from '../../../runtime/boot/startWithoutTenant.tsx';
import { json } from '../../support/fakeFetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

/** @returns what the page shows, and which words it has asked for */
async function startAt(path: string) {
  history.replaceState(null, '', path);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return json(
      address.endsWith('-later.json')
        ? { switcher: { question: 'Which country?', back: 'Change it at any time.' } }
        : { notFound: { title: 'No such page' }, screens: { tenantSwitcher: 'Countries' } },
    );
  });
  // What marks the moment from which the page can be used: there is none here.
  vi.stubGlobal('performance', { now: () => 0, mark: () => undefined });
  const container = document.body.appendChild(document.createElement('div'));
  const page = { language: 'en', words: { en: '/words/en.json' }, tenants: [] } as Partial<
    StartContext['page']
  >;
  await startWithoutTenant({ page, container } as StartContext, ({ question, note }) => (
    <p>
      {question} {note}
    </p>
  ));
  await expect.poll(() => container.textContent).not.toBe('');
  return { text: container.textContent, asked };
}

it('the choice of a country has its own words, at once with those of every page', async () => {
  expect(await startAt('/')).toEqual({
    text: 'Which country? Change it at any time.',
    asked: ['/words/en.json', '/words/en-later.json'],
  });
});

it('a page that is not found loads no others', async () => {
  const { text, asked } = await startAt('/elsewhere');
  expect(text).toContain('No such page');
  expect(asked).toEqual(['/words/en.json']);
});
