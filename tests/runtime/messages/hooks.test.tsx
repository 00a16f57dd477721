// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useContext } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import {
  clearErrorsAtom,
  countErrorAtom,
  errorCountsAtom,
  showToastAtom,
  successToast,
  toastsAtom,
  usePlacedError,
} from '../../../runtime/messages/toasts.ts';
import { leavingAtom, unsavedAtom, useMarkUnsaved } from '../../../runtime/messages/unsaved.ts';
import { firstText, useWords, WordsProvider } from '../../../runtime/messages/words.ts';
import { DirectionContext } from '../../../runtime/ui/direction.ts';

const error = (code: string | null, text = `text of ${code}`) =>
  ({ level: 'error', text, hasContact: false, code, original: null, trace: null, duration: null }) as const;

function setUp() {
  const store = createStore();
  const texts = () => store.get(toastsAtom).map(({ text }) => text);
  return { store, texts };
}

describe('an error that a page says in its place [USE-11]', () => {
  function Placing({ code }: { readonly code: string | undefined }) {
    usePlacedError(code);
    return null;
  }

  it('is said by no toast while it is there, and counted all the same', () => {
    const { store, texts } = setUp();
    store.set(showToastAtom, error('A'));
    store.set(showToastAtom, error('B'));
    const view = (code: string | undefined) => (
      <Provider store={store}>
        <Placing code={code} />
      </Provider>
    );
    const { rerender, unmount } = render(view('A'));
    expect(texts()).toEqual(['text of B']);
    act(() => store.set(showToastAtom, error('A')));
    expect(texts()).toEqual(['text of B']);
    expect(store.get(errorCountsAtom).get('A')).toBe(2);
    rerender(view('C'));
    act(() => store.set(showToastAtom, error('A')));
    act(() => store.set(showToastAtom, error('C')));
    expect(texts()).toEqual(['text of B', 'text of A']);
    rerender(view(undefined));
    act(() => store.set(showToastAtom, error('C')));
    expect(texts()).toEqual(['text of B', 'text of A', 'text of C']);
    unmount();
  });

  it('may be said in two places: each takes back its own alone', () => {
    const { store, texts } = setUp();
    const view = (isSecond: boolean) => (
      <Provider store={store}>
        <Placing code="A" />
        <Placing code="B" />
        {isSecond && <Placing code="A" />}
      </Provider>
    );
    const { rerender, unmount } = render(view(true));
    rerender(view(false));
    for (const code of ['A', 'B']) act(() => store.set(showToastAtom, error(code)));
    expect(texts()).toEqual([]);
    unmount();
    for (const code of ['A', 'B']) store.set(showToastAtom, error(code));
    expect(texts()).toEqual(['text of A', 'text of B']);
  });
});

describe('what was done', () => {
  it('settles what went wrong before it, and nothing else', () => {
    const { store, texts } = setUp();
    store.set(showToastAtom, error('A'));
    store.set(showToastAtom, { ...error('B'), level: 'warning' });
    store.set(showToastAtom, successToast('done', 5));
    expect(texts()).toEqual(['text of B', 'done']);
    expect(store.get(toastsAtom).at(-1)).toEqual({
      id: expect.any(Number),
      text: 'done',
      hasContact: false,
      trace: null,
      level: 'success',
      code: null,
      original: null,
      duration: 5,
    });
    store.set(showToastAtom, error('C'));
    expect(texts()).toEqual(['text of B', 'done', 'text of C']);
    expect([...store.get(errorCountsAtom).keys()]).toEqual(['A', 'B', 'C']);
  });

  it('takes away the errors alone where nothing is said of it', () => {
    const { store, texts } = setUp();
    store.set(showToastAtom, error('A'));
    store.set(showToastAtom, { ...error('B'), level: 'info' });
    store.set(clearErrorsAtom);
    expect(texts()).toEqual(['text of B']);
  });

  it('has a number of its own, later ones a higher one', () => {
    const { store } = setUp();
    for (const code of ['A', 'B']) store.set(showToastAtom, error(code));
    const [first, second] = store.get(toastsAtom);
    expect((second?.id ?? 0) - (first?.id ?? 0)).toBe(1);
  });

  it('counts errors by code, from one on', () => {
    const { store } = setUp();
    expect([...store.get(errorCountsAtom)]).toEqual([]);
    for (const code of ['A', 'A', 'B']) store.set(countErrorAtom, code);
    expect([...store.get(errorCountsAtom)]).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });
});

describe('what is not saved [USE-15]', () => {
  it('is marked by whoever holds it, and goes with them', () => {
    const { store } = setUp();
    const marks: ((isUnsaved: boolean) => void)[] = [];
    function Holding({ index }: { readonly index: number }) {
      marks[index] = useMarkUnsaved();
      return null;
    }
    const view = (count: number) => (
      <Provider store={store}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
          <Holding key={index} index={index} />
        ))}
      </Provider>
    );
    const { rerender } = render(view(2));
    expect(store.get(unsavedAtom).size).toBe(0);
    const before = store.get(unsavedAtom);
    act(() => marks[0]?.(false));
    expect(store.get(unsavedAtom)).toBe(before);
    act(() => marks[0]?.(true));
    act(() => marks[1]?.(true));
    act(() => marks[1]?.(true));
    expect(store.get(unsavedAtom).size).toBe(2);
    act(() => marks[0]?.(false));
    expect(store.get(unsavedAtom).size).toBe(1);
    rerender(view(1));
    expect(store.get(unsavedAtom).size).toBe(0);
    expect(store.get(leavingAtom)).toBeNull();
  });
});

describe('the words around a page', () => {
  it('say which way their lines run, also when the language changes', async () => {
    const i18n = createI18n('en', { 'nav.login': 'Log in' });
    const [on, off] = [vi.spyOn(i18n, 'on'), vi.spyOn(i18n, 'off')];
    function Page() {
      const { t } = useWords();
      return <p>{`${useContext(DirectionContext)} ${t('nav.login')}`}</p>;
    }
    const { unmount } = render(
      <WordsProvider i18n={i18n}>
        <Page />
      </WordsProvider>,
    );
    expect(screen.getByText('ltr Log in')).toBeTruthy();
    i18n.addResourceBundle('ar', 'translation', { 'nav.login': 'دخول' });
    await act(() => i18n.changeLanguage('ar'));
    expect(screen.getByText('rtl دخول')).toBeTruthy();
    unmount();
    const listeners = ({ mock }: typeof on | typeof off) =>
      new Set(mock.calls.map(([, listener]) => listener));
    expect(listeners(on).size).toBeGreaterThan(0);
    expect(listeners(off)).toEqual(listeners(on));
  });

  it('take the first text that there is', () => {
    const { t } = createI18n('en', { 'a.b': 'B {{n}}', 'c.d': 'D' });
    expect(firstText(t, ['a.x', 'a.b', 'c.d' as 'nav.login'], { n: 3 })).toBe('B 3');
    expect(firstText(t, ['a.x', 'c.d' as 'nav.login'])).toBe('D');
  });
});
