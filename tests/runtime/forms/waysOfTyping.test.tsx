// @vitest-environment jsdom
/** Each way of typing, in the form that a tenant's people have: what is sent, or what stands in the field and is told. */
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormName } from '../../../compiler/formSources.ts';
import { typeDay } from '../../../runtime/format/calendarDay.ts';
import { type FormValues, sentValues } from '../../../runtime/forms/formValues.ts';
import { aForm, type LoadedForm } from '../../support/compiledForms.ts';
import { renderForm } from '../../support/renderForm.tsx';
import { shippedTenants } from '../../support/shippedTenants.ts';
import * as ways from '../../support/waysOfTyping.ts';

afterEach(cleanup);

const tenantOf = (code: string) => {
  const found = shippedTenants.find((tenant) => tenant.code === code);
  if (!found) throw new Error(`There is no tenant ${code}.`);
  return found;
};

const TYPE: Readonly<Record<ways.How, (input: HTMLInputElement, text: string) => Promise<void> | void>> = {
  keys: (input, text) => userEvent.type(input, text),
  paste: async (input, text) => {
    await userEvent.click(input);
    await userEvent.paste(text);
  },
  // As browsers and password managers do it: the value at once, one event that says nothing of it, no focus.
  autofill: (input, text) => void fireEvent.input(input, { target: { value: text } }),
  dictation: (input, text) => {
    input.focus();
    const init = { target: { value: text }, data: text, inputType: 'insertText' };
    fireEvent(input, createEvent.input(input, init));
  },
};

interface Outcome {
  readonly form: LoadedForm;
  readonly input: HTMLInputElement;
  readonly message: string;
  readonly typed: FormValues;
}

async function typeInto(
  code: string,
  name: FormName,
  field: string,
  [how, text]: readonly [ways.How, string, ...unknown[]],
  prefix?: string,
): Promise<Outcome> {
  const tenant = tenantOf(code);
  const form = await aForm(tenant, name);
  let typed: FormValues = {};
  const initial = prefix === undefined ? {} : { [field]: { prefix, number: '' } };
  await renderForm(tenant, name, { initial, onChange: (values) => (typed = values) });
  const input = document.getElementById(`${name}-${field}`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${name}-${field}.`);
  await TYPE[how](input, text);
  fireEvent.blur(input);
  const message = document.getElementById(`${input.id}-message`)?.textContent ?? '';
  return { form, input, message, typed };
}

async function expectWay(
  code: string,
  name: FormName,
  field: string,
  way: ways.Way,
  shownOf: (sent: string) => string | null,
  prefix?: string,
): Promise<void> {
  const [, text, outcome] = way;
  const { form, input, message, typed } = await typeInto(code, name, field, way, prefix);
  const rule = form.ruleOf(field, typed);
  if (typeof outcome === 'string') {
    expect({ rule, message }).toEqual({ rule: null, message: '' });
    expect(sentValues(form.module.form.fields, typed)[field]).toBe(outcome);
    const wanted = shownOf(outcome);
    const button = document.getElementById(`${input.id}-prefix`);
    if (wanted !== null) expect(`${button ? `${button.textContent} ` : ''}${input.value}`).toBe(wanted);
    return;
  }
  expect(rule).toBe(outcome.rule);
  expect(input.value).toBe(outcome.shown ?? text);
  expect(message).not.toBe('');
  expect(input.getAttribute('aria-invalid')).toBe('true');
}

const grouped = (sent: string) => sent.replace(/^(\+(?:48|40|359)) (\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
const same = (sent: string) => sent;
const unknown = () => null;

describe.each(Object.entries(ways.PHONES_BY_TENANT))('a phone number in %s', (code, table) => {
  it.each(table)('by %s: %j is %j [USE-01]', async (...way) => {
    await expectWay(code, 'phoneChange', 'newPhoneNumber', way, grouped);
  });
});

describe('a phone number after another prefix', () => {
  it.each(ways.PHONES_BY_PREFIX)('%s, by %s: %j is %j [USE-01]', async (prefix, ...way) => {
    await expectWay('pl', 'phoneChange', 'newPhoneNumber', way, grouped, prefix);
  });

  it('is shown as it was understood, and said [USE-01]', async () => {
    await typeInto('pl', 'phoneChange', 'newPhoneNumber', ['paste', '+359 88 123 4567']);
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toContain('We read this as +359 881 234 567');
    cleanup();
    await typeInto('pl', 'phoneChange', 'newPhoneNumber', ['paste', '601-234-567']);
    expect(said().join('')).toBe('');
  });
});

const TEXTS: readonly (readonly [
  reported: string,
  code: string,
  form: FormName,
  field: string,
  table: readonly ways.Way[],
  shownOf: (sent: string) => string | null,
])[] = [
  ['a first name', 'bg', 'registrationPersonal', 'firstName', ways.NAMES_TYPED, unknown],
  ['a date of birth', 'bg', 'registrationPersonal', 'dateOfBirth', ways.DAYS_TYPED, typeDay],
  ['a serial number', 'pl', 'cardAdd', 'cardSN', ways.SERIAL_NUMBERS_TYPED, same],
  ['the last digits of a card', 'ro', 'cardAdd', 'cardPAN', ways.LAST_DIGITS_TYPED, same],
  ['a code', 'bg', 'verificationCode', 'verificationCode', ways.CODES_TYPED, same],
  ['the code of a phone', 'pl', 'phoneCode', 'otp', ways.PHONE_CODES_TYPED, same],
  ['a postal code', 'pl', 'registrationPersonal', 'postalCode', ways.POSTAL_CODES_TYPED, unknown],
  ['an address', 'ro', 'registrationPersonal', 'homeAddress', ways.ADDRESSES_TYPED, unknown],
  ['an email', 'bg', 'registrationAccess', 'email', ways.EMAILS_TYPED, unknown],
];

describe.each(TEXTS)('%s in %s', (_told, code, form, field, table, shownOf) => {
  it.each(table)('by %s: %j is %j [USE-01]', async (...way) => {
    await expectWay(code, form, field, way, shownOf);
  });
});

describe('a whole card number where the last digits are asked for', () => {
  it('is in no value, no draft and nothing that is sent once it was pasted [USE-01]', async () => {
    const { input, typed } = await typeInto('ro', 'cardAdd', 'cardPAN', ['paste', '4111 1111 1111 1234']);
    expect(JSON.stringify(typed)).not.toContain('4111');
    expect(input.value).toBe('1234');
  });
});
