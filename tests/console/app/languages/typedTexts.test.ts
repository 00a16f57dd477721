/** Texts that are typed and not saved, in the browser's storage. */
import { expect, it } from 'vitest';
import { changesOf, disputedIn, joinTexts } from '../../../../console/app/languages/joinTexts.ts';
import { createTypedStore } from '../../../../console/app/languages/typedTexts.ts';
import type { WordsUnit } from '../../../../console/server/newtenant/newTenantAnswers.ts';
import { aStorage } from '../../../support/aStorage.ts';

const KEY = 'console:texts:uk';
const text = (value: string) => ({ value, was: '' });

it('are there in another tab as well, and after a reload', () => {
  const storage = aStorage();
  const [one, other] = [createTypedStore(storage), createTypedStore(storage)];
  expect(other.of('uk')).toEqual({});
  one.change('uk', (before) => ({ ...before, a: text('x') }));
  other.takeStored(KEY);
  other.change('uk', (before) => ({ ...before, b: text('y') }));
  one.takeStored(KEY);
  expect(one.of('uk')).toEqual({ a: text('x'), b: text('y') });
  expect(createTypedStore(storage).of('uk')).toEqual(one.of('uk'));
  one.change('uk', () => ({}));
  expect(storage.getItem(KEY)).toBeNull();
});

it('stay on the page where the browser has no room, and are asked about', () => {
  const setItem = () => {
    throw new Error('full');
  };
  const store = createTypedStore({ ...aStorage(), setItem });
  expect(store.hasAny()).toBe(false);
  store.change('uk', () => ({ a: text('x') }));
  expect([store.of('uk'), store.hasAny()]).toEqual([{ a: text('x') }, true]);
  store.change('uk', () => ({}));
  expect(store.hasAny()).toBe(false);
});

it('tell whoever listens what changes here and in another tab, and nothing else', () => {
  const storage = aStorage();
  const store = createTypedStore(storage);
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  store.change('uk', () => ({ a: text('x') }));
  expect(told).toBe(1);
  store.change('uk', (before) => before);
  expect(told).toBe(1);
  storage.setItem(KEY, JSON.stringify({ b: text('y') }));
  // Nothing of ours, and all at once: what was typed here stays.
  for (const key of ['portal:texts:uk', null]) store.takeStored(key);
  expect([told, store.of('uk')]).toEqual([1, { a: text('x') }]);
  store.takeStored(KEY);
  expect([told, store.of('uk')]).toEqual([2, { b: text('y') }]);
  expect(store.of('uk')).toBe(store.of('uk'));
  stop();
  store.change('uk', () => ({}));
  expect(told).toBe(2);
});

it('that were kept before are read, and those among them that nobody can read are left out', () => {
  const storage = aStorage();
  const kept = { a: null, b: { value: 1, was: '' }, c: { value: 'x' }, d: text('y') };
  storage.setItem(KEY, JSON.stringify(kept));
  const store = createTypedStore(storage);
  expect([store.hasAny(), store.of('uk'), store.hasAny()]).toEqual([false, { d: text('y') }, true]);
});

it('that nobody can read are none', () => {
  for (const kept of ['{', '[]', 'null', '{"a":1}', '{"a":{"value":"x"}}', '"a"']) {
    const storage = aStorage();
    storage.setItem(KEY, kept);
    expect([kept, createTypedStore(storage).of('uk')]).toEqual([kept, {}]);
  }
});

it('are saved where the file has them by now, without the blanks around them, which nobody writes', () => {
  const unit = (key: string, target: string | null): WordsUnit => ({
    ...{ key, target, source: '', where: '' },
    ...{ notes: [], placeholders: [], form: null },
  });
  const left = { other: { value: 'Close it', was: 'Shut' }, gone: { value: '', was: 'Shut' } };
  const typed = {
    ...{ same: text('Close'), blank: text(' Close '), empty: text('  ') },
    ...left,
  };
  const units = [unit('same', 'Close'), unit('blank', 'Close'), unit('empty', null), unit('other', 'Shut')];
  expect(joinTexts(typed, units)).toEqual(left);
});

it('are disputed where somebody else has changed the file since they were typed, and not where we have', () => {
  const unit = (key: string, target: string | null): WordsUnit => ({
    ...{ key, target, source: '', where: '' },
    ...{ notes: [], placeholders: [], form: null },
  });
  const units = [unit('same', 'Shut'), unit('changed', 'Close it'), unit('emptied', null)];
  const of = (value: string) => ({ value, was: 'Shut' });
  const typed = { same: of('a'), changed: of('b'), emptied: of('c'), gone: of('d') };
  expect(disputedIn(typed, units)).toEqual(new Set(['changed', 'emptied']));
  // Typed on while it was saved: what stands in the file is what we have sent.
  const sent = changesOf({ changed: of('Close it'), gone: of('e') });
  expect(sent).toEqual({ changed: 'Close it', gone: 'e' });
  const joined = joinTexts(typed, units, sent);
  expect(joined).toEqual({ ...typed, changed: { value: 'b', was: 'Close it' } });
  expect(disputedIn(joined, units)).toEqual(new Set(['emptied']));
});

it('with blanks around them are saved where the file has these', () => {
  const unit = {
    key: 'a',
    target: ' Close ',
    source: '',
    where: '',
    notes: [],
    placeholders: [],
    form: null,
  };
  expect(joinTexts({ a: text(' Close ') }, [unit])).toEqual({});
});
