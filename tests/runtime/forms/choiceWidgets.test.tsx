// @vitest-environment jsdom
/**
 * Widgets that something is chosen in, each with a field and its lists as literals. Over 250 lines: a list may be there,
 * on its way, asked for when it is needed, or failed, and each widget has to say which.
 */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxWidget } from '../../../runtime/forms/widgets/CheckboxWidget.tsx';
import { RadioWidget } from '../../../runtime/forms/widgets/RadioWidget.tsx';
import { SelectWidget } from '../../../runtime/forms/widgets/SelectWidget.tsx';
import { renderWidget, type Surrounding } from '../../support/renderWidget.tsx';

afterEach(cleanup);

const select = () => screen.getByRole<HTMLSelectElement>('combobox');
/** Every option: its value, its text, and whether it can be chosen. */
const offered = () => [...select().options].map(({ value, text, disabled }) => [value, text, !disabled]);

const CARDS = [
  { value: '1', label: 'Food' },
  { value: '2', label: 'Gifts' },
];

describe('a choice from a list', () => {
  it('offers the options of the field by their words, or by themselves where they have none', () => {
    const { changes, left } = renderWidget(SelectWidget, {
      field: { widget: 'select', options: ['lost', 'other'], optionLabels: 'reasons' },
      texts: { 'reasons.lost': 'Lost card' },
    });
    expect(offered()).toEqual([
      ['', 'Choose', false],
      ['lost', 'Lost card', true],
      ['other', 'other', true],
    ]);
    expect(select().getAttribute('aria-busy')).toBeNull();
    fireEvent.change(select(), { target: { value: 'lost' } });
    expect([changes, select().value]).toEqual([['lost'], 'lost']);
    fireEvent.blur(select());
    expect(left()).toBe(1);
  });

  it('can be emptied again where nothing has to be chosen', () => {
    const { changes } = renderWidget(SelectWidget, {
      field: { widget: 'select', options: ['a'], optionLabels: 'x', isRequired: false },
      value: 'a',
    });
    expect([...document.querySelectorAll('option')].map(({ value, disabled }) => [value, disabled])).toEqual([
      ['', false],
      ['a', false],
    ]);
    fireEvent.change(screen.getByLabelText('Askedoptional'), { target: { value: '' } });
    expect(changes).toEqual(['']);
  });

  it('has no invitation beside an option of its own for none [FRM-06]', () => {
    renderWidget(SelectWidget, {
      field: { widget: 'select', options: ['', 'a'], optionLabels: 'x' },
      texts: { 'x.': 'None' },
    });
    expect(offered()).toEqual([
      ['', 'None', true],
      ['a', 'a', true],
    ]);
  });

  it('offers the list that the screen gives, as far as the field allows, in the field’s order', () => {
    const around: Surrounding = {
      field: { widget: 'select', list: 'cards' },
      state: { lists: { cards: { options: CARDS } } },
    };
    const { again } = renderWidget(SelectWidget, around);
    expect(offered().slice(1)).toEqual([
      ['1', 'Food', true],
      ['2', 'Gifts', true],
    ]);
    again({ ...around, field: { widget: 'select', list: 'cards', options: ['2', '3', '1'] } });
    expect(offered().slice(1)).toEqual([
      ['2', 'Gifts', true],
      ['1', 'Food', true],
    ]);
  });

  it.each([
    ['a list', { widget: 'select', list: 'cards' }],
    ['the field’s own', { widget: 'select', options: ['1', '2'], optionLabels: 'x' }],
  ] as const)('shows a value that is none of %s as it is, and does not offer it', (_, field) => {
    renderWidget(SelectWidget, { field, value: '7', state: { lists: { cards: { options: CARDS } } } });
    expect([select().value, select().selectedOptions[0]?.text]).toEqual(['7', '7']);
    expect(offered().slice(1)).toContainEqual(['7', '7', false]);
  });

  it('offers nothing of a list that the screen does not give', () => {
    renderWidget(SelectWidget, { field: { widget: 'select', list: 'cards' } });
    expect(offered()).toEqual([['', 'Choose', false]]);
  });
});

describe('a list that is on its way', () => {
  const field = { widget: 'select', list: 'cards' } as const;

  it('is asked for once, when the field is reached, and the wait is told', () => {
    const optional = { ...field, isRequired: false };
    const onNeeded = vi.fn();
    const state = { lists: { cards: { options: null, onNeeded } } };
    renderWidget(SelectWidget, { field: optional, state });
    expect([offered(), select().getAttribute('aria-busy')]).toEqual([[['', 'Choose', true]], null]);
    fireEvent.pointerDown(select());
    fireEvent.focus(select());
    fireEvent.focus(select());
    expect(onNeeded).toHaveBeenCalledOnce();
    expect([offered(), select().getAttribute('aria-busy')]).toEqual([
      [
        ['', 'Choose', true],
        [' ', 'Loading', false],
      ],
      'true',
    ]);
  });

  it.each([
    ['once where a choice has to be made', { isRequired: true }, '', 1],
    ['not where one is made', { isRequired: true }, '7', 0],
    ['not where none is needed', { isRequired: false }, '', 0],
  ])('is asked for without the focus, for what fills in addresses, %s', (_, part, value, times) => {
    const onNeeded = vi.fn();
    const state = { lists: { cards: { options: null, onNeeded } } };
    renderWidget(SelectWidget, { field: { ...field, ...part }, value, state });
    expect(onNeeded).toHaveBeenCalledTimes(times);
  });

  it('is waited for from the start where nobody has to ask for it', () => {
    renderWidget(SelectWidget, { field, state: { lists: { cards: { options: null } } } });
    fireEvent.focus(select());
    expect(offered()).toEqual([
      ['', 'Choose', false],
      [' ', 'Loading', false],
    ]);
  });

  it.each([
    ['by its text', (value: string) => `Card ${value}`, 'Card 7'],
    ['by itself where it has none', undefined, '7'],
  ])('lets what is chosen be read already, %s', (_, labelOf, text) => {
    renderWidget(SelectWidget, {
      field,
      value: '7',
      state: { lists: { cards: { options: null, onNeeded: vi.fn(), ...(labelOf && { labelOf }) } } },
    });
    expect(offered()).toEqual([
      ['', 'Choose', false],
      ['7', text, true],
    ]);
    expect(select().value).toBe('7');
  });

  it('that failed is waited for no longer: it says so, keeps what was chosen, and asks again [USE-26]', () => {
    const retry = vi.fn();
    const onNeeded = vi.fn();
    renderWidget(SelectWidget, {
      field,
      state: { lists: { cards: { options: null, onNeeded, retry, help: { contact: ['Call 0800'] } } } },
      texts: { 'forms.listFailed.cards': 'No cards came.' },
    });
    fireEvent.focus(select());
    expect(offered()).toEqual([['', 'Choose', false]]);
    expect(screen.getByRole('alert').textContent).toBe(
      'No cards came.The list did not come. Try againCall 0800',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(select());
  });

  it('says that it failed in words for any list, where its own are missing', () => {
    renderWidget(SelectWidget, {
      field,
      state: { lists: { cards: { options: null, retry: vi.fn() } } },
    });
    expect(screen.getByRole('alert').querySelector('strong')?.textContent).toBe('The list did not come.');
  });

  it('that failed with another is told of there alone', () => {
    renderWidget(SelectWidget, {
      field,
      state: { lists: { cards: { options: null, retry: vi.fn(), isReportedElsewhere: true } } },
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a choice with every option in sight', () => {
  const field = { widget: 'radio', options: ['post', 'office'], optionLabels: 'ways' } as const;
  const texts = { 'ways.post': 'By post', 'ways.office': 'At an office' };

  it('is a group with a name, an option a row, with what is to be said of it below [USE-19]', () => {
    const { changes, left } = renderWidget(RadioWidget, {
      field,
      texts,
      value: 'post',
      state: { hints: { 'asked.office': 'Until 17:00', asked: 'Free of charge' } },
    });
    const group = screen.getByRole('group', { name: 'Asked' });
    expect(group.querySelector('.hint')?.textContent).toBe('Free of charge');
    const [post, office] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([post, office].map((each) => each?.closest('label')?.textContent)).toEqual([
      'By post',
      'At an officeUntil 17:00',
    ]);
    expect([post?.id, office?.id, post?.name, office?.name]).toEqual(['form-asked', '', 'sent', 'sent']);
    expect([post?.checked, office?.checked]).toEqual([true, false]);
    expect([post, office].map((each) => each?.getAttribute('aria-invalid'))).toEqual([null, null]);
    fireEvent.click(office as HTMLElement);
    expect([changes, office?.checked]).toEqual([['office'], true]);
    fireEvent.blur(office as HTMLElement);
    expect(left()).toBe(1);
  });

  it('is marked where nothing has to be chosen, and names its error at each option', () => {
    renderWidget(RadioWidget, {
      field: { ...field, isRequired: false },
      texts,
      view: { errorOf: () => 'Choose one' },
    });
    expect(screen.getByRole('group').querySelector('legend')?.textContent).toBe('Askedoptional');
    expect(document.getElementById('form-asked-message')?.textContent).toBe('Choose one');
    for (const each of screen.getAllByRole('radio')) {
      expect(each.getAttribute('aria-invalid')).toBe('true');
      expect(each.getAttribute('aria-describedby')).toBe('form-asked-message');
    }
  });
});

describe('a consent', () => {
  const field = { widget: 'checkbox', type: 'boolean', label: 'common.loading', link: 'terms' } as const;
  const texts = { 'common.loading': 'I read\nthe <1>terms of use</1> twice.' };
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');

  it('is given by a press, with its link opening elsewhere', () => {
    const { changes, left } = renderWidget(CheckboxWidget, {
      field,
      texts,
      state: { links: { terms: 'https://t.example/' } },
    });
    expect(box().closest('label')?.textContent).toBe('I read\nthe terms of use (opens in a new tab) twice.');
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('terms of use (opens in a new tab)');
    expect(['href', 'target', 'rel'].map((each) => link.getAttribute(each))).toEqual([
      'https://t.example/',
      '_blank',
      'noopener noreferrer',
    ]);
    expect([box().id, box().name, box().checked]).toEqual(['form-asked', 'sent', false]);
    expect(box().getAttribute('aria-required')).toBe('true');
    fireEvent.click(box());
    expect([changes, box().checked]).toEqual([[true], true]);
    fireEvent.blur(box());
    expect(left()).toBe(1);
  });

  it('shows the words of a link that has no address, and a label without one as it is', () => {
    renderWidget(CheckboxWidget, { field, texts });
    expect(box().closest('label')?.textContent).toBe('I read\nthe terms of use twice.');
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    renderWidget(CheckboxWidget, {
      field: { ...field, link: null },
      texts: { 'common.loading': 'I am an adult.' },
      state: { links: { terms: 'https://t.example/' } },
    });
    expect(box().closest('label')?.textContent).toBe('I am an adult.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that is not asked for has no mark of one, and names its error', () => {
    renderWidget(CheckboxWidget, {
      field: { ...field, isRequired: false },
      texts,
      view: { errorOf: () => 'Agree first' },
    });
    expect([box().getAttribute('aria-required'), box().getAttribute('aria-invalid')]).toEqual([null, 'true']);
    expect(document.getElementById('form-asked-message')?.textContent).toBe('Agree first');
  });
});
