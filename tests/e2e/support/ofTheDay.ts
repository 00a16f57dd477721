import type { Browser } from 'playwright/test';
import { SHIFT, shiftDate } from '../../days/shiftDate.ts';

/** The same browser; where tests run on another day (`npm run days`), each of its pages has that day too. */
export function ofTheDay(browser: Browser): Browser {
  const shift = Number(process.env[SHIFT] ?? 0);
  if (shift === 0) return browser;
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (...given: Parameters<Browser['newContext']>) => {
      const context = await newContext(...given);
      await context.addInitScript(shiftDate, shift);
      return context;
    },
  });
}
