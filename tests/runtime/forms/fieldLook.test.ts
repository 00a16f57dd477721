import { describe, expect, it } from 'vitest';
import type { AppliedRule, Field, Widget } from '../../../runtime/assemble/form.ts';
import {
  controlStateOf,
  describedBy,
  FORM_REASON,
  isMixed,
  passwordLook,
  reasonOf,
} from '../../../runtime/forms/fieldLook.ts';
import { aTenant } from '../../support/aTenant.ts';
import { loadForm } from '../../support/compiledForms.ts';

const { form } = await loadForm(aTenant(), 'registrationAccess');
const PASSWORD = form.fields.find(({ name }) => name === 'password');

function aField(widget: Widget, rules: readonly AppliedRule[] = []): Field {
  if (!PASSWORD) throw new Error('The form has no password.');
  return { ...PASSWORD, widget, rules };
}

describe('a control', () => {
  it.each<[Widget, string | undefined, boolean, string]>([
    ['text', 'required', false, 'invalid'],
    ['text', 'required', true, 'invalid'],
    ['text', undefined, true, 'valid'],
    ['text', '', true, 'valid'],
    ['text', undefined, false, 'rest'],
    ['select', undefined, true, 'rest'],
    ['textarea', undefined, true, 'rest'],
    ['select', 'required', false, 'invalid'],
    ['textarea', 'minLength', false, 'invalid'],
    ['phone', undefined, true, 'valid'],
  ])('%s with the message %s, right: %s, is %s', (widget, error, isRight, state) => {
    expect(controlStateOf(aField(widget), error, isRight)).toBe(state);
  });

  it.each([
    [{ error: undefined, hint: undefined }, '', undefined],
    [{ error: 'Wrong.', hint: undefined }, '', 'town-message'],
    [{ error: undefined, hint: 'As on the card.' }, '', 'town-hint'],
    [{ error: 'Wrong.', hint: 'As on the card.' }, 'counter', 'town-message town-hint counter'],
    [{ error: undefined, hint: undefined }, 'counter', 'counter'],
  ])('is described by what is said below it %o and "%s" as %s', (said, more, ids) => {
    expect(describedBy('town', said, more)).toBe(ids);
    if (more === '') expect(describedBy('town', said)).toBe(ids);
  });

  it('asks for a second look at an address of two alphabets, and at nothing else [F7]', () => {
    // The first letter is Cyrillic.
    expect(isMixed(aField('email'), 'аna@x.example')).toBe(true);
    expect(isMixed(aField('email'), 'ana@x.example')).toBe(false);
    expect(isMixed(aField('text'), 'аna@x.example')).toBe(false);
  });
});

describe('what is told of a password [K7]', () => {
  const RULES = [
    { name: 'required' },
    { name: 'passwordMin', isListed: true, parameters: { count: 8 } },
    { name: 'passwordDigit', isListed: true },
    { name: 'passwordOther' },
  ] as const;
  const look = (text: string, broken: readonly string[]) => {
    const { listed, ...rest } = passwordLook(aField('newPassword', RULES), text, broken);
    return { met: Object.fromEntries(listed.map(({ rule, isMet }) => [rule.name, isMet])), ...rest };
  };

  it('names the rules of its list alone, with what they say of themselves', () => {
    const { listed } = passwordLook(aField('newPassword', RULES), 'a', ['passwordDigit']);
    expect(listed).toEqual([
      { rule: RULES[1], isMet: true },
      { rule: RULES[2], isMet: false },
    ]);
  });

  it('says of no rule that it is met while there is nothing but blanks', () => {
    const none = { passwordMin: false, passwordDigit: false };
    expect(look('', ['required'])).toEqual({ met: none, isSaidByList: false, strength: null });
    expect(look('   ', ['required'])).toEqual({ met: none, isSaidByList: false, strength: null });
  });

  it('says nothing twice that the list says, and has a message for what it does not', () => {
    expect(look('abcdefgh', ['passwordDigit'])).toMatchObject({ isSaidByList: true, strength: null });
    expect(look('abcdefgh', ['passwordMin', 'passwordOther'])).toMatchObject({ isSaidByList: true });
    expect(look('abcdefg1', ['passwordOther'])).toMatchObject({ isSaidByList: false, strength: null });
    // Nothing is typed: that it is asked for is no rule of the list.
    expect(look('', ['passwordMin'])).toMatchObject({ isSaidByList: false });
  });

  it('says how good it is once all rules are met', () => {
    const met = { passwordMin: true, passwordDigit: true };
    expect(look('abcdefg1', [])).toEqual({ met, isSaidByList: false, strength: expect.any(String) });
    expect(look('', []).strength).toBeNull();
  });
});

describe('why a form is not sent yet [FRM-03]', () => {
  it.each([
    [[], null],
    [[false, false], { words: 'fieldsToFill', count: 2 }],
    [[false, true, false], { words: 'fieldsToFix', count: 3 }],
    [[true], { words: 'fieldsToFix', count: 1 }],
  ])('with errors that are shown: %o, is %o', (shown, reason) => {
    expect(reasonOf(shown.map((isShown) => ({ isShown })))).toEqual(reason);
  });

  it('is called as no field is: one is called "reason"', () => {
    expect(FORM_REASON).toMatch(/^[a-z]+-[a-z]+$/);
  });
});
