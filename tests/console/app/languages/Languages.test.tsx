// @vitest-environment jsdom
/** The page of all texts of all languages. Longer than 250 lines: what somebody does there, one after the other, on one server. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProvider, createApi } from '../../../../console/app/api.ts';
import { Main } from '../../../../console/app/ConsolePage.tsx';
import { LanguagesPage } from '../../../../console/app/LanguagesPage.tsx';
import { Languages } from '../../../../console/app/languages/Languages.tsx';
import { createTypedStore } from '../../../../console/app/languages/typedTexts.ts';
import type { NewCalls } from '../../../../console/app/newtenant/createNewCalls.ts';
import { wordsCalls } from '../../../../console/server/newtenant/wordsCalls.ts';
import { type Calls, startCalls } from '../../server/support/startCalls.ts';
import '../../../support/dialogElement.ts';
import { callsOver } from '../support/callsOver.ts';

let calls: Calls;
const user = userEvent.setup();
const fileOf = (language: string) => join(calls.folder, 'languages', `${language}.json`);

interface PageProps {
  readonly calls: NewCalls;
  readonly first: string;
  readonly onChange?: (listen: () => void) => () => void;
}

function Page({ calls: given, first, ...more }: PageProps) {
  const [language, setLanguage] = useState<string | null>(first);
  const [typed] = useState(() => createTypedStore(localStorage));
  return (
    <Main>
      <Languages calls={given} typed={typed} language={language} onLanguage={setLanguage} {...more} />
    </Main>
  );
}

async function open(language: string) {
  render(<Page calls={callsOver(calls)} first={language} />);
  await screen.findByText(/^\d+ texts$/);
}

beforeEach(async () => {
  calls = await startCalls(wordsCalls);
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  await calls.end();
});

const find = (text: string) =>
  fireEvent.change(screen.getByLabelText('Find a text'), { target: { value: text } });
const fieldOf = (key: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Translation of ${key}` });
const type = (key: string, value: string) => fireEvent.change(fieldOf(key), { target: { value } });

describe('the texts of languages', () => {
  it('shows each text beside its original, with where it appears and what has to stay', async () => {
    await open('pl');
    expect(screen.getByText('100% complete')).toBeTruthy();
    find('languageName');
    await screen.findByText('1 text');
    expect(fieldOf('languageName').value).toBe('Polski');
    expect(screen.getByText('English')).toBeTruthy();
    expect(screen.getByText('Around every screen: frame, messages, dialogs')).toBeTruthy();
    find('no such text at all');
    expect(await screen.findByText('No text is like that.')).toBeTruthy();
    find('');
    await user.click(screen.getByRole('checkbox', { name: 'Only missing' }));
    expect(screen.getByText('No text is missing.')).toBeTruthy();
  });

  it('says what is wrong while it is typed, and saves when it is right', async () => {
    await open('pl');
    find('common.copyright');
    type('common.copyright', '© {{name}}');
    expect(await screen.findByText(/The value \{\{year\}\} of the original is lost/)).toBeTruthy();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    type('common.copyright', '(c) {{year}} {{name}}');
    await screen.findByText('1 text is not saved');
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
    await user.click(save);
    expect(await screen.findByText('1 text saved.')).toBeTruthy();
    expect(await readFile(fileOf('pl'), 'utf8')).toContain('"(c) {{year}} {{name}}"');
  });

  it('offers what mends a text, and the keyboard stays in it', async () => {
    await open('pl');
    find('common.copyright');
    type('common.copyright', '© {{yaer}} {{name}}');
    await user.click(await screen.findByRole('button', { name: /\{\{year\}\}|"year"/ }));
    expect(fieldOf('common.copyright').value).toBe('© {{year}} {{name}}');
    expect(document.activeElement).toBe(fieldOf('common.copyright'));
  });

  it('begins a language from another: all is missing, and completeness grows with each text', async () => {
    await open('pl');
    const begin = () => user.click(screen.getByRole('button', { name: 'New language' }));
    await begin();
    expect(document.activeElement).toBe(screen.getByLabelText('Language tag'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New language' }));
    await begin();
    await user.type(screen.getByLabelText('Language tag'), 'klingon{Enter}');
    expect(await screen.findByText(/"klingon"/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Language tag'));
    await user.type(screen.getByLabelText('Language tag'), 'hu{Enter}');
    const before = await screen.findByText(/\d+ of \d+ texts are missing/);
    expect(document.activeElement).toBe(screen.getByLabelText('Language'));
    const missing = Number(/(\d+) of/.exec(before.textContent ?? '')?.[1]);
    expect(missing).toBeGreaterThan(500);
    await user.click(screen.getByRole('checkbox', { name: 'Only missing' }));
    find('common.close');
    type('common.close', 'Bezárás');
    expect(await screen.findByText(new RegExp(`${missing - 1} of \\d+ texts are missing`))).toBeTruthy();
    expect(screen.getByText('No tenant offers it yet')).toBeTruthy();
  });

  it('keeps what was typed when somebody else changed the file, and joins the two', async () => {
    await open('uk');
    find('common.close');
    type('common.close', 'Закрити це');
    const theirs = (await readFile(fileOf('uk'), 'utf8')).replace(
      '"languageName": "Українська"',
      '"languageName": "українська"',
    );
    await writeFile(fileOf('uk'), theirs);
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
    await user.click(save);
    expect(await screen.findByText(/Somebody changed this words file meanwhile/)).toBeTruthy();
    expect(fieldOf('common.close').value).toBe('Закрити це');
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
    await user.click(save);
    await screen.findByText('1 text saved.');
    const after = await readFile(fileOf('uk'), 'utf8');
    expect(after).toContain('"українська"');
    expect(after).toContain('"Закрити це"');
  });

  it('shows both where somebody else changed the same text, and saves what is chosen', async () => {
    await open('uk');
    const save = screen.getByRole('button', { name: 'Save' });
    const isReady = () => expect(save.getAttribute('aria-disabled')).toBeNull();
    const choose = async (mine: string, theirs: string, button: string) => {
      find('common.close');
      type('common.close', mine);
      const text = await readFile(fileOf('uk'), 'utf8');
      await writeFile(fileOf('uk'), text.replace(/"close": "[^"]*"/, `"close": "${theirs}"`));
      await waitFor(isReady);
      await user.click(save);
      await screen.findByText(`Somebody changed this text meanwhile. It says now: “${theirs}”`);
      // Whatever is looked for by now.
      find('no such text at all');
      expect(fieldOf('common.close').value).toBe(mine);
      expect(save.getAttribute('aria-disabled')).toBe('true');
      expect(screen.getByText(/^Somebody changed a text that you changed as well/)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: button }));
      expect(document.activeElement).toBe(fieldOf('common.close'));
      find('common.close');
    };
    await choose('Закрити це', 'Геть', 'Take the other one');
    await screen.findByText('Everything is saved');
    expect(fieldOf('common.close').value).toBe('Геть');
    await choose('Моє', 'Інше', 'Keep yours');
    await waitFor(isReady);
    await user.click(save);
    await screen.findByText('1 text saved.');
    expect(await readFile(fileOf('uk'), 'utf8')).toContain('"close": "Моє"');
  });

  it('has what was typed again after it was loaded again', async () => {
    await open('uk');
    find('common.close');
    type('common.close', 'Закрити це');
    cleanup();
    await open('uk');
    await screen.findByText('1 text is not saved');
    find('common.close');
    expect(fieldOf('common.close').value).toBe('Закрити це');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(document.activeElement).toBe(screen.getByText('Everything is saved'));
    cleanup();
    await open('uk');
    await screen.findByText('Everything is saved');
  });

  it('asks before it is left with texts that are not saved', async () => {
    const fetch = async (path: string, { body }: RequestInit = {}) => {
      const answer = await calls.call(body ? 'POST' : 'GET', path, body && JSON.parse(String(body)));
      return new Response(JSON.stringify(answer.body), { status: answer.status });
    };
    vi.stubGlobal('fetch', fetch);
    const routes = [
      { path: '/languages/:language?', element: <LanguagesPage /> },
      { path: '/', element: <p>All tenants</p> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/languages/uk'] });
    render(
      <ApiProvider value={createApi({ fetch, listen: () => () => {} })}>
        <RouterProvider router={router} />
      </ApiProvider>,
    );
    await screen.findByText(/^\d+ texts$/);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    find('common.close');
    type('common.close', 'Закрити це');
    expect(leave()).toBe(false);
    await user.selectOptions(screen.getByLabelText('Language'), 'pl');
    await screen.findByText('Everything is saved');
    await user.click(screen.getByRole('link', { name: 'Configuration' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/languages/pl');
    await user.click(screen.getByRole('link', { name: 'Configuration' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('All tenants');
  });

  it('keeps the changes of one language while another is open', async () => {
    await open('uk');
    find('common.close');
    type('common.close', 'Закрити це');
    await user.selectOptions(screen.getByLabelText('Language'), 'pl');
    await screen.findByText('Everything is saved');
    await user.selectOptions(screen.getByLabelText('Language'), 'uk');
    await screen.findByText('1 text is not saved');
  });

  it('says what to do when nobody answers', async () => {
    const begin = () => Promise.reject(new TypeError('Failed to fetch'));
    render(<Page calls={{ ...callsOver(calls), begin }} first="pl" />);
    await user.click(await screen.findByRole('button', { name: 'New language' }));
    await user.type(screen.getByLabelText('Language tag'), 'hu{Enter}');
    await screen.findByText(/^The console does not answer/);
  });

  it('shows what is wrong with a words file in the place of blank fields, until it is mended', async () => {
    const sound = await readFile(fileOf('pl'), 'utf8');
    await writeFile(fileOf('pl'), sound.replace(',', ''));
    render(<Page calls={callsOver(calls)} first="pl" />);
    await screen.findByText(/^languages\/pl\.json has problems; mend them first\. In line 3, /);
    expect(screen.queryByLabelText('Find a text')).toBeNull();
    await writeFile(fileOf('pl'), sound);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Everything is saved');
  });

  it('tries again what could not be read, and the keyboard goes on in the page', async () => {
    let isAway = true;
    let isLostAgain = false;
    const over = callsOver(calls);
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    const languages = () => (isAway ? away() : over.languages());
    const words = (language: string) => (isAway || isLostAgain ? away() : over.words(language));
    render(<Page calls={{ ...over, languages, words }} first="pl" />);
    const press = async () => {
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    };
    await press();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    // The list comes, and the texts do not.
    [isAway, isLostAgain] = [false, true];
    await press();
    await screen.findByLabelText('Language');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    isLostAgain = false;
    await press();
    await screen.findByText(/^\d+ texts$/);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('lists a language that was begun elsewhere', async () => {
    let tell = () => {};
    const onChange = (listen: () => void) => {
      tell = listen;
      return () => {};
    };
    render(<Page calls={callsOver(calls)} first="pl" onChange={onChange} />);
    await screen.findByText(/^\d+ texts$/);
    expect(screen.queryByRole('option', { name: /^Hungarian/ })).toBeNull();
    await calls.call('POST', '/api/words', { language: 'hu', from: 'en' });
    tell();
    await screen.findByRole('option', { name: /^Hungarian/ });
  });

  it('lists what the later of two questions was answered, whichever answer comes first', async () => {
    let tell = () => {};
    const onChange = (listen: () => void) => {
      tell = listen;
      return () => {};
    };
    const lines = callsOver(calls);
    const [answered, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    const languages = async () => {
      asked += 1;
      const own = asked;
      const rows = await lines.languages();
      if (own === 2) {
        answered.resolve();
        await held.promise;
      }
      return rows;
    };
    render(<Page calls={{ ...lines, languages }} first="pl" onChange={onChange} />);
    await screen.findByText(/^\d+ texts$/);
    tell();
    await answered.promise;
    await calls.call('POST', '/api/words', { language: 'hu', from: 'en' });
    tell();
    await screen.findByRole('option', { name: /^Hungarian/ });
    await act(async () => held.resolve());
    expect(screen.getByRole('option', { name: /^Hungarian/ })).toBeTruthy();
  });

  it('shows more of the texts, and the keyboard goes on with the first of these', async () => {
    await open('pl');
    const shown = screen.getAllByRole('textbox', { name: /^Translation of/ }).length;
    await user.click(screen.getByRole('button', { name: 'Show 40 more' }));
    const fields = screen.getAllByRole('textbox', { name: /^Translation of/ });
    expect(document.activeElement).toBe(fields[shown]);
  });

  it('shows the original, and lets nobody change it here', async () => {
    await open('en');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    find('common.close');
    expect(fieldOf('common.close').readOnly).toBe(true);
  });
});
