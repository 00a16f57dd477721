import { expect, it } from 'vitest';
import { laterAddress, wordsOfPart } from '../../../runtime/tenant/wordsParts.ts';
import en from '../../../tenant-config/languages/en.json' with { type: 'json' };

it('the two parts of the words are all of them, each once', () => {
  const first = Object.keys(wordsOfPart(en, 'first'));
  const later = Object.keys(wordsOfPart(en, 'later'));
  expect([...first, ...later].sort()).toEqual(Object.keys(en).sort());
  expect(wordsOfPart({ nav: { a: 'A' }, forms: { b: 'B' } }, 'first')).toEqual({ nav: { a: 'A' } });
  expect(wordsOfPart({ nav: { a: 'A' }, forms: { b: 'B' } }, 'later')).toEqual({ forms: { b: 'B' } });
});

it('what is said before any screen, on cards and by errors is in the first', () => {
  expect(Object.keys(wordsOfPart(en, 'first')).sort()).toEqual(
    // biome-ignore format: a list of names
    [
      'actions', 'amounts', 'cards', 'carousel', 'clockWrong', 'common', 'connection', 'contactBlock', 'dialogs',
      'error-messages', 'footer', 'funds', 'idle', 'languageName', 'loginError', 'loginUnreachable', 'nav',
      'notFound', 'partNotLoaded', 'paused', 'products', 'screens', 'sessionEnded', 'sessionExpired',
      'sessionOpen', 'signingOut', 'status', 'storageBlocked', 'tabTitle', 'toast',
    ],
  );
});

it('the later part lies beside the first', () => {
  expect(laterAddress('/static/en.json-abc.json')).toBe('/static/en.json-abc-later.json');
});
