/** Texts that are typed and not saved, in the browser's storage. */
import { expect, it } from 'vitest';
import { createTypedStore } from '../../../../console/app/languages/typedTexts.ts';
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
});

it('that nobody can read are none', () => {
  for (const kept of ['{', '[]', 'null', '{"a":1}', '{"a":{"value":"x"}}', '"a"']) {
    const storage = aStorage();
    storage.setItem(KEY, kept);
    expect([kept, createTypedStore(storage).of('uk')]).toEqual([kept, {}]);
  }
});
