// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Translate } from '../../../runtime/messages/words.ts';
import type { BlockWith, PlainWordsKey } from '../../../runtime/tenant/wordsKeys.ts';
import { aTenant } from '../../support/aTenant.ts';
import { success } from '../../support/fakeFetch.ts';
import { aServerCard, someOperations } from '../../support/holderGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

/** The transactions page of a card whose account answers these operations, all on one page. */
const open = (
  operations: readonly Record<string, unknown>[],
  languages: [string, ...string[]] = ['en'],
  declinedReasons: Readonly<Record<string, string>> = {},
) =>
  renderScreen({
    path: '/my-cards/card-details/1-CN/transactions',
    tenant: aTenant({ languages, declinedReasons }),
    gateway: (path) =>
      success(path.endsWith('/cards') ? [aServerCard()] : path.endsWith('/operations') ? operations : []),
  });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

/** The declined reasons (DEC-01 to DEC-24) in the server's spelling, with their row of the ledger. */
const DECLINED = [
  ['ACCOUNT_NOT_ACTIVE', 'DEC-01'],
  ['BALANCE_LIMIT', 'DEC-02'],
  ['BLOCKED_CARD', 'DEC-03'],
  ['BLOCKED_MERCHANT', 'DEC-04'],
  ['CARD_NOT_ACTIVE', 'DEC-05'],
  ['CONTACTLESS_LIMIT', 'DEC-06'],
  ['CROSS_BORDER', 'DEC-07'],
  ['EXPIRED_CARD', 'DEC-08'],
  ['INCORRECT_PAN', 'DEC-09'],
  ['INCORRECT_PIN', 'DEC-10'],
  ['INSUFFICIENT_FUNDS', 'DEC-11'],
  ['INVALID_CVC2', 'DEC-12'],
  ['INVALID_EXPIRY', 'DEC-13'],
  ['INVALID_CURRENCY', 'DEC-14'],
  ['MERCHANT_NOT_ACCEPTED', 'DEC-15'],
  ['TRIES_EXCEEDED', 'DEC-16'],
  ['CVC2_TRIES_EXCEEDED', 'DEC-17'],
  ['PIN_TRIES_EXCEEDED', 'DEC-18'],
  ['RECURRING', 'DEC-19'],
  ['INTERNAL_ERROR', 'DEC-20'],
  ['AMOUNT_LIMIT', 'DEC-21'],
  ['TRANSACTION_LIMIT', 'DEC-22'],
  ['TYPE_NOT_ALLOWED', 'DEC-23'],
  ['UNKNOWN_TERMINAL', 'DEC-24'],
] as const;

/** The row of each refusal in a language, from one screen that shows all of them. */
async function declinedRows(language: string): Promise<ReadonlyMap<string, { row: string; t: Translate }>> {
  const operations = DECLINED.flatMap(([code], index) =>
    someOperations(1, { status: 'failed', declined_reason: code, operation_ref: String(index) }),
  );
  const { t } = await open(operations, [language]);
  const texts = (await rowsOf(t('transactions.title'))).map((row) => row.textContent);
  cleanup();
  return new Map(DECLINED.map(([code], index) => [code, { row: texts[index] ?? '', t }]));
}

describe('a declined transaction', () => {
  const languages = ['bg', 'en', 'pl', 'ro', 'uk'];
  const shown = new Map<string, Awaited<ReturnType<typeof declinedRows>>>();
  beforeAll(async () => {
    for (const language of languages) shown.set(language, await declinedRows(language));
  });

  it.each(DECLINED)('says once why for %s, and what to do, in every language [%s]', (code) => {
    const name = code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const key = `declined.${name}` as Extract<BlockWith<'next'>, `declined.${string}`>;
    for (const language of languages) {
      const { row, t } = shown.get(language)?.get(code) ?? { row: '', t: (each: PlainWordsKey) => each };
      const [reason, next] = [t(`${key}.text`), t(`${key}.next`)];
      expect(`${reason} ${next}`, `${language} has words`).not.toContain('declined.');
      expect(row, language).toContain(`${t('transactions.status.failed')}: ${reason}`);
      expect(row.split(reason), language).toHaveLength(2);
      expect(row.split(next), language).toHaveLength(2);
    }
  });

  it('is told by the reason that the tenant names for a code of its gateway [DEC-25]', async () => {
    const { t } = await open(someOperations(1, { status: 'failed', declined_reason: 'no_funds' }), ['en'], {
      NO_FUNDS: 'declined.insufficientFunds',
    });
    const [row] = await rowsOf(t('transactions.title'));
    expect(row?.textContent).toContain(t('declined.insufficientFunds.text'));
    expect(row?.textContent).toContain(t('declined.insufficientFunds.next'));
  });

  it.each(['ISSUER_RULE_88', 'zzz', '__proto__', ''])(
    'is only refused when the reason "%s" is not known [DEC-25]',
    async (code) => {
      const { t } = await open(someOperations(1, { status: 'failed', declined_reason: code }));
      const [row] = await rowsOf(t('transactions.title'));
      expect(row?.textContent).toContain(t('transactions.status.failed'));
      expect(row?.textContent).not.toMatch(/undefined|declined|zzz|proto|88/i);
    },
  );
});
