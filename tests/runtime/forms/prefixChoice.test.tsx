// @vitest-environment jsdom
/** The button that shows a prefix and opens the list of them, by pointer and by keys. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrefixChoice, type PrefixChoiceProps } from '../../../runtime/forms/widgets/PrefixChoice.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { aMediaQuery } from '../../support/aMediaQuery.ts';
import { WIDGET_TEXTS } from '../../support/renderWidget.tsx';

const onChoose = vi.fn();

function openChoice(props: Partial<PrefixChoiceProps> = {}, language = 'en') {
  const i18n = createI18n(language, WIDGET_TEXTS);
  const tree = (more: Partial<PrefixChoiceProps> = {}) => (
    <WordsProvider i18n={i18n}>
      <PrefixChoice
        id="phone"
        prefix="+359"
        home={{ country: 'BG', prefix: '+359' }}
        known={{ '+359': '99' }}
        onChoose={onChoose}
        {...props}
        {...more}
      />
      <a href="#elsewhere">Elsewhere</a>
    </WordsProvider>
  );
  const { rerender, unmount } = render(tree());
  return { again: (more: Partial<PrefixChoiceProps>) => rerender(tree(more)), unmount };
}

/** That the list is the one that was loaded, not the note in its place. */
const search = () => screen.findByLabelText<HTMLInputElement>('Find your country');
const button = () => screen.getByRole('combobox', { name: /^Country code/ });
const isOpen = () => screen.queryByRole('listbox') !== null;
const name = () => button().getAttribute('aria-label');
/** @returns whether the key was used */
const press = (key: string, how: object = {}) => !fireEvent.keyDown(button(), { key, ...how });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => aMediaQuery(false));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the button of a prefix', () => {
  it('says what it opens, and which country is meant', () => {
    openChoice();
    expect(
      ['id', 'aria-haspopup', 'aria-expanded', 'aria-controls', 'aria-activedescendant'].map((each) =>
        button().getAttribute(each),
      ),
    ).toEqual(['phone', 'listbox', 'false', 'phone-list', null]);
    expect(name()).toBe('Country code: Bulgaria +359');
    expect(button().querySelector('bdi')?.textContent).toBe('+359');
    expect(document.querySelector('.flag')).not.toBeNull();
  });

  it('names the country in the language of the page', () => {
    openChoice({}, 'pl');
    expect(name()).toBe('Country code: Bułgaria +359');
  });

  it('asks for a prefix where there is none, without a flag', () => {
    openChoice({ prefix: '', home: null });
    expect(name()).toBe('Country code:');
    expect(button().textContent).toBe('Country code');
    expect(document.querySelector('.flag')).toBeNull();
  });

  it('finds the country of a prefix that came with a number', async () => {
    const { again } = openChoice();
    again({ prefix: '+48' });
    expect(name()).toBe('Country code: +48');
    await waitFor(() => expect(name()).toBe('Country code: Poland +48'));
    again({ prefix: '+359' });
    await waitFor(() => expect(name()).toBe('Country code: Bulgaria +359'));
  });

  it('shows a prefix of no country without one', async () => {
    const { again } = openChoice();
    again({ prefix: '+999' });
    again({ prefix: '+48' });
    await waitFor(() => expect(name()).toBe('Country code: Poland +48'));
    again({ prefix: '+999' });
    expect(name()).toBe('Country code: +999');
  });
});

describe('the list of prefixes', () => {
  it('opens by a press, with a note until it is there, and closes by another', async () => {
    openChoice();
    fireEvent.click(button());
    const note = screen.getByRole('listbox', { name: 'Country code' });
    expect([note.id, note.textContent]).toEqual(['phone-list', 'Loading']);
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await search();
    fireEvent.click(button());
    expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([false, 'false']);
    expect(button().getAttribute('aria-activedescendant')).toBeNull();
  });

  it('is asked for when it is opened, not before', async () => {
    openChoice();
    await act(() => import('../../../runtime/forms/widgets/PrefixList.tsx'));
    fireEvent.click(button());
    expect(screen.getByRole('option').textContent).toBe('Loading');
    await search();
  });

  it('begins at the country that is meant, and is moved through by keys on the button', async () => {
    openChoice();
    fireEvent.click(button());
    await search();
    const marked = () => document.querySelector('.active')?.textContent;
    const chosen = screen.getAllByRole('option').filter((each) => each.ariaSelected === 'true');
    expect([chosen.map(({ textContent }) => textContent), marked()]).toEqual([
      ['Bulgaria+359'],
      'Bulgaria+359',
    ]);
    expect(press('ArrowDown')).toBe(true);
    expect(marked()).toBe('Afghanistan+93');
  });

  it.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])('opens by %j', async (key) => {
    openChoice();
    expect(press(key)).toBe(true);
    expect((await search()).value).toBe('');
  });

  it('opens by a letter, which is looked for', async () => {
    openChoice();
    expect(press('r')).toBe(true);
    await search();
    await waitFor(() => expect(document.querySelector('.active')?.textContent).toMatch(/^R/));
  });

  it.each([
    ['Tab', {}],
    ['Escape', {}],
    ['r', { ctrlKey: true }],
    ['r', { metaKey: true }],
    ['r', { altKey: true }],
    ['F5', {}],
  ])('leaves %s %j to the browser', (key, how) => {
    openChoice();
    expect(press(key, how)).toBe(false);
    expect(isOpen()).toBe(false);
  });

  it('keeps letters that come before it is there, and closes by Escape even then', async () => {
    openChoice();
    press('r');
    expect(press('o')).toBe(true);
    expect(press('x', { ctrlKey: true })).toBe(false);
    await waitFor(() => expect(document.querySelector('.active')?.textContent).toBe('Romania+40'));
    cleanup();
    openChoice();
    press('Enter');
    press('Escape');
    expect(isOpen()).toBe(false);
  });

  it('stands above its button where little room is below', async () => {
    vi.stubGlobal('innerHeight', 768);
    const bottom = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    const at = (y: number) => bottom.mockReturnValue(new DOMRect(0, y - 40, 100, 40));
    openChoice();
    at(569);
    fireEvent.click(button());
    expect(screen.getByRole('listbox').closest('.above')).not.toBeNull();
    await search();
    expect(screen.getByRole('listbox').closest('.above')).not.toBeNull();
    fireEvent.click(button());
    at(568);
    fireEvent.click(button());
    await search();
    expect(screen.getByRole('listbox').closest('.above')).toBeNull();
    bottom.mockRestore();
  });

  it('takes the country that is pressed, gives its prefix, and the focus goes back', async () => {
    openChoice();
    fireEvent.click(button());
    fireEvent.change(await search(), { target: { value: 'Canada' } });
    fireEvent.click(screen.getByRole('option'));
    expect(onChoose.mock.calls).toEqual([['+1']]);
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
  });

  it('keeps the country of those that share a prefix', async () => {
    const { again } = openChoice();
    fireEvent.click(button());
    fireEvent.change(await search(), { target: { value: 'Canada' } });
    fireEvent.click(screen.getByRole('option'));
    again({ prefix: '+1' });
    await act(() => import('../../../runtime/forms/callingCodes.ts'));
    expect(name()).toBe('Country code: Canada +1');
  });

  it('names the option that is marked, while it is open', async () => {
    openChoice();
    fireEvent.click(button());
    await search();
    await waitFor(() => expect(button().getAttribute('aria-activedescendant')).toMatch(/^phone-list-\d+$/));
    fireEvent.click(button());
    expect(button().getAttribute('aria-activedescendant')).toBeNull();
  });

  it('closes when the focus goes elsewhere, and not when it goes into it', async () => {
    openChoice();
    fireEvent.click(button());
    const into = await search();
    fireEvent.blur(button(), { relatedTarget: into });
    expect(isOpen()).toBe(true);
    fireEvent.blur(into, { relatedTarget: screen.getByRole('link') });
    expect(isOpen()).toBe(false);
  });

  it('leaves the focus where somebody has taken it meanwhile', async () => {
    openChoice();
    fireEvent.click(button());
    await search();
    act(() => screen.getByRole('link').focus());
    expect([isOpen(), document.activeElement]).toEqual([false, screen.getByRole('link')]);
  });

  it('gives its button the focus where a press does not, which Safari needs a tab index for', () => {
    openChoice();
    expect(button().getAttribute('tabindex')).toBe('0');
    fireEvent.click(button());
    expect([isOpen(), document.activeElement]).toEqual([true, button()]);
  });
});
