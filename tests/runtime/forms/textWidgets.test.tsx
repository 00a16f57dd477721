// @vitest-environment jsdom
/**
 * Widgets that people type into, each with a field and its surroundings as literals: what they say of it, and what they
 * give. Over 250 lines: six widgets, one after the other.
 */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeWidget } from '../../../runtime/forms/widgets/CodeWidget.tsx';
import { DateWidget } from '../../../runtime/forms/widgets/DateWidget.tsx';
import { DigitsWidget } from '../../../runtime/forms/widgets/DigitsWidget.tsx';
import { PasswordWidget } from '../../../runtime/forms/widgets/PasswordWidget.tsx';
import { TextAreaWidget } from '../../../runtime/forms/widgets/TextAreaWidget.tsx';
import { TextWidget } from '../../../runtime/forms/widgets/TextWidget.tsx';
import { renderWidget } from '../../support/renderWidget.tsx';

afterEach(cleanup);

const input = () => screen.getByLabelText<HTMLInputElement>('Asked');
const type = (value: string) => fireEvent.input(input(), { target: { value } });
/** The attributes of the control, those that are asked about. */
const traits = (...names: readonly string[]) => names.map((name) => input().getAttribute(name));
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('what every control says of its field', () => {
  it('has the field’s id and name, and has to be filled in', () => {
    renderWidget(TextWidget, { field: { autocomplete: 'given-name' } });
    expect(traits('id', 'name', 'autocomplete', 'aria-required', 'aria-invalid', 'aria-describedby')).toEqual(
      ['form-asked', 'sent', 'given-name', 'true', null, null],
    );
    expect(screen.queryByText('optional')).toBeNull();
  });

  it('is marked where it may stay empty, and has no hint of the browser’s', () => {
    renderWidget(TextWidget, { field: { isRequired: false } });
    expect(screen.getByText('optional').tagName).toBe('SPAN');
    expect(screen.getByLabelText('Askedoptional').getAttribute('aria-required')).toBeNull();
    expect(screen.getByLabelText('Askedoptional').getAttribute('autocomplete')).toBeNull();
  });

  it('is not marked where it cannot be changed', () => {
    renderWidget(TextWidget, { field: { isRequired: false, isReadOnly: true } });
    expect(screen.queryByText('optional')).toBeNull();
    expect(input().readOnly).toBe(true);
    expect(input().parentElement?.className).toBe('control rest readOnly');
  });

  it('names its error, then its hint [FRM-01]', () => {
    renderWidget(TextWidget, {
      view: { errorOf: (name) => (name === 'asked' ? 'Wrong text' : undefined) },
      state: { hints: { asked: 'As on the card' } },
    });
    expect(traits('aria-invalid', 'aria-describedby')).toEqual([
      'true',
      'form-asked-message form-asked-hint',
    ]);
    expect(document.getElementById('form-asked-message')?.textContent).toBe('Wrong text');
    expect(document.getElementById('form-asked-hint')?.textContent).toBe('As on the card');
    expect(input().parentElement?.className).toBe('control invalid');
  });

  it('takes the hint of the field’s declaration, and the screen’s before it', () => {
    const field = { hint: 'common.loading' } as const;
    renderWidget(TextWidget, { field });
    expect(texts('.hint')).toEqual(['Loading']);
    cleanup();
    renderWidget(TextWidget, { field, state: { hints: { asked: 'Of the screen' } } });
    expect(texts('.hint')).toEqual(['Of the screen']);
  });

  it('shows that it was filled in right', () => {
    renderWidget(TextWidget, { view: { isRight: (name) => name === 'asked' } });
    expect(input().parentElement?.className).toBe('control valid');
  });

  it('fails for a field that the form has not', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderWidget(TextWidget, { state: { fields: [] } })).toThrow(
      'The form has no field "asked".',
    );
    log.mockRestore();
  });
});

describe('a line of text', () => {
  it('is written as names are: nothing corrects it, each word begins large', () => {
    renderWidget(TextWidget, { field: { maxInput: 40 }, state: { placeholders: { asked: 'Ana' } } });
    expect(
      traits(
        'type',
        'dir',
        'autocapitalize',
        'autocorrect',
        'spellcheck',
        'inputmode',
        'maxlength',
        'placeholder',
      ),
    ).toEqual(['text', 'auto', 'words', 'off', 'false', null, '40', 'Ana']);
  });

  it('is written as addresses are where it is an email, of any length', () => {
    renderWidget(TextWidget, { field: { widget: 'email' } });
    expect(
      traits('type', 'dir', 'autocapitalize', 'autocorrect', 'spellcheck', 'inputmode', 'maxlength'),
    ).toEqual(['text', 'ltr', 'none', 'off', 'false', 'email', null]);
  });

  it('gives each text as it is typed, and says when it is left', () => {
    const { changes, left } = renderWidget(TextWidget, { value: 'A' });
    expect(input().value).toBe('A');
    type('An');
    type('Ana ');
    expect(changes).toEqual(['An', 'Ana ']);
    expect(left()).toBe(0);
    fireEvent.blur(input());
    expect(left()).toBe(1);
  });

  it.each([
    ['an email of two alphabets', 'email', 'аna@x.example', ['Two alphabets'], 'form-asked-hint'],
    ['an email of one', 'email', 'ana@x.example', [], null],
    ['a name of two', 'text', 'Аna', [], null],
  ] as const)('says of %s what is to be said [F7]', (_, widget, value, said, describedBy) => {
    renderWidget(TextWidget, { field: { widget }, value });
    expect(texts('.hint')).toEqual(said);
    expect(traits('aria-describedby', 'aria-invalid')).toEqual([describedBy, null]);
  });

  it('opens what explains it by a button beside its label', () => {
    const open = vi.fn();
    renderWidget(TextWidget, {
      state: { helps: { asked: { label: 'Where is it?', name: 'Where is it? Asked', open } } },
    });
    const help = screen.getByRole('button', { name: 'Where is it? Asked' });
    expect(help.textContent).toBe('Where is it?');
    fireEvent.click(help);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each(['paste', 'drop'] as const)('refuses to %s where that is off, and says so [FRM-04]', (event) => {
    renderWidget(TextWidget, { field: { isPasteBlocked: true } });
    expect(traits('data-no-paste')).toEqual(['true']);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(fireEvent[event](input())).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('No pasting');
    expect(texts('.hint')).toEqual(['No pasting']);
    expect(traits('aria-describedby')).toEqual(['form-asked-hint']);
  });

  it.each(['paste', 'drop'] as const)('takes all of what one %s brings, however long', (event) => {
    vi.useFakeTimers();
    renderWidget(TextWidget, { field: { maxInput: 3 } });
    expect(fireEvent[event](input())).toBe(true);
    expect(input().maxLength).toBe(-1);
    vi.runAllTimers();
    expect(input().maxLength).toBe(3);
    expect(traits('data-no-paste')).toEqual([null]);
    expect(screen.queryByRole('status')).toBeNull();
    vi.useRealTimers();
  });
});

describe('digits, a code and a day', () => {
  it('are typed by a keyboard of digits, from left to right', () => {
    for (const Widget of [DigitsWidget, CodeWidget, DateWidget]) {
      renderWidget(Widget, { field: { widget: 'digits', maxInput: 6 } });
      expect(traits('type', 'dir', 'inputmode')).toEqual(['text', 'ltr', 'numeric']);
      cleanup();
    }
  });

  it('digits say what was understood of more than digits, and where they are explained', () => {
    const open = vi.fn();
    const { changes, left } = renderWidget(DigitsWidget, {
      field: { widget: 'digits', maxInput: 10 },
      state: { placeholders: { asked: '123' }, helps: { asked: { label: 'Where?', name: 'Where?', open } } },
    });
    expect(traits('placeholder')).toEqual(['123']);
    fireEvent.click(screen.getByRole('button', { name: 'Where?' }));
    expect(open).toHaveBeenCalledOnce();
    type('Your code is 12345');
    expect(changes).toEqual(['12345']);
    expect(screen.getByRole('status').textContent).toBe('Read as 12345');
    fireEvent.blur(input());
    expect(left()).toBe(1);
  });

  it('a code stands in as many boxes as it has digits, six unless told', () => {
    renderWidget(CodeWidget, { field: { widget: 'code', maxInput: 4 } });
    type('12-3');
    expect(texts('.boxes > span')).toEqual(['1', '2', '3', '']);
    cleanup();
    renderWidget(CodeWidget, {
      field: { widget: 'code' },
      view: { errorOf: () => 'Wrong code' },
    });
    expect(texts('.boxes > span')).toHaveLength(6);
    expect(document.querySelector('.code')?.className).toBe('code invalid');
    expect(traits('aria-describedby')).toEqual(['form-asked-message']);
  });

  it('a code that is right looks like no mistake, and says what was left out', () => {
    renderWidget(CodeWidget, { field: { widget: 'code', maxInput: 6 } });
    type('code: 123456');
    expect(document.querySelector('.code')?.className).toBe('code');
    expect(screen.getByRole('status').textContent).toBe('Read as 123456');
  });

  it('a day gets its slashes by itself, and says how it is written [VAL-36]', () => {
    const { changes } = renderWidget(DateWidget, {
      field: { widget: 'date' },
      state: { hints: { asked: 'Of birth' } },
    });
    expect(traits('placeholder', 'aria-describedby')).toEqual([
      'DD/MM/YYYY',
      'form-asked-hint form-asked-mask',
    ]);
    const spoken = document.getElementById('form-asked-mask');
    expect([spoken?.textContent, spoken?.hidden]).toEqual(['day, month and year', true]);
    type('05031990');
    expect(changes).toEqual(['05/03/1990']);
    type('1990-03-05');
    expect(changes.at(-1)).toBe('05/03/1990');
    expect(screen.getByRole('status').textContent).toBe('Read as 05/03/1990');
  });

  it('a day without a hint is described by its form alone', () => {
    renderWidget(DateWidget, { field: { widget: 'date' } });
    expect(traits('aria-describedby')).toEqual(['form-asked-mask']);
  });
});

describe('a longer text', () => {
  const rules = [{ name: 'maxLength', parameters: { n: 10 } }];

  it('counts characters as people do, and cuts none off', () => {
    const { changes, left } = renderWidget(TextAreaWidget, {
      field: { widget: 'textarea', rules: [{ name: 'required' }, ...rules] },
      state: { placeholders: { asked: 'Tell us' } },
    });
    expect(traits('dir', 'rows', 'maxlength', 'placeholder', 'aria-describedby')).toEqual([
      'auto',
      '5',
      null,
      'Tell us',
      'form-asked-hint',
    ]);
    type('👍 twelve signs');
    expect(texts('.hint')).toEqual(['14 of 10']);
    expect(changes).toEqual(['👍 twelve signs']);
    fireEvent.blur(input());
    expect(left()).toBe(1);
  });

  it('has no counter without a longest length, and names its error', () => {
    renderWidget(TextAreaWidget, {
      field: { widget: 'textarea', rules: [{ name: 'minLength', parameters: { n: 2 } }] },
      view: { errorOf: () => 'Too short' },
    });
    expect(texts('.hint')).toEqual([]);
    expect(traits('aria-describedby')).toEqual(['form-asked-message']);
  });
});

describe('a password', () => {
  const rules = [
    { name: 'required' },
    { name: 'minLength', isListed: true, parameters: { n: 8 } },
    { name: 'hasNumber', isListed: true },
  ] as const;
  const field = { widget: 'newPassword', rules, autocomplete: 'new-password' } as const;
  const listed = () => within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem');

  it('is hidden, is no word of a dictionary, and shows itself while its button is held [FRM-08]', () => {
    vi.useFakeTimers();
    const { changes, left } = renderWidget(PasswordWidget, { field: { ...field, rules: [] } });
    expect(
      traits('type', 'dir', 'autocapitalize', 'autocorrect', 'spellcheck', 'autocomplete', 'maxlength'),
    ).toEqual(['password', 'ltr', 'none', 'off', 'false', 'new-password', null]);
    const eye = screen.getByRole('button', { name: 'Hold to show' });
    expect([eye.getAttribute('aria-pressed'), eye.getAttribute('aria-controls')]).toEqual([
      'false',
      'form-asked',
    ]);
    fireEvent.pointerDown(eye, { button: 0 });
    expect([eye.getAttribute('aria-pressed'), input().type]).toEqual(['true', 'text']);
    act(() => void fireEvent.pointerUp(document.body));
    expect(input().type).toBe('password');
    type('Secret 1');
    fireEvent.blur(input());
    expect([changes, left()]).toEqual([['Secret 1'], 1]);
    expect(screen.queryByRole('list')).toBeNull();
    vi.useRealTimers();
  });

  it('lists its rules, each met or not, and none before anything is typed [FRM-10]', () => {
    const { again } = renderWidget(PasswordWidget, { field, broken: ['hasNumber'] });
    expect(listed().map(({ textContent }) => textContent)).toEqual([
      'At least 8 characters, not met',
      'A digit, not met',
    ]);
    expect(listed().map(({ className }) => className)).toEqual(['', '']);
    expect(traits('aria-describedby')).toEqual(['form-asked-rules']);
    type('abcdefgh');
    again({ field, broken: ['hasNumber'] });
    expect(listed().map(({ textContent, className }) => [textContent, className])).toEqual([
      ['At least 8 characters, met', 'met'],
      ['A digit, not met', ''],
    ]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('does not say twice what its list says, and lets it look like a mistake', () => {
    renderWidget(PasswordWidget, {
      field,
      value: 'abcdefgh',
      broken: ['hasNumber'],
      view: { errorOf: () => 'A digit' },
    });
    expect(listed().map(({ className }) => className)).toEqual(['met', 'failed']);
    expect(document.getElementById('form-asked-message')).toBeNull();
    expect(traits('aria-invalid', 'aria-describedby')).toEqual(['true', 'form-asked-rules']);
  });

  it('says below itself what its list does not', () => {
    renderWidget(PasswordWidget, { field, view: { errorOf: () => 'Fill it in' }, broken: ['required'] });
    expect(document.getElementById('form-asked-message')?.textContent).toBe('Fill it in');
    expect(traits('aria-describedby')).toEqual(['form-asked-message form-asked-rules']);
  });

  it.each([
    ['Abcdefg1', 'Weak'],
    ['kR7vbX2mPq', 'Good'],
    ['kR7vbX2mPqLw94', 'Strong'],
    ['', ''],
  ])('says how good %s is, once no rule is broken [K7]', (value, said) => {
    renderWidget(PasswordWidget, { field, value });
    expect(screen.getByRole('status').textContent).toBe(said);
  });
});
