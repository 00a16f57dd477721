/** Texts that are typed and not saved, in the browser's storage. */
import { expect, it } from 'vitest';
import { joinTexts } from '../../../../console/app/languages/joinTexts.ts';
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
