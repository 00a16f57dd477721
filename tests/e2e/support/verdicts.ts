/** What a form in the browser says of a typed value, and what the compiled validator of the tenant says of it. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { FormName } from '../../../compiler/formSources.ts';
import type { Field } from '../../../runtime/assemble/form.ts';
import type { FieldValue, FormValues } from '../../../runtime/forms/formValues.ts';
import { ruleMessage } from '../../../runtime/forms/ruleMessage.ts';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { createTranslator } from '../../../runtime/messages/createTranslator.ts';
import type { Translate } from '../../../runtime/messages/words.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aForm, type LoadedForm } from '../../support/compiledForms.ts';
import { expect } from './portal.ts';

interface Verdict {
  /** What the field is left with. */
  readonly value: string;
  readonly isInvalid: boolean;
  /** The message that the field refers to; empty without one. */
  readonly message: string;
  /** The rules of a new password, each with whether it is met. */
  readonly rules: readonly string[];
}

export interface FormInBrowser {
  /** What the first field of the page is left with, in the form, for each typed value. */
  expectVerdicts(field: string, typed: readonly string[], others?: FormValues): Promise<void>;
  /** The same of a phone, after its prefix. */
  expectPhoneVerdicts(field: string, prefix: string, typed: readonly string[]): Promise<void>;
}

/** A form of a tenant that stands on the page. */
export async function formInBrowser(
  page: Page,
  tenant: PublicTenant,
  name: FormName,
): Promise<FormInBrowser> {
  const form = await aForm(tenant, name);
  const language = tenant.languages[0];
  const translate = await translatorOf(tenant, language);
  const fieldNamed = (field: string) => {
    const found = form.module.form.fields.find((each) => each.name === field);
    if (!found) throw new Error(`The form ${name} has no field "${field}".`);
    return found;
  };
  const inputOf = (field: string) => page.locator(`#${name}-${field}`);

  async function expectAll(field: Field, typed: readonly string[], others: FormValues, prefix?: string) {
    const wanted = typed.map((text) => ({
      text,
      ...verdictOf(form, field, shownOf(field, text, prefix), others, translate, language, prefix),
    }));
    const areKeys = MASKED.includes(field.widget);
    // Once more where a busy machine was slow to draw.
    await expect(async () => {
      const seen = await inputOf(field.name).evaluate(typeEach, { texts: typed, areKeys });
      expect(seen, `${name}.${field.name} ${prefix ?? ''}`).toEqual(wanted);
    }).toPass({ timeout: 30_000 });
  }

  return {
    async expectVerdicts(name, typed, others = {}) {
      const field = fieldNamed(name);
      for (const [other, text] of Object.entries(others))
        if (!fieldNamed(other).isReadOnly) await inputOf(other).fill(String(text));
      await expectAll(field, typed, others);
    },
    async expectPhoneVerdicts(name, prefix, typed) {
      await choosePrefix(page, `${form.module.form.name}-${name}-prefix`, prefix);
      await expectAll(fieldNamed(name), typed, {}, prefix);
    },
  };
}

/** Widgets that group what is typed: it comes key by key. */
const MASKED: readonly string[] = ['digits', 'date', 'phone', 'code'];

/**
 * In the page: types each text over the one before, leaves the field, and reads what it then says. By the browser's
 * own editing, as keys do it: masks and longest lengths apply. All in one go, since there are hundreds of texts.
 */
async function typeEach(
  element: SVGElement | HTMLElement,
  { texts, areKeys }: { readonly texts: readonly string[]; readonly areKeys: boolean },
): Promise<readonly (Verdict & { readonly text: string })[]> {
  const input = element as HTMLInputElement;
  const seen = [];
  for (const text of texts) {
    input.focus();
    input.select();
    document.execCommand('delete');
    for (const part of areKeys ? text : [text])
      if (part !== '') document.execCommand('insertText', false, part);
    input.blur();
    await new Promise((resolve) => setTimeout(resolve));
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const partOf = (end: string) =>
      document.getElementById(described.find((id) => id === input.id + end) ?? '');
    seen.push({
      text,
      value: input.value,
      isInvalid: input.getAttribute('aria-invalid') === 'true',
      message: partOf('-message')?.textContent ?? '',
      rules: [...(partOf('-rules')?.children ?? [])].map(({ textContent }) => textContent ?? ''),
    });
  }
  return seen;
}

/** What a field shows of what is typed, once it is left (USE-01): stated here, not asked of the masks. */
function shownOf({ widget, maxInput }: Field, typed: string, prefix = ''): string {
  if (widget === 'date') return { '5/3/1990': '05/03/1990', '1990-03-05': '05/03/1990' }[typed] ?? typed;
  if (widget !== 'phone') return widget === 'text' && maxInput !== null ? typed.slice(0, maxInput) : typed;
  const isZeroOutside = prefix === '+40' && /^07\d{8}$/.test(typed);
  const digits = typed.replace(/\D/g, '').slice(isZeroOutside ? 1 : 0, maxInput ?? undefined);
  return ['+359', '+48', '+40'].includes(prefix)
    ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ')
    : digits;
}

function verdictOf(
  { check }: LoadedForm,
  field: Field,
  value: string,
  others: FormValues,
  translate: Translate,
  language: string,
  prefix: string | undefined,
): Verdict {
  const own: FieldValue = prefix === undefined ? value : { prefix, number: value };
  const values = { ...others, [field.name]: own };
  const error = check(values).find((each) => each.field === field.name);
  const listed = field.rules.filter(({ isListed }) => isListed);
  const failing = check.failing(values, field.name);
  // What the list of rules says is not said twice.
  const isInList = value !== '' && listed.some(({ name }) => failing.has(name));
  const textOf = (name: string, parameters: Readonly<Record<string, unknown>> = {}) =>
    ruleMessage({ rule: name, parameters }, translate, language);
  return {
    value,
    isInvalid: error !== undefined,
    message: error && !isInList ? textOf(error.rule, error.parameters) : '',
    rules: listed.map(({ name, parameters }) => {
      const isMet = value !== '' && !failing.has(name);
      return `${textOf(name, parameters)}, ${translate(isMet ? 'forms.ruleMet' : 'forms.ruleNotMet')}`;
    }),
  };
}

async function choosePrefix(page: Page, id: string, prefix: string): Promise<void> {
  const button = page.locator(`#${id}`);
  if ((await button.innerText()) !== prefix) {
    await button.click();
    const options = page.locator(`#${id}-list`).getByRole('option');
    await options
      .filter({ hasText: new RegExp(`\\${prefix}$`) })
      .first()
      .click();
  }
  await expect(button).toHaveText(prefix);
}

async function translatorOf(tenant: PublicTenant, language: string): Promise<Translate> {
  const file = new URL(`../../../tenant-config/languages/${language}.json`, import.meta.url);
  const translator = createTranslator({
    i18n: createI18n(),
    tenantWords: tenant.words,
    loadBuiltIn: async () => JSON.parse(readFileSync(file, 'utf8')) as unknown,
    loadServer: async () => ({}),
    warn: () => undefined,
  });
  await translator.use(language);
  await translator.complete();
  return translator.i18n.t;
}
