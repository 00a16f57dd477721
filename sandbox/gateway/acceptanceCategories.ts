import type { components } from '../../schemas/gateway.gen.ts';
import { wishedLanguages } from '../provider/signInWords.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { findCard } from './cards.ts';
import type { GatewayCall } from './gatewayCall.ts';

/** Which outlets belong to an acceptance category, and what it is called by language. */
const CATEGORIES: Readonly<
  Record<string, { outlets: readonly string[]; names: Readonly<Record<string, string>> }>
> = {
  restaurants: {
    outlets: ['restaurant', 'cafe'],
    names: { en: 'Restaurants', bg: 'Ресторанти', pl: 'Restauracje', uk: 'Ресторани', ro: 'Restaurante' },
  },
  groceries: {
    outlets: ['grocery'],
    names: {
      en: 'Grocery shops',
      bg: 'Хранителни магазини',
      pl: 'Sklepy spożywcze',
      uk: 'Продуктові крамниці',
      ro: 'Magazine alimentare',
    },
  },
  leisure: {
    outlets: ['leisure', 'transport'],
    names: {
      en: 'Holidays and travel',
      bg: 'Почивка и пътуване',
      pl: 'Wypoczynek i podróże',
      uk: 'Відпочинок і подорожі',
      ro: 'Vacanțe și călătorii',
    },
  },
  fuel: {
    outlets: ['fuel'],
    names: { en: 'Fuel', bg: 'Гориво', pl: 'Paliwo', uk: 'Пальне', ro: 'Combustibil' },
  },
};

/** GET /users/{user}/cards/{id}/acceptance-categories */
export function getAcceptanceCategories(call: GatewayCall): components['schemas']['AcceptanceCategory'][] {
  const { outlets, language } = countryOf(call.tenant);
  const langs = [...wishedLanguages(undefined, call.languages), language].map(
    (tag) => tag.split('-')[0] ?? '',
  );
  return findCard(call).acceptance_category.map((ref) => {
    const category = Object.hasOwn(CATEGORIES, ref) ? CATEGORIES[ref] : undefined;
    const lang = langs.find((one) => category?.names[one] !== undefined) ?? 'en';
    return {
      category_ref: ref,
      name: category?.names[lang] ?? ref,
      outlets: outlets.filter((outlet) => category?.outlets.includes(outlet.category)),
    };
  });
}
