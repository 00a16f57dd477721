import type { BuiltInWords } from '../../compiler/builtInWords.ts';
import { formatMoney } from '../../runtime/format/formatMoney.ts';
import { cardArt } from '../../runtime/tenant/cardArt.ts';
import type { PublicTenant, TenantSummary } from '../../runtime/tenant/pageData.ts';
import { createTextOf, namedText } from './textOf.ts';

/** Balance on the sample card of the switcher, in hundredths of the currency. */
const SAMPLE_HUNDREDTHS = 18_420;

/** What the tenant switcher shows of a tenant, in the tenant's default language. */
export function summariseTenant(tenant: PublicTenant, words: BuiltInWords): TenantSummary {
  const [language] = tenant.languages;
  const text = createTextOf(words, language, tenant);
  const [productRef, product] = Object.entries(tenant.card.products)[0] ?? [];
  const amount = Math.round((SAMPLE_HUNDREDTHS / 100) * 10 ** tenant.currency.decimals);
  return {
    code: tenant.code,
    name: tenant.name,
    languages: tenant.languages.map((code) => ({
      code,
      name: createTextOf(words, code, null)('languageName'),
    })),
    question: text('switcher.question'),
    theme: tenant.theme,
    href: `/${tenant.code}/`,
    sample: {
      product: product ? namedText(words, language, tenant, product.nameKey) : text('products.unknown'),
      form: text('cards.form.physical'),
      balanceLabel: text('cards.availableBalance'),
      balance: formatMoney(
        amount,
        tenant.currency,
        tenant.money,
        'negative',
        tenant.formats[language]?.digits,
      ),
      art: cardArt(tenant, productRef, 'physical'),
    },
  };
}
