// @vitest-environment jsdom
// Over 250 lines: each kind of option, with what is shown of it, typed into it and written to the file.
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listInherited } from '../../../../compiler/drafts/openPoints.ts';
import type { Problem } from '../../../../compiler/problem.ts';
import { readAt } from '../../../../console/app/form/paths.ts';
import { failingPairs } from '../../../../runtime/theme/contrast.ts';
import { renderBreakable } from './renderBreakable.tsx';
import { fieldAt, renderForm } from './renderForm.tsx';

const bg = readFileSync('tenant-config/bg.json', 'utf8');
const user = userEvent.setup({ delay: null });

const problem = (pointer: string, message: string, rule = 'own'): Problem => ({
  file: 'bg.json',
  line: 1,
  column: 1,
  pointer,
  rule,
  message,
});

const rowOf = (pointer: string) => {
  const row = fieldAt(pointer).closest<HTMLElement>('[data-place]');
  if (!row) throw new Error(`There is no row at ${pointer}.`);
  return within(row);
};

const messageOf = (pointer: string) =>
  (fieldAt(pointer).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('how a kind of option is shown and edited, and what that writes', () => {
  const type = (pointer: string, typed: string) => async () => {
    await user.clear(fieldAt(pointer));
    await user.type(fieldAt(pointer), typed);
  };
  const choose = (pointer: string, label: string) => () => user.selectOptions(fieldAt(pointer), label);
  const press = (pointer: string) => () => user.click(fieldAt(pointer));

  it.each([
    ['a text', 'tenant', type('/name', 'Моят'), '"name": "България"', '"name": "Моят"'],
    [
      'a number',
      'behaviour',
      type('/cache/transactionsMinutes', '12'),
      '"transactionsMinutes": 5',
      '"transactionsMinutes": 12',
    ],
    ['a switch', 'money', press('/card/showExpiry'), '"showExpiry": true', '"showExpiry": false'],
    [
      'a choice',
      'offer',
      choose('/profile/updateMethod', 'PATCH'),
      '"updateMethod": "PUT"',
      '"updateMethod": "PATCH"',
    ],
    [
      'three positions',
      'offer',
      () =>
        user.click(
          within(screen.getByRole('radiogroup', { name: 'Where a card is accepted' })).getByLabelText(
            'Paused',
          ),
        ),
      '"cardAcceptance": "on"',
      '"cardAcceptance": "paused"',
    ],
    ['a colour', 'look', type('/theme/brand', '#112233'), '"brand": "#0C7A5B"', '"brand": "#112233"'],
    [
      'a picked colour',
      'look',
      async () =>
        void fireEvent.change(screen.getByLabelText('Main colour: pick a colour'), {
          target: { value: '#abcdef' },
        }),
      '"brand": "#0C7A5B"',
      '"brand": "#ABCDEF"',
    ],
    [
      'a link',
      'content',
      async () => {
        await user.click(fieldAt('/links'));
        await type('/links/faq', 'https://a.example/')();
      },
      '"faq": "https://www.sorvia.example/bg/faq"',
      '"faq": "https://a.example/"',
    ],
    [
      'a key that was not there',
      'look',
      type('/theme/shades/20', '#EEEEEE'),
      '"colours": ["#FFFFFF", "#00966E", "#D62612"]\n    }\n',
      '"colours": ["#FFFFFF", "#00966E", "#D62612"]\n    },\n    "shades": {\n      "20": "#EEEEEE"\n    }\n',
    ],
    [
      'an added item',
      'tenant',
      () => user.click(screen.getByRole('button', { name: 'Add language' })),
      '"languages": ["bg", "en"]',
      '"languages": ["bg", "en", ""]',
    ],
    [
      'a moved item',
      'tenant',
      () => user.click(screen.getByRole('button', { name: 'Move down: bg' })),
      '"languages": ["bg", "en"]',
      '"languages": ["en", "bg"]',
    ],
    [
      'an item taken out',
      'tenant',
      () => user.click(screen.getByRole('button', { name: 'Remove: en' })),
      '"languages": ["bg", "en"]',
      '"languages": ["bg"]',
    ],
  ])('%s', async (_, section, act, before, after) => {
    const form = renderForm(bg, { section });
    await act();
    expect(bg.split(before)).toHaveLength(2);
    expect(form.text()).toBe(bg.replace(before, () => after));
  });

  it('a run of typing names its field, so that it is one step of undo', async () => {
    const form = renderForm(bg);
    await user.type(fieldAt('/name'), 'ab');
    expect(form.runs()).toEqual(['/name', '/name']);
  });

  it('keeps what is typed and is no number, and the file as it was', async () => {
    const form = renderForm(bg, { section: 'behaviour' });
    await user.type(fieldAt('/cache/transactionsMinutes'), 'x');
    expect(fieldAt('/cache/transactionsMinutes')).toHaveProperty('value', '5x');
    expect(messageOf('/cache/transactionsMinutes')).toContain('A number is expected. The file keeps 5');
    expect(form.text()).toBe(bg);
  });

  it('a link can be tried in a new tab that learns nothing of this one', async () => {
    renderForm(bg, { section: 'content', goTo: { pointer: '/links/faq' } });
    const link = await screen.findByRole('link', {
      name: 'Open https://www.sorvia.example/bg/faq in a new tab',
    });
    expect(link.getAttribute('rel')).toBe('noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('lists are ordered by Alt and the arrow keys, and the focus stays with the item', async () => {
    const form = renderForm(bg);
    fieldAt('/languages/0').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(readAt(form.value(), ['languages'])).toEqual(['en', 'bg']);
    expect(document.activeElement).toBe(fieldAt('/languages/1'));
  });
});

describe('defaults and groups', () => {
  it('a default is shown as such; a set value goes back by one press, and its block with it', async () => {
    const form = renderForm(bg, { section: 'behaviour' });
    expect(rowOf('/limits/readSeconds').getByText('Default')).toBeTruthy();
    expect(fieldAt('/limits/readSeconds')).toHaveProperty('value', '20');
    await user.click(screen.getByRole('button', { name: 'Back to default: Minutes for transactions' }));
    expect(form.text()).toBe(bg.replace('  "cache": {\n    "transactionsMinutes": 5\n  },\n', ''));
  });

  it('a value of the group is shown as the group’s, is set by typing, and given back by one press', async () => {
    const group = { name: 'central', value: { limits: { readSeconds: 11 } } };
    const form = renderForm(bg, { section: 'behaviour', group });
    expect(fieldAt('/limits/readSeconds')).toHaveProperty('value', '11');
    expect(rowOf('/limits/readSeconds').getByText('From central')).toBeTruthy();
    await user.type(fieldAt('/limits/readSeconds'), '2');
    expect(readAt(form.value(), ['limits', 'readSeconds'])).toBe(112);
    await user.click(screen.getByRole('button', { name: /^Back to central: Longest wait for an answer/ }));
    expect(form.text()).toBe(bg);
  });

  it('an item of a default list is changed by writing the whole list', async () => {
    const form = renderForm(bg, { goTo: { pointer: '/blocking/reasons/0' } });
    await waitFor(() => expect(document.activeElement).toBe(fieldAt('/blocking/reasons/0')));
    await user.click(screen.getByRole('button', { name: 'Move down: lost' }));
    expect(readAt(form.value(), ['blocking', 'reasons'])).toEqual(['stolen', 'lost', 'damaged']);
  });

  it('so it is when an item is typed', async () => {
    const form = renderForm(bg, { goTo: { pointer: '/carousel/slides/0' } });
    await waitFor(() => expect(document.activeElement).toBe(fieldAt('/carousel/slides/0')));
    await user.clear(fieldAt('/carousel/slides/0'));
    await user.type(fieldAt('/carousel/slides/0'), '3');
    expect(readAt(form.value(), ['carousel'])).toEqual({ slides: [3, 1] });
  });

  it('what never reaches a browser says so', () => {
    renderForm(bg);
    expect(rowOf('/status').getByText('Host only')).toBeTruthy();
    expect(rowOf('/name').queryByText('Host only')).toBeNull();
  });
});

describe('a focus that comes late, as on a busy machine,', () => {
  const { unconfirmed } = listInherited(JSON.parse(bg), 'pl');
  const inherited = JSON.stringify({ from: 'pl', unconfirmed: { '/name': unconfirmed['/name'] } });
  const draft = bg.replace('{\n  "code"', `{\n  "status": "draft",\n  "inherited": ${inherited},\n  "code"`);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));

  it.each([
    [
      'where a value went back to its default',
      () => void renderForm(bg, { section: 'behaviour' }),
      () => press('Back to default: Minutes for transactions'),
      '/limits/readSeconds',
    ],
    [
      'where a place was confirmed in the list of those that are open',
      () => void renderForm(draft),
      async () => {
        await screen.findByRole('button', { name: 'Confirm it: Name' });
        await press('Confirm it: Name');
      },
      '/timeZone',
    ],
    [
      'where a search led to a field',
      () => undefined,
      () => void renderForm(bg, { goTo: { pointer: '/name' } }),
      '/timeZone',
    ],
  ])('is taken from nobody who works somewhere else by then: %s', async (_where, show, act_, elsewhere) => {
    show();
    const frames: FrameRequestCallback[] = [];
    const late = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    await act_();
    expect(frames).not.toEqual([]);
    act(() => fieldAt(elsewhere).focus());
    act(() => {
      for (const draw of frames) draw(0);
    });
    late.mockRestore();
    expect(document.activeElement).toBe(fieldAt(elsewhere));
  });
});

describe('the keyboard, when what was pressed goes away,', () => {
  const isAt = (pointer: string) => waitFor(() => expect(document.activeElement).toBe(fieldAt(pointer)));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));

  it('goes on in the field that is back to its default', async () => {
    renderForm(bg, { section: 'behaviour' });
    await press('Back to default: Minutes for transactions');
    await isAt('/cache/transactionsMinutes');
  });

  it('goes on in the block that was taken out, and in the one that was made', async () => {
    renderForm(bg, { section: 'money', goTo: { pointer: '/currency/secondary' } });
    await press('Back to default: Second currency');
    await isAt('/currency/secondary');
    await press('Set second currency');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Set second currency' })).toBeNull());
    await isAt('/currency/secondary');
  });

  it('goes on in the texts of the language that was added', async () => {
    const more = bg.replace('["bg", "en"]', '["bg", "en", "ro"]');
    renderForm(more, { section: 'words', goTo: { pointer: '/words' } });
    await press('Add ro');
    await isAt('/words/ro');
  });
});

describe('dated values', () => {
  const dated = bg.replace(
    '"features": {\n    "cardAcceptance": "on"\n  }',
    '"features": {\n    "cardAcceptance": [{ "from": "0001-01-01", "value": "on" }, { "from": "2027-05-01", "value": "off" }]\n  }',
  );
  const read = (form: ReturnType<typeof renderForm>) => readAt(form.value(), ['features', 'cardAcceptance']);

  it('a date is added to one value, and the last one taken out leaves one value', async () => {
    const form = renderForm(bg, { section: 'offer' });
    await user.click(
      screen.getByRole('button', { name: 'Change it from a day on: Where a card is accepted' }),
    );
    fireEvent.change(screen.getByLabelText('Day of the change'), { target: { value: '2027-05-01' } });
    await user.click(
      screen.getByRole('button', { name: 'Change it from a day on: Where a card is accepted' }),
    );
    expect(read(form)).toEqual([
      { from: '0001-01-01', value: 'on' },
      { from: '2027-05-01', value: 'on' },
    ]);
    await user.click(
      screen.getByRole('button', { name: 'Remove this date: Where a card is accepted from 2027-05-01' }),
    );
    expect(form.text()).toBe(bg);
  });

  it('a date is added while the file names no time zone that exists', async () => {
    for (const zone of ['', 'Europe/Atlantis']) {
      const odd = bg.replace('"Europe/Sofia"', JSON.stringify(zone));
      const form = renderForm(odd, { section: 'offer' });
      const add = 'Change it from a day on: Where a card is accepted';
      await user.click(screen.getByRole('button', { name: add }));
      await user.click(screen.getByRole('button', { name: add }));
      expect(read(form)).toHaveLength(2);
      cleanup();
    }
  });

  it('both values are there and changed by themselves', async () => {
    const form = renderForm(dated, { section: 'offer', goTo: { pointer: '/features/cardAcceptance' } });
    const later = await screen.findByRole('radiogroup', { name: 'Where a card is accepted from 2027-05-01' });
    await user.click(within(later).getByLabelText('Paused'));
    expect(form.text()).toBe(dated.replace('"value": "off"', '"value": "paused"'));
  });

  it('a date is moved, also past another one', async () => {
    const form = renderForm(dated, { section: 'offer', goTo: { pointer: '/features/cardAcceptance' } });
    const day = await screen.findByLabelText('From: Where a card is accepted from 2027-05-01');
    fireEvent.change(day, { target: { value: '2027-06-01' } });
    expect(form.text()).toBe(dated.replace('2027-05-01', '2027-06-01'));
    const first = screen.getByLabelText('From: Where a card is accepted, ever since');
    fireEvent.change(first, { target: { value: '2028-01-01' } });
    fireEvent.blur(first);
    expect(read(form)).toEqual([
      { from: '2027-06-01', value: 'off' },
      { from: '2028-01-01', value: 'on' },
    ]);
  });

  it('a day that is being typed keeps its row in place, and the keyboard goes with the row', async () => {
    const form = renderForm(dated, { section: 'offer', goTo: { pointer: '/features/cardAcceptance' } });
    const later = await screen.findByLabelText('From: Where a card is accepted from 2027-05-01');
    const first = screen.getByLabelText('From: Where a card is accepted, ever since');
    act(() => first.focus());
    // As the keys of a year come, one by one.
    for (const day of ['0002-05-01', '2028-05-01']) fireEvent.change(first, { target: { value: day } });
    expect(document.activeElement).toBe(first);
    expect([first, later].map((each) => each.getAttribute('value'))).toEqual(['2028-05-01', '2027-05-01']);
    await user.tab();
    const remove = { name: 'Remove this date: Where a card is accepted from 2028-05-01' };
    expect(document.activeElement).toBe(screen.getByRole('button', remove));
    act(() => later.focus());
    expect(read(form)).toEqual([
      { from: '2027-05-01', value: 'off' },
      { from: '2028-05-01', value: 'on' },
    ]);
    // One step of undo.
    expect(new Set(form.runs())).toEqual(new Set(['/features/cardAcceptance/0/from']));
  });

  it('a day that moves its row past the one that the keyboard goes to leaves it there', async () => {
    renderForm(dated, { section: 'offer', goTo: { pointer: '/features/cardAcceptance' } });
    const later = await screen.findByLabelText('From: Where a card is accepted from 2027-05-01');
    const first = screen.getByLabelText('From: Where a card is accepted, ever since');
    act(() => first.focus());
    fireEvent.change(first, { target: { value: '2028-05-01' } });
    act(() => later.focus());
    const moved = () => screen.getByLabelText('From: Where a card is accepted from 2027-05-01');
    await waitFor(() => expect(document.activeElement).toBe(moved()));
    expect(fieldAt('/features/cardAcceptance/0/from')).toBe(moved());
  });

  it('a day that moves its row takes the focus along from nobody who has left the rows by then', async () => {
    renderForm(dated, { section: 'offer', goTo: { pointer: '/features/cardAcceptance' } });
    const later = await screen.findByLabelText('From: Where a card is accepted from 2027-05-01');
    const first = screen.getByLabelText('From: Where a card is accepted, ever since');
    act(() => first.focus());
    fireEvent.change(first, { target: { value: '2028-05-01' } });
    const frames: FrameRequestCallback[] = [];
    const late = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    act(() => later.focus());
    act(() => fieldAt('/profile/updateMethod').focus());
    for (const draw of frames) draw(0);
    late.mockRestore();
    expect(document.activeElement).toBe(fieldAt('/profile/updateMethod'));
  });

  it('a date that is taken out while another is still being typed leaves the others in order', async () => {
    const form = renderForm(dated, { section: 'offer', goTo: { pointer: '/features/cardAcceptance' } });
    const first = await screen.findByLabelText('From: Where a card is accepted, ever since');
    fireEvent.change(first, { target: { value: '2028-05-01' } });
    const remove = { name: 'Remove this date: Where a card is accepted from 2028-05-01' };
    fireEvent.click(screen.getByRole('button', remove));
    expect(read(form)).toBe('off');
  });
});

describe('what is wrong', () => {
  it('is told at its field, once, and the field says that it is invalid', async () => {
    renderForm(bg, {
      section: 'look',
      problems: [
        problem('/theme/brand', '"#0C7" does not fit here. As the compiler said a moment ago.', 'pattern'),
        problem('/theme/accent', 'Two accents are one too many.'),
      ],
    });
    expect(fieldAt('/theme/accent').getAttribute('aria-invalid')).toBe('true');
    expect(messageOf('/theme/accent')).toContain('Two accents are one too many.');
    // The file has a right brand colour again; what the compiler said of its structure is of an older text.
    expect(fieldAt('/theme/brand').getAttribute('aria-invalid')).toBeNull();
    await user.type(fieldAt('/theme/brand'), '0');
    expect(
      screen.getAllByText(
        '"#0C7A5B0" does not fit here. Six-digit hexadecimal colour. For example "#0C7A5B".',
      ),
    ).toHaveLength(1);
  });

  it('a warning is told without making the field invalid', () => {
    renderForm(bg, { warnings: [problem('/name', 'This looks odd.')] });
    expect(messageOf('/name')).toContain('This looks odd.');
    expect(fieldAt('/name').getAttribute('aria-invalid')).toBeNull();
  });

  it('an own shade that cannot be read has the nearest one that can, by one press', async () => {
    const dark = bg.replace(
      '"accent": "#FFC145",',
      '"accent": "#FFC145",\n    "shades": { "20": "#0A7A50" },',
    );
    const form = renderForm(dark, { section: 'look' });
    await user.click(screen.getByRole('button', { name: /^Use #[0-9A-F]{6}, the nearest that passes$/ }));
    const theme = readAt(form.value(), ['theme']) as Parameters<typeof failingPairs>[0];
    expect(theme.shades?.['20']).not.toBe('#0A7A50');
    expect(failingPairs(theme)).toEqual([]);
    expect(screen.queryByRole('button', { name: /nearest that passes/ })).toBeNull();
  });

  it('a text that never was JSON has no form, and the place of the mistake', () => {
    renderForm(bg.replace('"name"', 'name'));
    expect(screen.getByText(/Line 5, column 3/)).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('what was there stays there, and comes alive again', async () => {
    function breakText(text: string) {
      return text.replace('"identifier":', '"identifier"');
    }
    renderBreakable(bg, breakText);
    await user.click(screen.getByRole('button', { name: 'break' }));
    expect(fieldAt('/name')).toHaveProperty('value', 'България');
    expect(fieldAt('/name').matches(':disabled')).toBe(true);
    expect(screen.getByText(/This is no JSON just now/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'mend' }));
    expect(fieldAt('/name').matches(':disabled')).toBe(false);
  });

  it('a value of a wrong type is shown as it is written, with the way to the JSON', async () => {
    const places: unknown[] = [];
    const odd = bg
      .replace('"languages": ["bg", "en"]', '"languages": "bg"')
      .replace('"features": {\n    "cardAcceptance": "on"\n  }', '"features": 7');
    renderForm(odd, { onOpenJson: (at) => places.push(at) });
    expect(screen.getByText('"bg"')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit in JSON: Languages' }));
    expect(places).toEqual([{ line: 4, column: 3 }]);
  });

  it('a key that is not known is kept and listed', async () => {
    const form = renderForm(bg.replace('"name"', '"colour": 1,\n  "name"'));
    expect(screen.getByText('The key "colour" is not known here.', { exact: false })).toBeTruthy();
    await user.type(fieldAt('/name'), '!');
    expect(readAt(form.value(), ['colour'])).toBe(1);
  });
});

describe('the way to a field', () => {
  it('goTo opens the section and the folds, and puts the focus into the field', async () => {
    const form = renderForm(bg, { goTo: { pointer: '/connections/prod/sso/clientId' } });
    await waitFor(() => expect(document.activeElement).toBe(fieldAt('/connections/prod/sso/clientId')));
    expect(form.visited().at(-1)).toBe('/connections/prod/sso/clientId');
  });

  it('tells where somebody works', async () => {
    const form = renderForm(bg);
    fieldAt('/timeZone').focus();
    fieldAt('/languages/1').focus();
    expect(form.visited()).toEqual(['/timeZone', '/languages/1']);
  });
});

describe('a draft', () => {
  const document_ = JSON.parse(bg);
  const { unconfirmed } = listInherited(document_, 'pl');
  const two = { '/theme/brand': unconfirmed['/theme/brand'], '/name': unconfirmed['/name'] };
  const inherited = JSON.stringify({ from: 'pl', unconfirmed: two });
  const draft = bg.replace('{\n  "code"', `{\n  "status": "draft",\n  "inherited": ${inherited},\n  "code"`);

  it('has each open place at its field, until it is confirmed by one press', async () => {
    const form = renderForm(draft);
    await waitFor(() => expect(messageOf('/name')).toContain('Copied from pl.'));
    await user.click(screen.getByRole('button', { name: 'Confirm: Name' }));
    expect(form.text()).toBe(draft.replace(`,"/name":"${two['/name']}"`, ''));
    await waitFor(() => expect(document.activeElement).toBe(fieldAt('/name')));
    await waitFor(() => expect(messageOf('/name')).not.toContain('Copied from pl.'));
  });

  it('a place that was changed is open no more, also before anybody saves', async () => {
    renderForm(draft);
    await screen.findByRole('button', { name: 'Confirm: Name' });
    await user.type(fieldAt('/name'), '!');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm: Name' })).toBeNull());
  });

  it('does not say that nothing is open where the browser cannot compare, by http from another computer', async () => {
    vi.stubGlobal('crypto', {});
    renderForm(draft);
    await screen.findByText(/^Which places are still as copied cannot be told at this address/);
    expect(screen.queryByText('Nothing is open.')).toBeNull();
  });

  it('places of one part are confirmed by one press, and the keyboard goes on from what is left', async () => {
    const three = { ...two, '/theme/accent': unconfirmed['/theme/accent'] };
    const form = renderForm(draft.replace(JSON.stringify(two), JSON.stringify(three)));
    await user.click(await screen.findByRole('button', { name: /^Confirm all 2: / }));
    expect(form.value()).toMatchObject({ inherited: { from: 'pl', unconfirmed: { '/name': two['/name'] } } });
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^One place is still as copied/));
    await user.click(screen.getByRole('button', { name: 'Confirm it: Name' }));
    expect(form.text()).toBe(bg.replace('{\n', '{\n  "status": "draft",\n'));
    await waitFor(() => expect(document.activeElement).toBe(fieldAt('/status')));
  });

  it('the list of open places goes with its last one', async () => {
    const form = renderForm(draft);
    await user.click(await screen.findByRole('button', { name: 'Confirm: /theme/brand' }));
    await user.click(screen.getByRole('button', { name: 'Confirm: Name' }));
    expect(form.text()).toBe(bg.replace('{\n', '{\n  "status": "draft",\n'));
  });
});
