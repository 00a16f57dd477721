// @vitest-environment jsdom
/** Towns of a county, found by typing, in a field without its form: what is offered, what typed text means, what is kept. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormList } from '../../../runtime/forms/formState.ts';
import TownChoice from '../../../runtime/forms/widgets/TownChoice.tsx';
import { TownWidget } from '../../../runtime/forms/widgets/TownWidget.tsx';
import { renderWidget, type Surrounding } from '../../support/renderWidget.tsx';

afterEach(cleanup);

const TOWNS = [
  { value: 'a', label: 'Aiud' },
  { value: 'b', label: 'Bârlad' },
  { value: 'c', label: 'Câmpina' },
  { value: 'd', label: 'Alba Iulia' },
  { value: 'e', label: 'Baia' },
];
const field = { widget: 'town', list: 'towns' } as const;
const withTowns = (towns: Partial<FormList> = {}, other: Surrounding = {}): Surrounding => ({
  ...other,
  field: { ...field, ...other.field },
  state: { lists: { towns: { options: TOWNS, ...towns } }, ...other.state },
});

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.getByRole('listbox', { hidden: true });
const shown = () => [...list().querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const isOpen = () => [input().getAttribute('aria-expanded'), !list().hidden];
const enter = () => act(() => input().focus());
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(input(), { key });
const leave = () => act(() => input().blur());

describe('while its part of the program is on its way', () => {
  it('the field can be reached, and whoever is in it goes on in it', async () => {
    renderWidget(TownWidget, withTowns({}, { value: 'c' }));
    const before = screen.getByRole('textbox');
    act(() => before.focus());
    const after = await screen.findByRole('combobox');
    expect([before.isConnected, document.activeElement]).toEqual([false, after]);
  });

  it('nobody who has left it is led back', async () => {
    renderWidget(TownWidget, withTowns());
    act(() => screen.getByRole('textbox').focus());
    act(() => screen.getByRole('textbox').blur());
    await screen.findByRole('combobox');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('what is offered', () => {
  it('is every town once the field is opened, and the list has the field’s name', () => {
    renderWidget(TownChoice, withTowns());
    expect([isOpen(), shown()]).toEqual([['false', false], []]);
    expect([input().id, input().name, input().autocomplete, input().dir, input().type]).toEqual([
      'form-asked',
      'sent',
      'off',
      'auto',
      'text',
    ]);
    expect(input().getAttribute('aria-labelledby')).toBeNull();
    expect([list().getAttribute('aria-label'), list().getAttribute('aria-labelledby')]).toEqual([
      'Asked',
      null,
    ]);
    press('ArrowDown');
    expect(isOpen()).toEqual(['true', true]);
    expect(shown()).toEqual(TOWNS.map(({ label }) => label));
  });

  it.each([
    ['their beginning first, then what holds it', 'a', ['Aiud', 'Alba Iulia', 'Bârlad', 'Câmpina', 'Baia']],
    ['letters without their marks', 'bar', ['Bârlad']],
    ['letters in their middle', 'IA', ['Baia', 'Alba Iulia'].reverse()],
    ['nothing, which is said', 'xyz', ['Nothing was found']],
  ])('is found by %s', (_, typed, found) => {
    renderWidget(TownChoice, withTowns());
    enter();
    type(typed);
    expect(shown()).toEqual(found);
  });

  it('is sixty towns at most: typing narrows them', () => {
    const options = Array.from({ length: 100 }, (_, index) => ({
      value: `${index}`,
      label: `Town ${index}`,
    }));
    renderWidget(TownChoice, withTowns({ options }));
    enter();
    type('town');
    expect(shown()).toHaveLength(60);
    type('town 9');
    expect(shown()).toEqual(['Town 9', ...Array.from({ length: 10 }, (_, index) => `Town 9${index}`)]);
  });

  it('is asked for when the field is reached, and the wait is told in the open list', () => {
    const onNeeded = vi.fn();
    renderWidget(TownChoice, withTowns({ options: null, onNeeded }));
    expect(onNeeded).not.toHaveBeenCalled();
    enter();
    expect(onNeeded).toHaveBeenCalledOnce();
    press('ArrowDown');
    expect([isOpen(), shown()]).toEqual([['true', true], ['Loading']]);
  });

  it('needs a county first, and says so', () => {
    renderWidget(
      TownChoice,
      withTowns({ options: null }, { field: { parent: 'county' }, view: { values: {} } }),
    );
    enter();
    press('ArrowDown');
    expect([isOpen(), shown()]).toEqual([['true', true], ['County first']]);
  });

  it('is not shown where the list failed: its field says so', () => {
    renderWidget(TownChoice, withTowns({ options: null, retry: vi.fn() }));
    enter();
    press('ArrowDown');
    expect([isOpen(), shown()]).toEqual([['false', false], []]);
  });
});

describe('a town that is chosen', () => {
  it('by a press is the value, and stands in the field with its text', () => {
    const { changes, reports } = renderWidget(TownChoice, withTowns());
    enter();
    type('bar');
    fireEvent.click(screen.getByRole('option', { name: 'Bârlad' }));
    expect([changes, reports.at(-1), input().value]).toEqual([['b'], ['asked', null], 'Bârlad']);
    expect(isOpen()).toEqual(['false', false]);
    leave();
    expect(changes).toEqual(['b']);
  });

  it('by Enter is the one that is marked; without a mark Enter chooses none', () => {
    const { changes } = renderWidget(TownChoice, withTowns());
    enter();
    type('ba');
    press('Enter');
    expect(changes).toEqual([]);
    press('ArrowDown');
    press('ArrowDown');
    expect(screen.getAllByRole('option').map(({ className }) => className)).toEqual([
      'option ',
      'option active',
      'option ',
    ]);
    press('Enter');
    expect([changes, input().value]).toEqual([['e'], 'Baia']);
  });

  it('is marked in the list, which is whole again', () => {
    renderWidget(TownChoice, withTowns({}, { value: 'c' }));
    expect(input().value).toBe('Câmpina');
    enter();
    press('ArrowDown');
    expect(shown()).toHaveLength(TOWNS.length);
    const selected = screen.getAllByRole('option').filter((each) => each.ariaSelected === 'true');
    expect(selected.map(({ textContent }) => textContent)).toEqual(['Câmpina']);
  });

  it('stands there by itself until its list knows its text', () => {
    const { again } = renderWidget(TownChoice, withTowns({ options: null }, { value: 'c' }));
    expect(input().value).toBe('c');
    again(withTowns());
    expect(input().value).toBe('Câmpina');
  });

  it('gives way to what somebody typed before its list came', () => {
    const { again } = renderWidget(TownChoice, withTowns({ options: null }, { value: 'c' }));
    enter();
    type('Bai');
    again(withTowns());
    expect(input().value).toBe('Bai');
  });

  it('leaves the field with another county', () => {
    const at = (county: string) =>
      withTowns({}, { field: { parent: 'county' }, value: 'c', view: { values: { county } } });
    const { again } = renderWidget(TownChoice, at('1'));
    expect(input().value).toBe('Câmpina');
    again(at('1'));
    expect(input().value).toBe('Câmpina');
    again(at('2'));
    expect(input().value).toBe('');
  });
});

describe('text that is typed and left', () => {
  it.each([
    ['as the list has it', 'Baia', 'e', 'Baia'],
    ['without its marks, in other letters', 'CAMPINA', 'c', 'Câmpina'],
  ])('is the town that is written so: %s', (_, typed, value, text) => {
    const { changes, left } = renderWidget(TownChoice, withTowns());
    enter();
    type(typed);
    leave();
    expect([changes, input().value, left()]).toEqual([[value], text, 1]);
  });

  it('that is no town stays, is no value, and is told [VAL-81]', () => {
    const { changes, reports, left } = renderWidget(TownChoice, withTowns({}, { value: 'c' }));
    enter();
    type('Atlantis');
    expect(reports).toEqual([['asked', null]]);
    leave();
    expect(changes).toEqual(['']);
    expect([reports.at(-1), input().value, left()]).toEqual([['asked', 'fromList'], 'Atlantis', 1]);
  });

  describe('before its list has come', () => {
    const onItsWay = withTowns({ options: null, onNeeded: vi.fn() });

    it.each([
      [
        'aiud',
        [
          ['', 'a'],
          [
            ['asked', null],
            ['asked', null],
          ],
          'Aiud',
        ],
      ],
      [
        'Atlantis',
        [
          ['', ''],
          [
            ['asked', null],
            ['asked', 'fromList'],
          ],
          'Atlantis',
        ],
      ],
    ])('waits for it once the field is left, then means what the list says: %s [VAL-81]', (typed, then) => {
      const { changes, reports, left, again } = renderWidget(TownChoice, onItsWay);
      enter();
      type(typed);
      leave();
      expect([changes, reports, left()]).toEqual([[''], [['asked', null]], 0]);
      again(withTowns());
      expect([changes, reports, input().value]).toEqual(then);
      expect(left()).toBe(1);
      again(withTowns());
      expect(left()).toBe(1);
    });

    it('is told to be none where the list does not come [VAL-81]', () => {
      const { reports, again } = renderWidget(TownChoice, onItsWay);
      enter();
      type('aiud');
      leave();
      again(withTowns({ options: null, retry: vi.fn() }));
      expect(reports.at(-1)).toEqual(['asked', 'fromList']);
    });

    it('is not judged while somebody has come back to it', () => {
      const { changes, reports, again } = renderWidget(TownChoice, onItsWay);
      enter();
      type('ai');
      leave();
      enter();
      again(withTowns());
      expect([changes, reports, input().value]).toEqual([[''], [['asked', null]], 'ai']);
    });
  });

  it('that is empty takes the town back', () => {
    const { changes, reports } = renderWidget(TownChoice, withTowns({}, { value: 'c' }));
    enter();
    type('  ');
    leave();
    expect([changes, reports.at(-1)]).toEqual([[''], ['asked', null]]);
  });

  it('of the town that is chosen changes nothing', () => {
    const { changes, reports, left } = renderWidget(TownChoice, withTowns({}, { value: 'c' }));
    enter();
    leave();
    expect([changes, reports, left()]).toEqual([[], [], 1]);
  });

  it('that means two towns keeps the one of them that is chosen, else takes the first', () => {
    const options = [
      { value: 'x', label: 'Satu Nou' },
      { value: 'y', label: 'Satu nou' },
    ];
    const { changes } = renderWidget(TownChoice, withTowns({ options }, { value: 'y' }));
    enter();
    type('satu nou');
    leave();
    expect(changes).toEqual([]);
    cleanup();
    const other = renderWidget(TownChoice, withTowns({ options }));
    enter();
    type('satu nou');
    leave();
    expect([other.changes, input().value]).toEqual([['x'], 'Satu Nou']);
  });

  it('survives Escape and a press elsewhere as it is', () => {
    renderWidget(TownChoice, withTowns());
    enter();
    type('Bai');
    leave();
    expect(input().value).toBe('Bai');
    enter();
    expect(input().value).toBe('Bai');
  });
});
