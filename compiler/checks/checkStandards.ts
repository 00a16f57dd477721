import type { Finding } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** The time zone is one that dates can be shown in. */
export const checkTimeZone: TenantCheck = {
  reads: ['timeZone'],
  run({ timeZone }) {
    try {
      new Intl.DateTimeFormat('en', { timeZone });
      return [];
    } catch {
      const message = `"${timeZone}" is no time zone.${didYouMean(timeZone, Intl.supportedValuesOf('timeZone'))}`;
      return [{ pointer: '/timeZone', rule: 'time-zone', message }];
    }
  },
};

/** Currency codes are those of ISO 4217. */
export const checkCurrency: TenantCheck = {
  reads: ['currency'],
  run({ currency }) {
    const known = Intl.supportedValuesOf('currency');
    const codes = [{ pointer: '/currency/code', code: currency.code }];
    if (currency.secondary)
      codes.push({ pointer: '/currency/secondary/code', code: currency.secondary.code });
    return codes
      .filter(({ code }) => !known.includes(code))
      .map(({ pointer, code }): Finding => {
        const message = `"${code}" is no currency of ISO 4217.${didYouMean(code, known)}`;
        return { pointer, rule: 'currency', message };
      });
  },
};
