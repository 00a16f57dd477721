// @vitest-environment jsdom
/** All tenants, as the page shows them. */
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderConsole } from '../support/renderConsole.tsx';
import { startTestConsole, type TestConsole } from '../support/startTestConsole.ts';

let running: TestConsole;
beforeEach(async () => {
  running = await startTestConsole();
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await running.stop();
});

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the overview', () => {
  it('shows each tenant with its state, and is found through by name, code and language', async () => {
    renderConsole(running, '/');
    await screen.findByRole('heading', { level: 1, name: 'Tenants' });
    expect(names()).toEqual(['България', 'Polska', 'România']);
    expect(screen.getAllByText('Live')).toHaveLength(3);
    const search = screen.getByRole('searchbox', { name: 'Find a tenant' });
    await userEvent.type(search, 'ukrainian');
    expect(names()).toEqual(['Polska']);
    await userEvent.clear(search);
    await userEvent.type(search, 'nowhere');
    expect(screen.getByText('No tenant has “nowhere” in its name, code or languages.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(3);
    expect(document.activeElement).toBe(search);
  });

  it('leaves the focus at the beginning of the page that a link leads to, which is read by its title', async () => {
    const { router } = renderConsole(running, '/');
    await screen.findByText('Polska');
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'Texts and languages' }));
    const choice = await screen.findByLabelText('Language');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Texts and languages | Configuration');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to the content');
    // Another language is the same page, at another address: who has chosen it goes on choosing.
    await userEvent.selectOptions(choice, 'pl');
    await expect.poll(() => router.state.location.pathname).toBe('/languages/pl');
    expect(document.activeElement).toBe(choice);
  });

  it('follows the folder, and says who has problems', async () => {
    renderConsole(running, '/');
    await screen.findByText('Polska');
    const file = join(running.folder, 'pl.json');
    const text = await readFile(file, 'utf8');
    await expect
      .poll(async () => {
        await writeFile(file, text.replace('"name"', '"nmae"'));
        return screen.queryByText('2 problems') !== null;
      })
      .toBe(true);
    expect(screen.getByText('Not publishable')).toBeTruthy();
  });

  it('says where this browser has unsaved text', async () => {
    const draft = { baseHash: 'x', baseText: '{}', text: '{ }', at: 1 };
    localStorage.setItem('console:draft:ro', JSON.stringify(draft));
    renderConsole(running, '/');
    const link = await screen.findByRole('link', { name: 'România' });
    const card = link.closest('li');
    expect(card && within(card).getByText('Unsaved changes')).toBeTruthy();
    expect(screen.getAllByText('Unsaved changes')).toHaveLength(1);
  });

  it('leads to unsaved text of a tenant that was renamed, and it can be published anew', async () => {
    const base = await readFile(join(running.folder, 'ro.json'), 'utf8');
    const text = base.replace('"Sorvia"', '"Sorvia Kept"');
    const draft = { baseHash: 'x', baseText: base, text, at: 1 };
    localStorage.setItem('console:draft:ro', JSON.stringify(draft));
    await rename(join(running.folder, 'ro.json'), join(running.folder, 'rx.json'));
    renderConsole(running, '/');
    await screen.findByRole('heading', { name: 'Unsaved changes of files that are gone' });
    await userEvent.click(screen.getByRole('link', { name: 'ro.json' }));
    await screen.findByText(/^The file is gone from the folder\. Your text is kept here/);
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /as JSON$/ }).textContent).toContain('Sorvia Kept');
    cleanup();
    localStorage.clear();
    renderConsole(running, '/tenants/ro');
    await screen.findByRole('heading', { level: 1, name: 'There is no tenant “ro”' });
  });

  it('says of an empty folder what to do', async () => {
    const empty = await startTestConsole({ from: null });
    renderConsole(empty, '/');
    await screen.findByRole('heading', { level: 1, name: 'No tenant yet' });
    // As it says, in the order of its steps.
    const from = { [basename(empty.folder)]: empty.folder };
    const commands = screen.getAllByText(/^cp /).map(({ textContent }) => textContent ?? '');
    expect(commands).toHaveLength(2);
    for (const command of commands) {
      const [, source = '', folder = ''] = /^cp (?:-R )?(\S+) path\/to\/(\S+)\/$/.exec(command) ?? [];
      await cp(source, join(from[folder] ?? '', basename(source)), { recursive: true });
    }
    await screen.findByRole('link', { name: 'България' });
    expect(screen.queryByText('Not publishable')).toBeNull();
    cleanup();
    await empty.stop();
  });

  it('says when the console does not answer, and tries again, with the keyboard in the page that comes', async () => {
    let isAway = true;
    const fetch: TestConsole['fetch'] = (path, init) =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : running.fetch(path, init);
    renderConsole({ ...running, fetch }, '/');
    await screen.findByRole('heading', { level: 1, name: 'The console does not answer' });
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Tenants' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('keeps what it shows when a later reading fails, says so, and reads again', async () => {
    let isAway = false;
    let change = () => {};
    const fetch: TestConsole['fetch'] = (path, init) =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : running.fetch(path, init);
    const listen: TestConsole['listen'] = (heard) => {
      change = () => heard(null);
      return () => {};
    };
    renderConsole({ ...running, fetch, listen }, '/');
    await screen.findByRole('heading', { level: 1, name: 'Tenants' });
    const search = screen.getByRole('searchbox', { name: 'Find a tenant' });
    await userEvent.type(search, 'pol');
    isAway = true;
    change();
    await screen.findByText(/^The console does not answer: this is how the folder was\./);
    expect(names()).toEqual(['Polska']);
    expect(document.activeElement).toBe(search);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByText(/^The console does not answer/)).toBeNull();
    expect(names()).toEqual(['Polska']);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
