import { describe, expect, it } from 'vitest';
import { readMailedLink } from '../../../runtime/tenant/mailedLink.ts';

const NAMES = { email: 'who', code: 'proof' };

describe('a mailed link', () => {
  it.each([
    ['?who=ana%2B7%40xx.example&proof=a%2Bb', { email: 'ana+7@xx.example', code: 'a+b' }],
    // A plus of the code is repaired where it is sent.
    ['?proof=a+b&who=+ana+7@xx.example+&x=1', { email: 'ana+7@xx.example', code: 'a b' }],
    ['?who=%3Cb%3E&proof=0', { email: '<b>', code: '0' }],
  ])(
    'is read of "%s" by the names that the tenant gives, with the plus that it lost [VAL-75]',
    (search, link) => {
      expect(readMailedLink(search, NAMES)).toEqual(link);
    },
  );

  it.each(['', '?', '?who=ana', '?proof=abc', '?who=&proof=abc', '?who=%20&proof=abc', '?who=ana&proof='])(
    'is none where "%s" is all',
    (search) => {
      expect(readMailedLink(search, NAMES)).toBeNull();
      expect(readMailedLink('?email=ana&code=abc', NAMES)).toBeNull();
    },
  );
});
