import { expect, it } from 'vitest';
import { chosenLanguageOf } from '../../../runtime/session/chosenLanguage.ts';
import { aStorage } from '../../support/aStorage.ts';

it('keeps the language that was chosen, for each tenant by itself', () => {
  const storage = aStorage();
  const here = chosenLanguageOf('xx', () => storage);
  expect(here.read()).toBeNull();
  here.write('uk');
  expect(here.read()).toBe('uk');
  expect(chosenLanguageOf('yy', () => storage).read()).toBeNull();
});

it('goes on without a choice where the browser refuses storage [A15]', () => {
  const refused = chosenLanguageOf('xx', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(refused.write('uk')).toBeUndefined();
  expect(refused.read()).toBeNull();
});
