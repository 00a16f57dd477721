import type { Finding } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Each language of the tenant has a words file. */
export const checkLanguages: TenantCheck = {
  reads: ['languages'],
  run({ languages }, { words }) {
    const known = [...words.keys()];
    return languages.flatMap((language, index): Finding[] => {
      if (words.has(language)) return [];
      const have = known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`;
      const message = `There is no words file languages/${language}.json; ${have}.`;
      return [{ pointer: `/languages/${index}`, rule: 'language', message }];
    });
  },
};
