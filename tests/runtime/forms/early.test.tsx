// @vitest-environment jsdom
/**
 * A prerendered form before its program is there: it does what the program would do (decision 052).
 * Longer than 250 lines: a table of habits, and what is done with one form after the other.
 */
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileForms } from '../../../compiler/compileForms.ts';
import { EarlyParts } from '../../../runtime/forms/early/EarlyParts.tsx';
import { earlyTexts } from '../../../runtime/forms/early/earlyTexts.ts';
import { readParts } from '../../../runtime/forms/early/parts.ts';
import { startEarly } from '../../../runtime/forms/early/startEarly.ts';
import { watchForm } from '../../../runtime/forms/early/watchForm.ts';
import { CHECK_DELAY } from '../../../runtime/forms/fieldLook.ts';
import { compiledRules, findErrors } from '../../../runtime/forms/formErrors.ts';
import { type FormValues, firstValues } from '../../../runtime/forms/formValues.ts';
import { TenantForm, type TenantFormProps } from '../../../runtime/forms/TenantForm.tsx';
import { typedEarly } from '../../../runtime/forms/typedEarly.ts';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { flattenWords } from '../../../runtime/messages/flattenWords.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import {
  EARLY_FORM_ID,
  PRERENDERED_MARK,
  PRESSED_MARK,
  ROOT_ID,
  TAKE_OVER,
} from '../../../runtime/tenant/pageMarks.ts';
import type { FormName } from '../../../schemas/forms.gen.ts';
import { aTenant } from '../../support/aTenant.ts';
import { loadForm } from '../../support/compiledForms.ts';

const tenant = aTenant();
const words = flattenWords(JSON.parse(readFileSync('tenant-config/languages/uk.json', 'utf8')));
const i18n = createI18n('uk', Object.fromEntries(words));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const controlOf = (form: FormName, field: string) => {
  const control = document.getElementById(`${form}-${field}`);
  if (!(control instanceof HTMLInputElement)) throw new Error(`"${form}" has no control for "${field}".`);
  return control;
};
const formOf = (container: ParentNode) => {
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
};
const buttonOf = () => {
  const button = formOf(document).querySelector<HTMLElement>('[type=submit]');
  if (!button) throw new Error('There is no button.');
  return button;
};

const isWrong = (field: string) =>
  controlOf('registrationAccess', field).getAttribute('aria-invalid') === 'true';

/** As browsers put it there, in one go. */
function put(control: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  fireEvent.input(control);
}

type Props = Pick<TenantFormProps, 'hidden' | 'hints'>;

async function treeOf(name: FormName, props: Props = {}) {
  const form = await loadForm(tenant, name);
  const tree = (
    <WordsProvider i18n={i18n}>
      <TenantForm form={form} submit="Send" onSubmit={async () => undefined} {...props} />
    </WordsProvider>
  );
  return { form, tree };
}

/** Where it is prerendered. */
async function prerender(name: FormName, props?: Props) {
  const { form: module, tree } = await treeOf(name, props);
  const parts = (
    <WordsProvider i18n={i18n}>
      <EarlyParts form={name} fields={module.form.fields} i18n={i18n} />
    </WordsProvider>
  );
  document.body.innerHTML = `<div id="${ROOT_ID}" ${PRERENDERED_MARK}>${renderToString(tree)}</div>${renderToString(parts)}`;
  const root = document.querySelector<HTMLElement>(`[${PRERENDERED_MARK}]`);
  const template = document.getElementById(EARLY_FORM_ID);
  if (!root || !(template instanceof HTMLTemplateElement)) throw new Error('Nothing is prerendered.');
  return { module, root, template, form: formOf(root) };
}

/** The same with what looks after it. @param begin what somebody does before that is there */
async function openEarly(name: FormName, begin: () => void = () => undefined, props?: Props) {
  const { module, root, template, form } = await prerender(name, props);
  begin();
  const kept: FormValues[] = [];
  // Until then presses are held back by the page itself.
  form.addEventListener('submit', (event) => event.preventDefault());
  watchForm({ module, parts: readParts(template), form, root, keep: (typed) => void kept.push(typed) });
  return { root, form, kept };
}

/** What the form consists of, without what fields hold, comments, and the order of attributes. */
function lookOf(container: ParentNode): string {
  const copy = formOf(container).cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const held of ['value', 'selected', 'checked']) element.removeAttribute(held);
    const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/></g, '>\n<');
}

/** A field to type into, with its text, or to empty; one to tick; a moment to wait, in milliseconds; or the field is left. */
type Step = readonly [field: string, text: string | null] | { readonly tick: string } | number | 'leave';

function take(form: FormName, step: Step): void {
  if (typeof step === 'number') vi.advanceTimersByTime(step);
  else if (step === 'leave') (document.activeElement as HTMLElement | null)?.blur();
  else if ('tick' in step) controlOf(form, step.tick).click();
  else {
    const [field, text] = step;
    const control = controlOf(form, field);
    control.focus();
    if (text === null) put(control, '');
    for (const letter of text ?? '') put(control, control.value + letter);
  }
}

const SETTLED = CHECK_DELAY;
const RIGHT = 'Benefit-2026!';
const HABITS: readonly (readonly [title: string, form: FormName, steps: readonly Step[], props?: Props])[] = [
  ['is left empty', 'registrationAccess', [['email', ''], 'leave', ['confirmEmail', ''], 'leave', SETTLED]],
  [
    'types a wrong email, mends it, and repeats it wrongly',
    'registrationAccess',
    [
      ['email', 'ana@'],
      SETTLED - 1,
      1,
      'leave',
      ['email', 'x.example'],
      SETTLED - 1,
      1,
      ['confirmEmail', 'ana@y.example'],
      'leave',
      SETTLED,
    ],
  ],
  [
    'types an email in two alphabets',
    'registrationAccess',
    [
      ['email', 'аna@x.example'],
      'leave',
      ['confirmEmail', 'ana@x.example'],
      'leave',
      ['email', '1'],
      SETTLED,
    ],
  ],
  [
    'makes up a password, letter by letter, and repeats another one',
    'registrationAccess',
    [
      ...[...RIGHT].flatMap((letter): Step[] => [['password', letter], SETTLED]),
      'leave',
      ['confirmPassword', 'Benefit'],
      'leave',
      ['confirmPassword', '-2026!'],
      SETTLED,
    ],
  ],
  [
    'leaves a weak password, and makes it long',
    'registrationAccess',
    [
      ['password', 'Abc'],
      'leave',
      SETTLED,
      ['password', '1!'],
      SETTLED,
      'leave',
      ['password', 'defghi jklm nopq'],
      SETTLED,
    ],
  ],
  ['types a password of spaces', 'registrationAccess', [['password', '   '], 'leave', SETTLED]],
  [
    'fills in all of it',
    'registrationAccess',
    [
      ['email', 'ana@x.example'],
      ['confirmEmail', 'ana@x.example'],
      ['password', RIGHT],
      ['confirmPassword', RIGHT],
      'leave',
      SETTLED,
    ],
  ],
  [
    'asks for a new password',
    'forgotPassword',
    [['email', 'ana'], 'leave', ['email', '@x.example'], SETTLED],
  ],
  [
    'sets a password',
    'passwordInit',
    [['newPassword', 'Abc'], 'leave', ['confirmPassword', 'Abx'], 'leave', SETTLED],
  ],
  [
    'fills in all of it, and takes it back',
    'forgotPassword',
    [
      ['email', 'ana@x.example'],
      'leave',
      SETTLED,
      ['email', null],
      SETTLED,
      ['email', 'ana@y.example'],
      'leave',
    ],
  ],
  [
    'makes a password strong',
    'passwordInit',
    [
      ['newPassword', 'Benefit-2026! and twenty letters more'],
      SETTLED,
      'leave',
      ['newPassword', null],
      SETTLED,
    ],
  ],
  [
    'types passwords that nobody chooses anew',
    'passwordChange',
    [
      ['currentPassword', 'a'],
      'leave',
      ['newPassword', RIGHT],
      'leave',
      ['confirmPassword', 'a'],
      'leave',
      SETTLED,
    ],
  ],
  [
    'needs no second email',
    'registrationAccess',
    [['email', 'ana@x.example'], 'leave', ['password', RIGHT], ['confirmPassword', RIGHT], 'leave', SETTLED],
    { hidden: ['confirmEmail'] },
  ],
  [
    'reads a hint, which gives way to a warning and comes again',
    'forgotPassword',
    [
      ['email', 'аna@x.example'],
      SETTLED,
      ['email', null],
      'leave',
      SETTLED,
      ['email', 'ana@x.example'],
      SETTLED,
    ],
    { hints: { email: 'The one at work' } },
  ],
  [
    'copies the digits of a card wrongly',
    'cardAdd',
    [['cardSN', '12ab'], 'leave', ['cardSN', null], ['cardPAN', '12345'], 'leave', SETTLED],
  ],
  [
    'ticks what has to be agreed to, and takes it back',
    'registrationPersonal',
    [{ tick: 'termsConds' }, SETTLED, { tick: 'privacyPolicy' }, SETTLED, { tick: 'termsConds' }, SETTLED],
  ],
  [
    'types a phone number that is too long',
    'phoneChange',
    [
      ['newPhoneNumber', '8812'],
      'leave',
      ['newPhoneNumber', '345678'],
      SETTLED,
      ['newPhoneNumber', '9999'],
      SETTLED,
    ],
  ],
];

describe('a form before its program', () => {
  it.each(HABITS.map(([who, name, steps, props = {}]) => ({ who, name, steps, props })))(
    'shows what the program shows: somebody $who [FRM-01 FRM-03 FRM-10]',
    async ({ name, steps, props }) => {
      const { tree } = await treeOf(name, props);
      const { container, unmount } = render(tree);
      const byProgram = [lookOf(container)];
      for (const step of steps) {
        await act(async () => take(name, step));
        byProgram.push(lookOf(container));
      }
      unmount();

      const { root } = await openEarly(name, undefined, props);
      const early = [lookOf(root)];
      for (const step of steps) {
        take(name, step);
        early.push(lookOf(root));
      }
      for (const [index, shown] of early.entries()) {
        expect(shown, `after ${JSON.stringify(steps.slice(0, index))}`).toBe(byProgram[index]);
      }
      expect(new Set(early).size).toBeGreaterThan(1);
    },
  );

  it.each([
    ['forgotPassword', 'email', 'ana', 'Неправильна електронна адреса'],
    ['cardAdd', 'cardSN', '12ab', 'Введіть лише цифри'],
    ['cardAdd', 'cardSN', '12345678901234567890', 'Введіть 10 цифр серійного номера'],
    ['phoneChange', 'newPhoneNumber', '1234567890123456', 'Кількість цифр після +359: 9'],
    ['phoneChange', 'newPhoneNumber', 'ab', 'Введіть лише цифри'],
  ] as const)('has its words for all that may be wrong: %s, %s, "%s"', async (name, field, text, said) => {
    const { module } = await prerender(name);
    const { fields } = module.form;
    const first = firstValues(fields)[field];
    const typed = { [field]: typeof first === 'object' ? { ...first, number: text } : text };
    const [error = ''] = findErrors(fields, compiledRules(module), typed)[field] ?? [];
    expect(earlyTexts(name, fields, i18n).errors[field]?.[error]).toBe(said);
  });

  it('has words for what its fields may have wrong, and for no more', async () => {
    const errorsIn = async (name: FormName) => {
      const { fields } = (await prerender(name)).module.form;
      const { errors } = earlyTexts(name, fields, i18n);
      return Object.fromEntries(fields.map((field) => [field.name, Object.keys(errors[field.name] ?? {})]));
    };
    expect(await errorsIn('forgotPassword')).toEqual({
      email: ['required', 'default', 'email', 'maxLength'],
    });
    expect(await errorsIn('cardAdd')).toEqual({
      cardSN: ['required', 'default', 'onlyDigits', 'serialLength', 'maxLength 10'],
      cardPAN: ['required', 'default', 'onlyDigits', 'panLength', 'maxLength 4'],
    });
    expect(await errorsIn('phoneChange')).toEqual({
      newPhoneNumber: [
        'required',
        'default',
        'onlyDigits',
        'maxLength',
        'phoneNotZero',
        'phoneLengthRestrictions',
        'phoneShouldStartWith',
        'maxLength 9',
      ],
    });
  });

  it('says what was typed before it came, and left; not of the field that somebody is in', async () => {
    const { kept } = await openEarly('registrationAccess', () => {
      controlOf('registrationAccess', 'email').value = 'ana@';
      const password = controlOf('registrationAccess', 'password');
      password.value = 'Abc';
      password.focus();
    });
    expect(isWrong('email')).toBe(true);
    expect(isWrong('password')).toBe(false);
    expect(isWrong('confirmEmail')).toBe(false);
    expect(kept).toEqual([{ email: 'ana@', confirmEmail: '', password: 'Abc', confirmPassword: '' }]);
    expect(typedEarly('registrationAccess')?.left).toEqual(new Set(['email']));
  });

  it('keeps each change as it stands there, and nothing before there is one', async () => {
    const { kept, form } = await openEarly('registrationAccess');
    expect(kept).toEqual([]);
    put(controlOf('registrationAccess', 'email'), 'ana');
    put(controlOf('registrationAccess', 'password'), 'A');
    expect(kept).toEqual([
      { email: 'ana', confirmEmail: '', password: '', confirmPassword: '' },
      { email: 'ana', confirmEmail: '', password: 'A', confirmPassword: '' },
    ]);
    // What is no field of the form is none of its business.
    const other = form.appendChild(document.createElement('input'));
    put(other, 'x');
    other.focus();
    other.blur();
    expect(kept).toHaveLength(2);
    expect(typedEarly('registrationAccess')?.left).toEqual(new Set());
  });

  it('offers the program what was typed and left, under the name of its form', async () => {
    await openEarly('registrationAccess');
    take('registrationAccess', ['email', 'ana@x.example']);
    take('registrationAccess', 'leave');
    take('registrationAccess', ['password', 'A']);
    expect(typedEarly('forgotPassword')).toBeNull();
    expect(typedEarly('registrationAccess')).toEqual({
      values: { email: 'ana@x.example', confirmEmail: '', password: 'A', confirmPassword: '' },
      left: new Set(['email']),
    });
  });

  it('stays as it is once the program begins to take it over', async () => {
    const { root, kept } = await openEarly('registrationAccess');
    take('registrationAccess', ['email', 'ana@']);
    take('registrationAccess', 'leave');
    take('registrationAccess', ['confirmEmail', 'ana@']);
    root.dispatchEvent(new Event(TAKE_OVER));
    const taken = lookOf(root);
    expect(isWrong('email')).toBe(true);

    take('registrationAccess', ['email', 'x.example']);
    take('registrationAccess', 'leave');
    fireEvent.click(buttonOf());
    take('registrationAccess', SETTLED);
    root.dispatchEvent(new Event(TAKE_OVER));
    expect(lookOf(root)).toBe(taken);
    expect(kept.at(-1)).toMatchObject({ email: 'ana@' });
    // Where it was left meanwhile is known all the same.
    expect(typedEarly('registrationAccess')?.left).toEqual(new Set(['email', 'confirmEmail']));
  });

  it('touches nothing that stays as it is, so that nothing is heard twice', async () => {
    const { form } = await openEarly('passwordInit');
    const type = (...steps: Step[]) => {
      for (const step of steps) take('passwordInit', step);
    };
    type(['newPassword', 'Abc'], 'leave', ['confirmPassword', 'x'], 'leave', ['newPassword', 'd'], SETTLED);
    const changes = new MutationObserver(() => undefined);
    changes.observe(form, { subtree: true, childList: true, attributes: true, characterData: true });
    type(['newPassword', 'e'], SETTLED, ['confirmPassword', 'y'], SETTLED, 'leave');
    expect(changes.takeRecords()).toEqual([]);
    changes.disconnect();
  });

  it('takes nothing back of a press that came before the rules did', async () => {
    await openEarly('registrationAccess', () => buttonOf().setAttribute(PRESSED_MARK, ''));
    take('registrationAccess', ['email', 'a']);
    expect(buttonOf().hasAttribute(PRESSED_MARK)).toBe(true);
  });

  it('shows at once what it was about to show when the program takes it over', async () => {
    const { root } = await openEarly('registrationAccess');
    take('registrationAccess', ['email', 'ana@']);
    take('registrationAccess', 'leave');
    take('registrationAccess', ['email', 'x.example']);
    expect(isWrong('email')).toBe(true);
    root.dispatchEvent(new Event(TAKE_OVER));
    expect(isWrong('email')).toBe(false);
  });

  it('does nothing any more once the program has taken it over', async () => {
    const { root, kept } = await openEarly('registrationAccess');
    take('registrationAccess', ['email', 'a']);
    root.removeAttribute(PRERENDERED_MARK);
    const before = lookOf(root);
    put(controlOf('registrationAccess', 'email'), 'ana@');
    controlOf('registrationAccess', 'email').blur();
    fireEvent.click(buttonOf());
    expect(kept).toHaveLength(1);
    expect(lookOf(root)).toBe(before);
    // Not even if it were there again.
    root.setAttribute(PRERENDERED_MARK, '');
    for (const field of ['email', 'password']) put(controlOf('registrationAccess', field), 'b');
    expect(kept).toHaveLength(1);
  });

  it('tells of every field what is missing when the button is pressed, and takes the press back when that is mended', async () => {
    await openEarly('registrationAccess');
    const button = buttonOf();
    button.setAttribute(PRESSED_MARK, '');
    fireEvent.click(button.firstChild ?? button);
    for (const field of ['email', 'confirmEmail', 'password', 'confirmPassword'])
      expect(isWrong(field), field).toBe(true);
    expect(button.hasAttribute(PRESSED_MARK)).toBe(true);
    take('registrationAccess', ['email', 'a']);
    expect(button.hasAttribute(PRESSED_MARK)).toBe(false);
    // That press alone.
    button.setAttribute(PRESSED_MARK, '');
    take('registrationAccess', ['email', 'n']);
    expect(button.hasAttribute(PRESSED_MARK)).toBe(true);
  });

  it('leaves a press on the button to the program where nothing is missing', async () => {
    await openEarly('forgotPassword');
    const button = buttonOf();
    take('forgotPassword', ['email', 'ana@x.example']);
    button.setAttribute(PRESSED_MARK, '');
    fireEvent.click(button);
    // It is what is meant, whatever is typed until the program is there.
    take('forgotPassword', ['email', 'e']);
    expect(button.hasAttribute(PRESSED_MARK)).toBe(true);
    expect(typedEarly('forgotPassword')?.left).toEqual(new Set());
  });

  it('takes a press elsewhere in the form for no press on its button', async () => {
    const { form } = await openEarly('registrationAccess');
    fireEvent.click(controlOf('registrationAccess', 'email'));
    fireEvent.click(form);
    expect(isWrong('email')).toBe(false);
  });

  it('does not move its button away below a press [USE-16]', async () => {
    await openEarly('registrationAccess');
    take('registrationAccess', ['email', 'ana@']);
    // Not prevented, the press would take the focus, and the message would move the button.
    expect(fireEvent.mouseDown(buttonOf())).toBe(false);
    expect(fireEvent.mouseDown(controlOf('registrationAccess', 'password'))).toBe(true);
  });

  it('needs every piece that it is shown by', async () => {
    await openEarly('passwordInit');
    const { content } = document.getElementById(EARLY_FORM_ID) as HTMLTemplateElement;
    const without = (selector: string) => {
      const template = document.createElement('template');
      template.content.append(content.cloneNode(true));
      for (const each of template.content.querySelectorAll(selector)) each.remove();
      return template;
    };
    for (const piece of ['p', 'i', 'li', 'li svg'])
      expect(() => readParts(without(piece)), piece).toThrow('A piece');
    expect(() => readParts(without('#part-message')).message('x', 'y')).toThrow('part-message');
    expect(readParts(without('#part-message')).hint('x', 'y').outerHTML).toContain('id="x-hint"');
  });

  describe('when its rules come', () => {
    const NAME = 'forgotPassword';
    /** The page of the form, whose module is the one that is asked for. */
    const email = () => controlOf(NAME, 'email');
    async function start(
      before: (root: HTMLElement) => void = () => undefined,
      offered: typeof tenant | null = tenant,
    ) {
      const { root, template } = await prerender(NAME);
      const forms = { [NAME]: `data:text/javascript,${encodeURIComponent(compiled())}` };
      before(root);
      const kept: unknown[] = [];
      const mark = vi.fn();
      vi.stubGlobal('performance', { mark });
      await startEarly({ forms, tenant: offered }, template, {
        [NAME]: (typed: FormValues, of: unknown) => void kept.push(typed, of),
        registrationAccess: () => void kept.push('another form'),
      });
      if (document.querySelector('form')) put(email(), 'ana');
      return { kept, marks: mark.mock.calls };
    }
    const compiled = () => {
      const { modules, addresses } = compileForms(tenant);
      return modules.get(addresses[NAME]) ?? '';
    };

    it('runs them, keeps what is typed as that form does, and says that they hold', async () => {
      expect(await start()).toEqual({ kept: [{ email: 'ana' }, tenant], marks: [['rules']] });
    });

    it.each([
      ['the program is rendering', (root: HTMLElement) => root.setAttribute(PRERENDERED_MARK, TAKE_OVER)],
      ['the program has rendered', (root: HTMLElement) => root.removeAttribute(PRERENDERED_MARK)],
      ['the form is gone', (root: HTMLElement) => root.replaceChildren()],
      ['all of it is gone', (root: HTMLElement) => root.remove()],
    ])('does nothing where %s by then', async (_, before) => {
      expect(await start(before)).toEqual({ kept: [], marks: [] });
    });

    it('checks a form that nobody keeps as well', async () => {
      const { root, template } = await prerender(NAME);
      const forms = { [NAME]: `data:text/javascript,${encodeURIComponent(compiled())}` };
      vi.stubGlobal('performance', { mark: vi.fn() });
      await startEarly({ forms, tenant }, template, {});
      for (const step of [['email', 'ana'], 'leave', ['email', '@x.example'], SETTLED] as const)
        take(NAME, step);
      expect(email().hasAttribute('aria-invalid')).toBe(false);
      expect(root.querySelector('[id$=form-reason]')).toBeNull();
    });

    it('does nothing on a page without a tenant', async () => {
      expect(await start(undefined, null)).toEqual({ kept: [], marks: [] });
    });
  });
});
