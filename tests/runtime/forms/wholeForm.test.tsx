// @vitest-environment jsdom
/**
 * A form of three fields with rules written by hand: what it ties together around rjsf. Over 250 lines: what happens to
 * values, errors, lists, answers and what is around the fields, event by event.
 */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../../runtime/assemble/form.ts';
import type { CompiledValidator, FormModule } from '../../../runtime/forms/formErrors.ts';
import type { FormProblem } from '../../../runtime/forms/formState.ts';
import type { SentValues } from '../../../runtime/forms/formValues.ts';
import { TenantForm, type TenantFormProps } from '../../../runtime/forms/TenantForm.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { FIELD, WIDGET_TEXTS } from '../../support/renderWidget.tsx';

const TEXTS = {
  ...WIDGET_TEXTS,
  fieldsToFill_one: '{{count}} to fill in',
  fieldsToFill_other: '{{count}} to fill in',
  fieldsToFix_one: '{{count}} to fix',
  fieldsToFix_other: '{{count}} to fix',
  'form-validations.nameLength': 'Too short',
  'form-validations.fromList': 'Not in the list',
  'form-validations.taken': 'Taken already',
};

const named = (name: string, label: Field['label'], more: Partial<Field> = {}): Field => ({
  ...FIELD,
  name,
  inputName: name,
  label,
  rules: [{ name: 'required' }, { name: 'nameLength' }],
  ...more,
});
const first = named('first', 'forms.firstName', { isHalf: true });
const second = named('second', 'common.tryAgain');
const consent = named('consent', 'common.loading', {
  type: 'boolean',
  widget: 'checkbox',
  isRequired: false,
  rules: [],
});

/** Text of two signs or more in every field that has to be filled in. */
function aForm(fields: readonly Field[] = [first, second, consent]): FormModule {
  const asked = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const validate: CompiledValidator = Object.assign(
    (data: Record<string, unknown>) => {
      validate.errors = asked.flatMap((name) => {
        if (!(name in data))
          return [
            { keyword: 'required', instancePath: '', schemaPath: '', params: { missingProperty: name } },
          ];
        const isLong = String(data[name]).length > 1;
        return isLong
          ? []
          : [{ keyword: 'nameLength', instancePath: `/${name}`, schemaPath: '', params: {} }];
      });
      return validate.errors.length === 0;
    },
    { errors: null as Exclude<CompiledValidator['errors'], undefined> },
  );
  return {
    form: { name: 'asked', fields },
    schema: {
      $id: 'asked',
      type: 'object',
      additionalProperties: false,
      required: [...asked],
      properties: Object.fromEntries(
        fields.map(({ name, type }) => [name, { type: type === 'phone' ? 'object' : type }]),
      ),
    },
    create: () => ({ asked: validate }),
  };
}

function openForm(props: Partial<TenantFormProps> = {}) {
  const sent: SentValues[] = [];
  const onSubmit = async (values: SentValues): Promise<FormProblem | undefined> => {
    sent.push(values);
    return undefined;
  };
  const form = aForm();
  const i18n = createI18n('en', TEXTS);
  const tree = (more: Partial<TenantFormProps>) => (
    <WordsProvider i18n={i18n}>
      <TenantForm form={form} submit="Send" onSubmit={onSubmit} {...props} {...more} />
    </WordsProvider>
  );
  const { rerender } = render(tree({}));
  return { sent, again: (more: Partial<TenantFormProps>) => rerender(tree(more)) };
}

const field = (name: string) => document.getElementById(`asked-${name}`) as HTMLInputElement;
const button = () => screen.getByRole('button', { name: 'Send' });
const reason = () => document.getElementById('asked-form-reason')?.textContent ?? null;
const message = (name: string) => document.getElementById(`asked-${name}-message`)?.textContent ?? null;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const leave = (name: string) => fireEvent.blur(field(name));
/** Errors are shown a moment after the last change (CON-56). */
const rest = (milliseconds = 50) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function fillIn(): Promise<void> {
  type('first', 'Ana');
  type('second', 'Popescu');
  await rest();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a form as it opens', () => {
  it('says how much there is to fill in, and nothing of any field [FRM-03]', () => {
    openForm();
    expect(reason()).toBe('2 to fill in');
    expect([button().getAttribute('aria-disabled'), button().getAttribute('aria-describedby')]).toEqual([
      'true',
      'asked-form-reason',
    ]);
    expect([message('first'), message('second')]).toEqual([null, null]);
    expect(button().className).toContain('filled');
  });

  it('begins with the values that it is given, and can be sent where these are right', () => {
    openForm({ initial: { first: 'Ana', second: 'Popescu', consent: true } });
    expect([field('first').value, field('second').value, field('consent').checked]).toEqual([
      'Ana',
      'Popescu',
      true,
    ]);
    expect([
      reason(),
      button().getAttribute('aria-disabled'),
      button().getAttribute('aria-describedby'),
    ]).toEqual([null, null, null]);
  });

  it('puts its fields in cells, under the headings that it is given', () => {
    openForm({
      legends: { second: 'More of you' },
      children: <p>Between</p>,
      aside: <a href="#back">Back</a>,
    });
    expect([...document.querySelectorAll('.half, .whole')].map(({ className }) => className)).toEqual([
      'half',
      'whole',
      'whole',
    ]);
    const group = screen.getByRole('group', { name: 'More of you' });
    expect(group.contains(field('first'))).toBe(false);
    expect([group.contains(field('second')), group.contains(field('consent'))]).toEqual([true, true]);
    const between = screen.getByText('Between');
    expect(between.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(between.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(button().parentElement?.contains(screen.getByRole('link', { name: 'Back' }))).toBe(true);
  });

  it('gives its controls the ids of its own name, or of the one that it is given', () => {
    openForm({ id: 'other' });
    expect(document.getElementById('other-first')).not.toBeNull();
    expect(document.getElementById('asked-first')).toBeNull();
    fireEvent.blur(document.getElementById('other-first') as HTMLElement);
    expect(document.getElementById('other-first-message')?.textContent).toBe('Fill it in');
  });

  it('looks dangerous where what it sends cannot be undone', () => {
    openForm({ isDanger: true });
    expect(button().className).toContain('danger');
  });

  it('fails for a module that is not of the compiler', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => openForm({ form: { ...aForm(), create: () => ({}) } })).toThrow(
      'The form "asked" has no rules.',
    );
    log.mockRestore();
  });
});

describe('a field of a form', () => {
  it('says what is wrong once it was left, and 50 ms after a change from then on [FRM-01 FRM-09]', async () => {
    openForm();
    type('first', 'A');
    await rest();
    expect(message('first')).toBeNull();
    leave('first');
    expect([message('first'), reason()]).toEqual(['Too short', '2 to fix']);
    type('first', 'An');
    await rest(49);
    expect(message('first')).toBe('Too short');
    await rest(1);
    expect([message('first'), reason()]).toEqual([null, '1 to fill in']);
    expect(field('first').parentElement?.className).toContain('valid');
    expect(field('second').parentElement?.className).toContain('rest');
  });

  it('is looked at together with what was changed meanwhile', async () => {
    openForm();
    type('first', 'An');
    await rest(40);
    type('second', 'Po');
    await rest(40);
    expect(reason()).toBe('2 to fill in');
    await rest(10);
    expect(reason()).toBeNull();
  });

  it('that does not apply is not shown, not asked for and not sent', async () => {
    const { sent, again } = openForm({ hidden: ['second'] });
    expect(field('second')).toBeNull();
    type('first', 'Ana');
    await rest();
    expect(reason()).toBeNull();
    fireEvent.click(button());
    await rest();
    expect(sent).toEqual([{ first: 'Ana', consent: false }]);
    again({ hidden: [] });
    expect(reason()).toBe('1 to fill in');
    again({ hidden: ['first', 'second'] });
    expect([reason(), field('first')]).toEqual([null, null]);
  });

  it('that is left to itself after sending was tried says what is wrong, too', async () => {
    openForm();
    fireEvent.click(button());
    await rest();
    expect([message('first'), message('second')]).toEqual(['Fill it in', 'Fill it in']);
  });
});

describe('a form that is not right yet', () => {
  it('lists what is wrong, with a link to each field, and reading goes on there', async () => {
    openForm();
    expect(document.querySelector('.summary')).toBeNull();
    fireEvent.click(button());
    await rest();
    const summary = screen.getByRole('region', { name: '2 to fix' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Asked: Fill it in', 'Try again: Fill it in']);
    fireEvent.click(within(summary).getByRole('link', { name: 'Try again' }));
    expect(document.activeElement).toBe(field('second'));
    await fillIn();
    expect(document.querySelector('.summary')).toBeNull();
    expect(document.activeElement).toBe(field('second'));
  });

  it('names a consent there by its text alone', async () => {
    const asked = named('consent', 'common.loading', { type: 'boolean', widget: 'checkbox' });
    const i18n = createI18n('en', { ...TEXTS, 'common.loading': 'I read the <1>terms</1>.' });
    render(
      <WordsProvider i18n={i18n}>
        <TenantForm form={aForm([asked])} submit="Send" onSubmit={async () => undefined} />
      </WordsProvider>,
    );
    // A box that is not ticked is there: the rules of this form look at its text.
    expect(reason()).toBeNull();
    cleanup();
    render(
      <WordsProvider i18n={i18n}>
        <TenantForm
          form={aForm([{ ...asked, type: 'string', widget: 'text' }])}
          submit="Send"
          onSubmit={async () => undefined}
        />
      </WordsProvider>,
    );
    fireEvent.click(button());
    await rest();
    expect(screen.getByRole('listitem').textContent).toBe('I read the terms: Fill it in');
  });
});

describe('a form that is sent', () => {
  it('gives its values once, and is busy until the answer comes [F1]', async () => {
    let answer: (problem?: FormProblem) => void = () => undefined;
    const onSubmit = vi.fn(
      (_: SentValues) =>
        new Promise<FormProblem | undefined>((resolve) => {
          answer = resolve;
        }),
    );
    openForm({ onSubmit });
    await fillIn();
    fireEvent.click(button());
    fireEvent.click(button());
    await rest();
    expect(onSubmit.mock.calls).toEqual([[{ first: 'Ana', second: 'Popescu', consent: false }]]);
    expect(button().getAttribute('aria-busy')).toBe('true');
    answer();
    await rest();
    expect(button().getAttribute('aria-busy')).toBeNull();
  });

  it('says below its button, unseen, what goes wrong while somebody types on [USE-02]', async () => {
    let answer: (problem?: FormProblem) => void = () => undefined;
    const onSubmit = () =>
      new Promise<FormProblem | undefined>((resolve) => {
        answer = resolve;
      });
    openForm({ onSubmit });
    await fillIn();
    fireEvent.click(button());
    await rest();
    type('first', 'Anna');
    answer({ message: 'The server is busy.' });
    await rest();
    expect(within(button().parentElement as HTMLElement).getByRole('status').textContent).toBe(
      'The server is busy.',
    );
  });

  it('shows a problem of no field above them all, with what leads on, until something changes', async () => {
    openForm({
      onSubmit: async () => ({
        message: 'Not now.',
        ways: <a href="#on">On</a>,
        help: { contact: ['0800'] },
      }),
    });
    await fillIn();
    fireEvent.click(button());
    await rest();
    const summary = screen.getByRole('region', { name: 'Not now.' });
    expect(summary.textContent).toBe('Not now.On0800');
    expect(document.activeElement).toBe(summary);
    expect(within(button().parentElement as HTMLElement).getByRole('status').textContent).toBe('');
    type('first', 'Anna');
    await rest();
    expect(document.querySelector('.summary')).toBeNull();
  });

  it('shows a problem at the field that it is about, until that one changes [VAL-82]', async () => {
    const { sent } = openForm({
      onSubmit: async () => ({ message: 'Nobody is called so.', field: 'second' }),
    });
    await fillIn();
    fireEvent.click(button());
    await rest();
    expect([message('second'), document.activeElement, document.querySelector('.summary')]).toEqual([
      'Nobody is called so.',
      field('second'),
      null,
    ]);
    // What a server said keeps nobody from sending again.
    expect([reason(), sent]).toEqual([null, []]);
    type('first', 'Anna');
    await rest();
    expect(message('second')).toBe('Nobody is called so.');
    type('second', 'Pop');
    await rest();
    expect(message('second')).toBeNull();
  });

  it('begins with a problem that is there from the start', () => {
    openForm({ initial: { first: 'Ana' }, problem: { message: 'Not this one.', field: 'first' } });
    expect(message('first')).toBe('Not this one.');
  });
});

describe('what a form tells of', () => {
  it('is each change of its values, not each look at them', async () => {
    const onChange = vi.fn();
    openForm({ onChange });
    fireEvent.focus(field('first'));
    leave('first');
    expect(onChange).not.toHaveBeenCalled();
    type('first', 'A');
    expect(onChange.mock.calls).toEqual([[{ first: 'A', second: '', consent: false }]]);
    fireEvent.click(field('consent'));
    expect(onChange.mock.lastCall).toEqual([{ first: 'A', second: '', consent: true }]);
  });

  it('is a question to a server about a value that is right so far [FRM-02]', async () => {
    const ask = vi.fn(async (values: SentValues) => (values.first === 'Ana' ? 'taken' : null));
    openForm({ checks: { first: ask } });
    type('first', 'A');
    await rest();
    expect(ask).not.toHaveBeenCalled();
    type('first', 'Ana');
    await rest();
    expect(ask.mock.calls).toEqual([[{ first: 'Ana', consent: false }]]);
    expect(message('first')).toBe('Taken already');
    type('second', 'Popescu');
    await rest();
    expect([message('first'), ask.mock.calls.length]).toEqual(['Taken already', 1]);
    type('first', 'Anna');
    await rest();
    expect(message('first')).toBeNull();
  });

  it('is forgotten when the value has changed before the answer, and when asking fails', async () => {
    const answers: ((rule: string | null) => void)[] = [];
    const ask = () => new Promise<string | null>((resolve) => answers.push(resolve));
    openForm({ checks: { first: ask } });
    type('first', 'Ana');
    type('first', 'Anna');
    answers[0]?.('taken');
    await rest();
    expect(message('first')).toBeNull();
    cleanup();
    openForm({ checks: { first: () => Promise.reject(new Error('offline')) } });
    type('first', 'Ana');
    await rest();
    expect(message('first')).toBeNull();
  });
});

describe('a field that hangs on another', () => {
  const county = named('county', 'forms.firstName', { widget: 'select', list: 'counties', rules: [] });
  const town = named('town', 'common.tryAgain', {
    widget: 'select',
    list: 'towns',
    parent: 'county',
    rules: [],
  });
  const listOf = (...values: readonly string[]) => ({
    options: values.map((value) => ({ value, label: value })),
  });
  const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

  it('is emptied when that one changes, and both are told', async () => {
    const onChange = vi.fn();
    openForm({
      form: aForm([county, town]),
      lists: { counties: listOf('CJ', 'AB'), towns: listOf('Aiud', 'Dej') },
      onChange,
    });
    choose('county', 'CJ');
    choose('town', 'Dej');
    expect(onChange.mock.lastCall).toEqual([{ county: 'CJ', town: 'Dej' }]);
    choose('county', 'AB');
    await rest();
    expect(field('town').value).toBe('');
    expect(onChange.mock.lastCall).toEqual([{ county: 'AB', town: '' }]);
  });

  it('is no right value once its list has come without it [VAL-81]', async () => {
    const counties = listOf('CJ');
    const { again } = openForm({
      form: aForm([county, town]),
      initial: { county: 'CJ', town: 'Dej' },
      lists: { counties, towns: { options: null } },
    });
    expect(reason()).toBeNull();
    again({ lists: { counties, towns: listOf('Aiud') } });
    expect(reason()).toBe('1 to fill in');
    leave('town');
    expect(message('town')).toBe('Not in the list');
    again({ lists: { counties, towns: listOf('Aiud', 'Dej') } });
    expect([message('town'), reason()]).toEqual([null, null]);
  });
});
