// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { type FormValues, firstValues } from '../../../runtime/forms/formValues.ts';
import { useUnsavedText } from '../../../runtime/forms/useUnsavedText.ts';
import { unsavedAtom } from '../../../runtime/messages/unsaved.ts';
import { aTenant } from '../../support/aTenant.ts';
import { loadForm } from '../../support/compiledForms.ts';

const { form: access } = await loadForm(aTenant(), 'registrationAccess');
const { form: code } = await loadForm(aTenant(), 'verificationCode');

afterEach(cleanup);

function openForm({ fields } = access, initial: FormValues = {}, isKept = false) {
  const store = createStore();
  const first = firstValues(fields, initial);
  const { result, unmount } = renderHook(() => useUnsavedText(fields, first, isKept), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return {
    first,
    unmount,
    watch: (values: FormValues) => act(() => result.current.watch({ ...first, ...values })),
    clear: () => act(() => result.current.clear()),
    isAsked: () => store.get(unsavedAtom).size > 0,
  };
}

describe('whoever leaves a form [USE-15]', () => {
  it('is asked while it has more than at first, and no longer once that is gone', () => {
    const form = openForm();
    expect(form.isAsked()).toBe(false);
    form.watch({ email: 'ana@x.example' });
    expect(form.isAsked()).toBe(true);
    form.watch({ email: '' });
    expect(form.isAsked()).toBe(false);
  });

  it('is asked where what stood there at first is gone', () => {
    const form = openForm(access, { email: 'ana@x.example' });
    form.watch({});
    expect(form.isAsked()).toBe(false);
    form.watch({ email: '' });
    expect(form.isAsked()).toBe(true);
  });

  it('is not asked for blanks and for what is copied by one press', () => {
    const form = openForm();
    form.watch({ email: '  ' });
    expect(form.isAsked()).toBe(false);
    const codes = openForm(code);
    codes.watch(Object.fromEntries(code.fields.map(({ name }) => [name, '123456'])));
    expect(codes.isAsked()).toBe(false);
  });

  it('is not asked where what is typed is kept beyond the page', () => {
    const form = openForm(access, {}, true);
    form.watch({ email: 'ana@x.example' });
    expect(form.isAsked()).toBe(false);
  });

  it('is not asked once it is sent, nor when it is gone from the page', () => {
    const form = openForm();
    form.watch({ email: 'ana@x.example' });
    form.clear();
    expect(form.isAsked()).toBe(false);
    form.watch({ email: 'ana@x.example' });
    form.unmount();
    expect(form.isAsked()).toBe(false);
  });
});
