import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type MoneyTexts, useMoney } from '../../../runtime/hooks/portalHooks.ts';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { type Site, SiteContext } from '../../../runtime/routing/Site.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aTenant } from '../../support/aTenant.ts';

/** An amount as screens get it. @param minor in minor units of the main currency */
function textsOf(minor: number, currency: Partial<PublicTenant['currency']>): MoneyTexts {
  const texts: MoneyTexts[] = [];
  const Screen = () => {
    texts.push(useMoney()(minor));
    return null;
  };
  const site: Pick<Site, 'tenant'> = { tenant: aTenant({ currency }) };
  renderToStaticMarkup(
    createElement(
      SiteContext,
      { value: site as Site },
      createElement(WordsProvider, { i18n: createI18n() }, createElement(Screen)),
    ),
  );
  return texts[0] ?? { main: '', exact: undefined, secondary: undefined };
}

const euro = { code: 'EUR', symbol: '€', rate: 2, decimals: 2, shownDecimals: null };

// In the shipped countries both currencies have two: only others show which one is taken.
it.each([
  { main: 0, second: 2, minor: 5, shown: ['5', '2.50'] },
  { main: 3, second: 2, minor: 5_000, shown: ['5.000', '2.50'] },
  { main: 2, second: 0, minor: 500, shown: ['5.00', '3'] },
  { main: 2, second: 3, minor: 500, shown: ['5.00', '2.500'] },
])('writes each of two currencies with its own decimals: $main and $second [CFG-05 CFG-06]', (row) => {
  const secondary = { ...euro, decimals: row.second };
  const { main, secondary: second } = textsOf(row.minor, { symbol: 'X', decimals: row.main, secondary });
  expect([main, second]).toEqual([`${row.shown[0]}\u00a0X`, `${row.shown[1]}\u00a0€`]);
});

it('has no second amount where there is one currency, or the first cannot be read [F4]', () => {
  expect(textsOf(500, {}).secondary).toBeUndefined();
  expect(textsOf(Number.NaN, { secondary: euro }).secondary).toBeUndefined();
});
