import type { Tenant } from '../../schemas/tenant.gen.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
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

/** Each product has a name in every language of the tenant. */
export const checkProductNames: TenantCheck = {
  reads: ['languages', 'card'],
  run({ languages, card }, { words }) {
    return Object.entries(card.products).flatMap(([reference, { nameKey }]): Finding[] => {
      const texts = languages.map((language) => ({ language, known: words.get(language) }));
      const missing = texts.filter(({ known }) => known && !known.has(nameKey));
      if (missing.length === 0) return [];
      const pointer = joinPointer(joinPointer('/card/products', reference), 'nameKey');
      const files = missing.map(({ language }) => `languages/${language}.json`).join(', ');
      const nearest = didYouMean(nameKey, [...(missing[0]?.known?.keys() ?? [])]);
      return [{ pointer, rule: 'words', message: `There is no text "${nameKey}" in ${files}.${nearest}` }];
    });
  },
};

/** Each text of a banner stands in every language of the tenant. */
export const checkBannerTexts: TenantCheck = {
  reads: ['languages', 'home'],
  run({ languages, home }) {
    return home.banners.flatMap((banner, index) =>
      (['title', 'text', 'action'] as const).flatMap((part) =>
        languages
          .filter((language) => !Object.hasOwn(banner[part], language))
          .map((language): Finding => {
            const message = `This text is missing in the language "${language}", which the tenant offers.`;
            return { pointer: `/home/banners/${index}/${part}`, rule: 'text', message };
          }),
      ),
    );
  },
};

/** The tenant's own words replace built-in ones: a key that replaces nothing is a slip. */
export const checkOwnWords: TenantCheck = {
  reads: ['words'],
  run({ words: own }: Tenant, { words }) {
    return Object.entries(own).flatMap(([language, texts]) => {
      const known = words.get(language);
      if (!known) return [];
      return Object.keys(texts)
        .filter((key) => !known.has(key))
        .map((key): Finding => {
          const pointer = joinPointer(`/words/${language}`, key);
          const message = `There is no built-in text "${key}" to replace.${didYouMean(key, [...known.keys()])}`;
          return { pointer, rule: 'words', message, isAboutKey: true };
        });
    });
  },
};
