// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefixEntries } from '../../../runtime/forms/findPrefixes.ts';
import {
  PrefixList,
  type PrefixListHandle,
  type PrefixListProps,
  TYPING_RESET,
} from '../../../runtime/forms/widgets/PrefixList.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { aMediaQuery } from '../../support/aMediaQuery.ts';

const TEXTS = {
  'forms.findCountry': 'Find your country',
  'forms.countryCode': 'Country code',
  'common.nothingFound': 'Nothing was found',
};
const ALL = prefixEntries('en');
const positionOf = (country: string) => ALL.findIndex((each) => each.country === country);

const on = { onActive: vi.fn(), onChoose: vi.fn(), onClose: vi.fn() };

function openList(props: Partial<PrefixListProps> = {}) {
  const list = createRef<PrefixListHandle>();
  render(
    <WordsProvider i18n={createI18n('en', TEXTS)}>
      <button type="button" onKeyDown={(event) => list.current?.press(event)}>
        +359
      </button>
      <PrefixList
        ref={list}
        id="list"
        isAbove={false}
        chosen={{ country: undefined, prefix: '' }}
        known={{}}
        letters=""
        {...on}
        {...props}
      />
    </WordsProvider>,
  );
}

const search = () => screen.getByLabelText<HTMLInputElement>('Find your country');
const options = () => screen.queryAllByRole('option').map((each) => each.textContent);
/** Which option is marked, by its country. */
const activeCountry = (among = ALL) => {
  const id = search().getAttribute('aria-activedescendant');
  expect(on.onActive.mock.lastCall).toEqual([id ?? undefined]);
  return id === null ? null : among[Number(id.replace('list-', ''))]?.country;
};
/** @returns whether the key was used */
const press = (key: string, how: object = {}) =>
  !fireEvent.keyDown(screen.getByRole('button'), { key, ...how });
const find = (text: string) => fireEvent.change(search(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => aMediaQuery(false));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the list of calling codes, as it opens', () => {
  it('shows every country with its code, marks the first, and has the focus in its search', () => {
    openList();
    expect(options()).toEqual(ALL.map(({ name, prefix }) => name + prefix));
    expect(activeCountry()).toBe(ALL[0]?.country);
    expect(document.activeElement).toBe(search());
  });

  it('leaves the search to a touch where the keyboard of the screen would cover it', () => {
    vi.stubGlobal('matchMedia', () => aMediaQuery(true));
    openList();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['the country that was chosen', { country: 'CA', prefix: '+1' }, 'CA'],
    ['the first of a code that countries share', { country: undefined, prefix: '+359' }, 'BG'],
    ['the first of all where the code is nobody’s', { country: undefined, prefix: '+999' }, ALL[0]?.country],
  ])('marks %s', (_, chosen, country) => {
    openList({ chosen });
    expect(activeCountry()).toBe(country);
  });

  it('says that a country is chosen, and of countries with one code only the marked one', () => {
    const selected = () =>
      screen.getAllByRole('option', { selected: true }).map(({ id }) => ALL[Number(id.slice(5))]?.country);
    openList({ chosen: { country: 'CA', prefix: '+1' } });
    press('Home');
    expect(selected()).toEqual(['CA']);
    cleanup();
    openList({ chosen: { country: undefined, prefix: '+1' } });
    const [first] = selected();
    expect(selected()).toHaveLength(1);
    expect(first).toBe(ALL.find(({ prefix }) => prefix === '+1')?.country);
  });

  it('has found what was typed while it was on its way, and leaves the focus where that was typed', () => {
    openList({ letters: 'pol' });
    expect(activeCountry()).toBe('PL');
    expect(document.activeElement).toBe(document.body);
    expect(press('a')).toBe(true);
    cleanup();
    openList({ letters: 'qqq' });
    expect(activeCountry()).toBe(ALL[0]?.country);
  });
});

describe('the list of calling codes, by keys', () => {
  it.each([
    ['one on', ['ArrowDown'], 1],
    ['one back', ['ArrowDown', 'ArrowDown', 'ArrowUp'], 1],
    ['ten on', ['PageDown'], 10],
    ['ten back', ['PageDown', 'PageDown', 'PageUp'], 10],
    ['to the last', ['End'], ALL.length - 1],
    ['to the first', ['End', 'Home'], 0],
    ['not before the first', ['ArrowUp'], 0],
    ['not ten before the first', ['ArrowDown', 'PageUp'], 0],
    ['not behind the last', ['End', 'ArrowDown'], ALL.length - 1],
    ['not ten behind the last', ['End', 'ArrowUp', 'PageDown'], ALL.length - 1],
  ])('moves %s', (_, keys, index) => {
    openList();
    for (const key of keys) expect(press(key)).toBe(true);
    expect(activeCountry()).toBe(ALL[index]?.country);
  });

  it('moves in the search as well, but leaves Home, End and letters to the text', () => {
    openList();
    expect(fireEvent.keyDown(search(), { key: 'ArrowDown' })).toBe(false);
    expect(activeCountry()).toBe(ALL[1]?.country);
    for (const key of ['Home', 'End', 'b', ' ']) expect(fireEvent.keyDown(search(), { key })).toBe(true);
    expect(activeCountry()).toBe(ALL[1]?.country);
  });

  it('chooses with Enter and with a blank, and closes with Escape', () => {
    openList({ chosen: { country: 'RO', prefix: '+40' } });
    vi.advanceTimersByTime(TYPING_RESET);
    for (const key of ['Enter', ' ']) expect(press(key)).toBe(true);
    expect(on.onChoose.mock.calls.map(([code]) => code.country)).toEqual(['RO', 'RO']);
    expect(on.onClose).not.toHaveBeenCalled();
    expect(press('Escape')).toBe(true);
    expect(on.onClose).toHaveBeenCalledOnce();
  });

  it('leaves keys that do nothing here to the page', () => {
    openList();
    expect(press('Tab')).toBe(false);
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press('p', how)).toBe(false);
    expect(activeCountry()).toBe(ALL[0]?.country);
  });
});

describe('the list of calling codes, by letters on its button [FRM-15]', () => {
  const type = (text: string) => {
    for (const letter of text) expect(press(letter)).toBe(true);
  };

  it('puts letters together that follow each other, a blank among them', () => {
    openList();
    vi.advanceTimersByTime(TYPING_RESET);
    type('south k');
    expect(activeCountry()).toBe('KR');
    expect(on.onChoose).not.toHaveBeenCalled();
  });

  it('begins anew after a while, and not a moment sooner', () => {
    openList();
    vi.advanceTimersByTime(TYPING_RESET);
    type('po');
    vi.advanceTimersByTime(TYPING_RESET - 1);
    type('r');
    expect(activeCountry()).toBe('PT');
    vi.advanceTimersByTime(TYPING_RESET);
    type('r');
    expect(activeCountry()).toBe('RU');
  });

  it('stays where it is at letters that find nothing', () => {
    openList({ chosen: { country: 'PL', prefix: '+48' } });
    vi.advanceTimersByTime(TYPING_RESET);
    type('##');
    expect(activeCountry()).toBe('PL');
  });

  it('marks it among what the search has left', () => {
    openList();
    find('land');
    const left = options();
    vi.advanceTimersByTime(TYPING_RESET);
    type('pol');
    const id = search().getAttribute('aria-activedescendant') ?? '';
    expect(left[Number(id.slice(5))]).toBe('Poland+48');
  });
});

describe('the search of the list of calling codes', () => {
  it('shows what it finds, the best first, which is marked', () => {
    openList({ chosen: { country: 'RO', prefix: '+40' } });
    find('bulg');
    expect(options()).toEqual(['Bulgaria+359']);
    expect(activeCountry([...ALL].filter(({ country }) => country === 'BG'))).toBe('BG');
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(on.onChoose.mock.lastCall?.[0]).toMatchObject({ country: 'BG', prefix: '+359' });
  });

  it('finds what the tenant knows first', () => {
    openList({ known: { '+40': '' } });
    find('ro');
    expect(options()[0]).toBe('Romania+40');
  });

  it('says so where nothing is found: then there is nothing to choose', () => {
    openList();
    expect(screen.getByRole('status').textContent).toBe('');
    find('qqq');
    expect(options()).toEqual(['Nothing was found']);
    expect(screen.getByRole('status').textContent).toBe('Nothing was found');
    expect(activeCountry()).toBeNull();
    expect(fireEvent.keyDown(search(), { key: 'Enter' })).toBe(false);
    expect(on.onChoose).not.toHaveBeenCalled();
    expect(on.onClose).toHaveBeenCalledOnce();
  });

  it('takes a click for a choice, and keeps the focus where it is meanwhile', () => {
    openList();
    const option = screen.getByRole('option', { name: /^Poland/ });
    expect(fireEvent.mouseDown(option)).toBe(false);
    act(() => option.click());
    expect(on.onChoose.mock.lastCall?.[0]).toMatchObject({ country: 'PL', prefix: '+48' });
    expect(option.id).toBe(`list-${positionOf('PL')}`);
  });
});
