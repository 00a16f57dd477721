// @vitest-environment jsdom
/** Every form: after a server's error at any field, every other field can be edited. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { compileForms } from '../../../compiler/compileForms.ts';
import { declaredForms, type FormName } from '../../../compiler/formSources.ts';
import type { FormModule } from '../../../runtime/forms/formModule.ts';
import type { FormProblem } from '../../../runtime/forms/formState.ts';
import { aTenant } from '../../support/aTenant.ts';
import { importText } from '../../support/compiledForms.ts';
import { controlsOf, expectEditableElsewhere } from '../../support/editElsewhere.ts';
import { renderForm } from '../../support/renderForm.tsx';
import { shippedTenants } from '../../support/shippedTenants.ts';

afterEach(cleanup);

/** A list of a screen, with what stands in its field at first. */
const optionsWith = (first: string) => ({
  options: [...new Set([first || '0', '1', '2'])].map((value) => ({ value, label: `${value} Option` })),
});

/** The same fields, all of whose values are right: what is looked at here is what comes after the rules. */
const withoutRules = ({ form, schema }: FormModule): FormModule => ({
  schema,
  form: { ...form, fields: form.fields.map((field) => ({ ...field, isPasteBlocked: false })) },
  create: () => ({ [schema.$id]: () => true }),
});

/** The forms of every tenant, the largest first. */
const shapes = await Promise.all(
  shippedTenants.flatMap((tenant) => {
    const { modules, addresses } = compileForms(tenant);
    return (Object.keys(declaredForms) as FormName[]).map(async (name) => {
      const module = withoutRules(await importText(modules.get(addresses[name]) ?? ''));
      const fields = module.form.fields.filter(({ isReadOnly }) => !isReadOnly).map((field) => field.name);
      return { name, tenant, module, fields };
    });
  }),
);
shapes.sort((a, b) => b.fields.length - a.fields.length);

/** Each form in as many shapes as it takes to meet each of its fields. */
const forms = shapes.filter(({ name, fields }, index) => {
  const met = shapes.slice(0, index).flatMap((shape) => (shape.name === name ? shape.fields : []));
  return fields.some((field) => !met.includes(field));
});

const form = () => document.querySelector('form') as HTMLFormElement;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe.each(forms)('the form $name of $tenant.code', ({ name, tenant, module, fields }) => {
  it.each(fields)(
    'has every other field open to typing after the error of %s [USE-02]',
    async (field) => {
      const lists = Object.fromEntries(
        module.form.fields.flatMap((each) =>
          each.list === null ? [] : [[each.list, optionsWith(String(each.default ?? ''))]],
        ),
      );
      const onSubmit = async () => ({ field, message: `Not this ${field}.` });
      await renderForm(tenant, name, { form: module, lists, onSubmit });
      // The list of towns is a chunk of its own.
      await waitFor(() => expect(form().querySelector('[aria-busy="true"]')).toBeNull());
      const at = `${module.form.name}-${field}`;
      const edited = await expectEditableElsewhere(form, at, async () => {
        await press();
        await waitFor(() => expect(document.activeElement?.id).toBe(at));
        expect(screen.getByText(`Not this ${field}.`)).toBeTruthy();
      });
      const names = new Set(controlsOf(form()).map((control) => control.name));
      expect(edited).toBeGreaterThanOrEqual(names.size - 1);
    },
    60_000,
  );
});

describe('an answer that comes late', () => {
  async function sendSlowly() {
    let answer: (problem: FormProblem) => void = () => undefined;
    const onSubmit = () =>
      new Promise<FormProblem>((resolve) => {
        answer = resolve;
      });
    await renderForm(aTenant(), 'cardAdd', { onSubmit });
    const serial = screen.getByLabelText<HTMLInputElement>('Serial number');
    const digits = screen.getByLabelText<HTMLInputElement>('Last four digits');
    await userEvent.type(serial, '1234567890');
    await userEvent.type(digits, '0042');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).ariaDisabled).toBeNull());
    await press();
    return { serial, digits, answer: (problem: FormProblem) => act(async () => answer(problem)) };
  }

  it('leaves the focus with whoever typed on meanwhile, and is announced [USE-02]', async () => {
    const { serial, digits, answer } = await sendSlowly();
    await userEvent.click(digits);
    await userEvent.keyboard('{Backspace}');
    await answer({ field: 'cardSN', message: 'Unknown card.' });
    expect(document.activeElement).toBe(digits);
    expect(serial.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('Unknown card.');
    await userEvent.keyboard('9');
    expect([serial.value, digits.value]).toEqual(['1234567890', '0049']);
  });

  it('takes the focus to its field when nobody has moved, and is said there alone [USE-02]', async () => {
    const { serial, answer } = await sendSlowly();
    await answer({ field: 'cardSN', message: 'Unknown card.' });
    expect(document.activeElement).toBe(serial);
    expect(screen.getAllByText('Unknown card.')).toHaveLength(1);
  });
});

it('leaves the focus in the field in which the last mistake was mended and made again [USE-02]', async () => {
  await renderForm(aTenant(), 'forgotPassword');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await press();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '1 field to fix' }));
  await userEvent.type(email, 'ana@x.example');
  await waitFor(() => expect(screen.queryByRole('region', { name: '1 field to fix' })).toBeNull());
  fireEvent.input(email, { target: { value: 'ana@' } });
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(email);
});
