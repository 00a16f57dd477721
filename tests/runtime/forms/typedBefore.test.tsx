// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Field } from '../../../runtime/assemble/form.ts';
import { firstValues } from '../../../runtime/forms/formValues.ts';
import { offerTyped, type TypedEarly } from '../../../runtime/forms/typedEarly.ts';
import { useTypedBefore } from '../../../runtime/forms/useTypedBefore.ts';
import { PRERENDERED_MARK } from '../../../runtime/tenant/pageMarks.ts';
import { aTenant } from '../../support/aTenant.ts';
import { loadForm } from '../../support/compiledForms.ts';

const { form: access } = await loadForm(aTenant(), 'registrationAccess');
const { form: personal } = await loadForm(aTenant(), 'registrationPersonal');

const on = { put: vi.fn(), leave: vi.fn(), tell: vi.fn() };

/** The page as it stands when the program comes, with what its controls hold. */
function stand(controls: Readonly<Record<string, string>>, focused?: string): void {
  document.body.replaceChildren(
    ...Object.entries(controls).map(([name, value]) =>
      Object.assign(document.createElement('input'), { id: `form-${name}`, value }),
    ),
  );
  document.body.toggleAttribute(PRERENDERED_MARK, true);
  if (focused) document.getElementById(`form-${focused}`)?.focus();
}

function hydrate(fields: readonly Field[], early?: TypedEarly) {
  if (early) offerTyped('form', () => early);
  const first = { ...firstValues(fields), ...early?.values };
  const { rerender } = renderHook(() =>
    useTypedBefore({ fields, prefix: 'form', first, left: new Set(early?.left), ...on }),
  );
  return { first, rerender };
}

beforeEach(() => offerTyped('another', () => ({ values: {}, left: new Set() })));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('what was typed before the program was there', () => {
  it('is nothing where the controls hold what the form begins with', () => {
    stand({ email: '', password: '' });
    hydrate(access.fields);
    for (const told of Object.values(on)) expect(told).not.toHaveBeenCalled();
  });

  it('stands in the form, and counts as left where nobody types any more', () => {
    stand({ email: 'ana@x.example', confirmEmail: '', password: 'Aa1!aaaa' }, 'password');
    const { first, rerender } = hydrate(access.fields);
    expect(on.put.mock.calls).toEqual([[{ ...first, email: 'ana@x.example', password: 'Aa1!aaaa' }]]);
    expect(on.leave.mock.calls).toEqual([['email']]);
    expect(on.tell).not.toHaveBeenCalled();
    rerender();
    expect(on.put).toHaveBeenCalledOnce();
  });

  it('keeps the prefix of a phone whose number was typed', () => {
    stand({ phone: '885551234' });
    const { first } = hydrate(personal.fields);
    expect(on.put.mock.calls).toEqual([[{ ...first, phone: { prefix: '+359', number: '885551234' } }]]);
  });

  it('is no choice: of a list the browser may have restored what nobody meant', () => {
    const [choice] = personal.fields.filter(({ widget }) => widget === 'checkbox');
    expect(choice).toBeDefined();
    stand({ [choice?.name ?? '']: 'on' });
    hydrate(personal.fields);
    expect(on.put).not.toHaveBeenCalled();
  });

  it('is no text of anything but a control', () => {
    document.body.innerHTML = '<output id="form-email">ana@x.example</output>';
    hydrate(access.fields);
    expect(on.put).not.toHaveBeenCalled();
  });
});

describe('what looked after the form until then', () => {
  const early: TypedEarly = { values: { email: 'ana@x.example' }, left: new Set(['email']) };

  it('is told once the form begins with it, and what was left stays left', () => {
    stand({ email: 'ana@x.example' });
    const { first } = hydrate(access.fields, early);
    expect(on.put).not.toHaveBeenCalled();
    expect(on.tell.mock.calls).toEqual([[first]]);
    expect(on.leave).not.toHaveBeenCalled();
  });

  it('is gone beyond by what came since', () => {
    stand({ email: 'ana@x.example', password: 'Aa1!aaaa' });
    const { first } = hydrate(access.fields, early);
    expect(on.put.mock.calls).toEqual([[{ ...first, password: 'Aa1!aaaa' }]]);
    expect(on.tell).not.toHaveBeenCalled();
    expect(on.leave.mock.calls).toEqual([['password']]);
  });
});
