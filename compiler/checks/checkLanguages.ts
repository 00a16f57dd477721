import { joinMends, mendsOf, nearestValues, offeredOnly, takeOut } from '../mend.ts';
import type { Finding } from '../problem.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Each language of the tenant has a words file; a draft's may lack texts. */
export const checkLanguages: readonly TenantCheck[] = (['languages', 'draftLanguages'] as const).map(
  (part) => ({
    reads: [part],
    run({ [part]: languages }, { words }) {
      const known = [...words.keys()];
      return languages.flatMap((language, index): Finding[] => {
        if (words.has(language)) return [];
        const have = known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`;
        const message = `There is no words file languages/${language}.json; ${have}.`;
        const near = nearestValues(
          language,
          known.filter((each) => !languages.includes(each)),
        );
        const isAlone = part === 'languages' && languages.length === 1;
        const mends = joinMends(offeredOnly(near), isAlone ? {} : mendsOf(takeOut()));
        return [{ pointer: `/${part}/${index}`, rule: 'language', message, ...mends }];
      });
    },
  }),
);

export const checkDraftLanguages: TenantCheck = {
  reads: ['languages', 'draftLanguages'],
  run: ({ languages, draftLanguages }) =>
    draftLanguages.flatMap((language, index): Finding[] => {
      if (!languages.includes(language)) return [];
      const message = `"${language}" stands in /languages already: a language is offered, or it is a draft. Take it out of one of the two.`;
      const mends = mendsOf(takeOut('Take it out of the drafts: it is offered'));
      return [{ pointer: `/draftLanguages/${index}`, rule: 'language', message, ...mends }];
    }),
};
