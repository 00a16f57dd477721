// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormProblem } from '../../../runtime/forms/formState.ts';
import type { FormValues } from '../../../runtime/forms/formValues.ts';
import type { TenantFormProps } from '../../../runtime/forms/TenantForm.tsx';
import { useSending } from '../../../runtime/forms/useSending.ts';
import { aTenant } from '../../support/aTenant.ts';
import { loadForm } from '../../support/compiledForms.ts';

const form = await loadForm(aTenant(), 'registrationPersonal');
const TYPED: FormValues = { firstName: 'Ana', lastName: 'Ilieva' };
const unsaved = { watch: vi.fn(), clear: vi.fn() };
const latest = { current: TYPED };

/** An answer that comes when the test says so. */
function anAnswer() {
  const { promise, resolve, reject } = Promise.withResolvers<FormProblem | undefined>();
  return { onSubmit: vi.fn((_: unknown) => promise), resolve, reject };
}

function openForm(props: Partial<TenantFormProps> = {}, hidden: readonly string[] = []) {
  const { result } = renderHook(() =>
    useSending({
      props: { form, submit: 'Send', onSubmit: async () => undefined, ...props },
      hidden,
      prefix: 'form',
      latest,
      unsaved,
    }),
  );
  result.current.head.current = document.getElementById('head');
  return result;
}

const focus = (id: string) => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML =
    '<p id="head" tabindex="-1"></p><input id="form-firstName"><button id="send"></button><input id="other">';
  latest.current = TYPED;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('sending a form', () => {
  it('sends what applies now, as calls have it, and is busy until the answer', async () => {
    const { onSubmit, resolve } = anAnswer();
    const sending = openForm({ onSubmit }, ['lastName']);
    act(() => void sending.current.send(TYPED));
    expect(onSubmit.mock.calls).toEqual([[{ firstName: 'Ana' }]]);
    expect(sending.current.isBusy).toBe(true);
    await act(async () => resolve(undefined));
    expect(sending.current).toMatchObject({ isBusy: false, problem: null, summary: null });
    expect(unsaved.watch).not.toHaveBeenCalled();
  });

  it('sends once, however often it is pressed, and again after the answer [F1]', async () => {
    const { onSubmit, resolve } = anAnswer();
    const sending = openForm({ onSubmit });
    act(() => {
      for (let press = 0; press < 3; press++) void sending.current.send(TYPED);
    });
    act(() => void sending.current.send(TYPED));
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => resolve(undefined));
    await act(async () => void sending.current.send(TYPED));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('is ready again where sending breaks off', async () => {
    const { onSubmit, reject } = anAnswer();
    const sending = openForm({ onSubmit });
    let ended: Promise<unknown> = Promise.resolve();
    act(() => {
      ended = sending.current.send(TYPED);
    });
    await act(async () => {
      reject(new Error('gone'));
      await expect(ended).rejects.toThrow('gone');
    });
    expect(sending.current.isBusy).toBe(false);
  });

  it('asks nobody who leaves while it is on its way, and does again when it was refused [USE-15]', async () => {
    const { onSubmit, resolve } = anAnswer();
    const sending = openForm({ onSubmit });
    act(() => void sending.current.send(TYPED));
    expect([unsaved.clear.mock.calls.length, unsaved.watch.mock.calls.length]).toEqual([1, 0]);
    await act(async () => resolve({ message: 'no' }));
    expect(unsaved.watch.mock.calls).toEqual([[TYPED]]);
  });
});

describe('the answer to a form', () => {
  async function refuse(problem: FormProblem, meanwhile: () => void = () => undefined) {
    const { onSubmit, resolve } = anAnswer();
    const sending = openForm({ onSubmit });
    focus('send');
    act(() => void sending.current.send(TYPED));
    meanwhile();
    await act(async () => resolve(problem));
    return sending;
  }

  it('is read at the summary, or at the field that it is about [USE-02]', async () => {
    const summary = await refuse({ message: 'no' });
    expect(summary.current).toMatchObject({ problem: { message: 'no' }, summary: 'problem' });
    expect(summary.current.problem).not.toHaveProperty('isAside');
    expect(focused()).toBe('head');
    cleanup();
    await refuse({ message: 'no', field: 'firstName' });
    expect(focused()).toBe('form-firstName');
  });

  it('is read where it stands as well where the button that was pressed is gone', async () => {
    await refuse({ message: 'no' }, () => document.getElementById('send')?.remove());
    expect(focused()).toBe('head');
  });

  it.each([
    ['has gone to another field', () => focus('other'), 'other'],
    [
      'has typed something else',
      () => {
        latest.current = { ...TYPED, firstName: 'Iva' };
      },
      'send',
    ],
  ])('leaves whoever %s where they are, and is announced', async (_, goOn, place) => {
    const sending = await refuse({ message: 'no', field: 'firstName' }, goOn);
    expect(sending.current).toMatchObject({
      problem: { message: 'no', field: 'firstName', isAside: true },
      summary: 'problem',
    });
    expect(focused()).toBe(place);
  });

  it('is over with the next try', async () => {
    const sending = await refuse({ message: 'no' });
    act(() => void sending.current.send(TYPED));
    expect(sending.current).toMatchObject({ problem: null, summary: null, isBusy: true });
  });

  it('is over once something is changed; that to a field once that field is', async () => {
    const general = await refuse({ message: 'no' });
    act(() => general.current.forget(['lastName']));
    expect(general.current).toMatchObject({ problem: null, summary: null });
    cleanup();
    const own = await refuse({ message: 'no', field: 'firstName' });
    act(() => own.current.forget(['lastName']));
    expect(own.current).toMatchObject({ problem: { field: 'firstName' }, summary: null });
    act(() => own.current.forget(['lastName', 'firstName']));
    expect(own.current.problem).toBeNull();
  });
});

describe('a form that cannot be sent yet', () => {
  it('leads to its summary each time, and keeps it while something is changed', () => {
    const sending = openForm();
    act(() => sending.current.refuse());
    expect([sending.current.summary, focused()]).toEqual(['errors', 'head']);
    focus('other');
    act(() => sending.current.forget(['firstName']));
    expect([sending.current.summary, focused()]).toEqual(['errors', 'other']);
    act(() => sending.current.refuse());
    expect(focused()).toBe('head');
  });

  it('has the focus at a field from the start that another form’s answer was about, and nowhere without one', () => {
    openForm({ problem: { message: 'no', field: 'firstName' } });
    expect(focused()).toBe('form-firstName');
    cleanup();
    focus('other');
    const sending = openForm();
    expect([focused(), sending.current.problem, sending.current.summary]).toEqual(['other', null, null]);
  });
});
