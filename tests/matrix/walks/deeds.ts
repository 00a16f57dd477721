/** What somebody who tries everything does on a page: one thing at a time, chosen by the numbers that a seed gives. */
import type { Locator, Page } from 'playwright';

export interface Chance {
  /** From 0 to 1, 1 excluded. */
  readonly next: () => number;
  /** @throws where there is nothing to choose from */
  pick<Value>(values: readonly Value[]): Value;
}

/** @param random numbers from 0 to 1 */
export function chanceOf(random: () => number): Chance {
  return {
    next: random,
    pick(values) {
      const chosen = values[Math.floor(random() * values.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
  };
}

interface Deed {
  /** How often it is done, against the others. */
  readonly share: number;
  /** @returns what was done, as the report says it */
  readonly act: (page: Page, chance: Chance) => Promise<string>;
}

const PRESSED =
  'a[href]:not([target=_blank]), button, summary, [role=option], [role=switch], input[type=checkbox], input[type=radio]';
const FILLED =
  'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea, select, [contenteditable=true]';
/** What covers a page, or moves at the time, is not waited for long. */
const PATIENCE = { timeout: 1_500 };

const VALUES: readonly string[] = [
  ...['', ' ', 'Ала', "O'Neil-Żółć", '🙂🙂', 'line\nline', '\u200b', '\u202eabc', 'a'.repeat(300)],
  ...['+359 888 123 456', '0888123456', 'tel: +40 721 234 567', '1234 5678 9012 3456', '123456', '12', '0'],
  ...['ana@example.com', ' ana@EXAMPLE.com ', '31.12.1990', '1990-12-31', '00-950', '9'.repeat(21)],
  ...['<b>x</b>', '{{name}}', '%00', '\\', 'Benefit-2026!', '"', '{', '-1', '1.5', '1e9', '#12', '#FFEE00'],
  ...['https://example.com/x', 'javascript:alert(1)', 'EUR', 'cs', 'true'],
];
const KEYS: readonly string[] = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowRight'],
  ...['Home', 'End', 'PageDown', 'Backspace', 'Control+z', 'Control+Shift+z'],
];
export const WINDOWS: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One of those that somebody could use now, the main part's rather than the frame's; null where there is none. */
async function choose(page: Page, selector: string, chance: Chance): Promise<Locator | null> {
  const all = page.locator(selector);
  const usable = await all.evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isOutside =
        element instanceof HTMLAnchorElement &&
        (element.origin !== location.origin || element.download !== '');
      const modal = document.querySelector('dialog:modal');
      const isHeld = element.matches(':disabled, [inert] *') || (modal !== null && !modal.contains(element));
      // What screen readers alone have is as small as a dot.
      if (!isShown || isOutside || isHeld || element.getBoundingClientRect().width <= 2) return [];
      return [{ index, isMain: element.closest('main, dialog') !== null }];
    }),
  );
  const inMain = usable.filter(({ isMain }) => isMain);
  const wanted = chance.next() < 0.7 && inMain.length > 0 ? inMain : usable;
  return wanted.length > 0 ? all.nth(chance.pick(wanted).index) : null;
}

async function press(page: Page, chance: Chance): Promise<string> {
  const chosen = await choose(page, PRESSED, chance);
  if (!chosen) return 'finds nothing to press';
  const name = await chosen.evaluate(
    (element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
  );
  const isTwice = chance.next() < 0.15;
  await (isTwice ? chosen.dblclick(PATIENCE) : chosen.click(PATIENCE));
  return `presses ${name}${isTwice ? ' twice' : ''}`;
}

async function fill(page: Page, chance: Chance): Promise<string> {
  const chosen = await choose(page, FILLED, chance);
  if (!chosen) return 'finds nothing to fill in';
  const { name, options, isText } = await chosen.evaluate((element) => ({
    name: element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.id,
    options: element instanceof HTMLSelectElement ? element.options.length : null,
    // Nobody writes a whole document anew.
    isText: element instanceof HTMLElement && element.isContentEditable,
  }));
  if (options !== null) {
    const index = Math.floor(chance.next() * options);
    await chosen.selectOption({ index }, PATIENCE);
    return `chooses the ${index + 1}. option of ${name}`;
  }
  const value = chance.pick(VALUES);
  // Once as a program fills a field, once as a paste goes to where the caret stands.
  if (!isText && chance.next() < 0.5) await chosen.fill(value, PATIENCE);
  else {
    await chosen.click(PATIENCE);
    await page.keyboard.insertText(value);
  }
  const key = chance.pick(['Enter', 'Tab', 'Tab', null, null]);
  if (key) await page.keyboard.press(key);
  return `fills ${name} with ${JSON.stringify(value.slice(0, 40))}${key ? ` and presses ${key}` : ''}`;
}

async function useKeys(page: Page, chance: Chance): Promise<string> {
  const keys = Array.from({ length: 1 + Math.floor(chance.next() * 5) }, () => chance.pick(KEYS));
  for (const key of keys) await page.keyboard.press(key);
  return `uses ${keys.join(', ')}`;
}

async function loseNetwork(page: Page): Promise<string> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.context().setOffline(false);
  return 'loses the network for a moment';
}

async function resize(page: Page, chance: Chance): Promise<string> {
  const size = chance.pick(WINDOWS);
  await page.setViewportSize(size);
  return `has a window of ${size.width} × ${size.height}`;
}

async function reload(page: Page): Promise<string> {
  await page.reload();
  return 'loads the page again';
}

// By the page: the browser's own waits for a page that may never come, as where a question keeps somebody here.
const travel = (by: -1 | 1) => async (page: Page) => {
  await page.evaluate((steps) => history.go(steps), by);
  return by < 0 ? 'goes back' : 'goes forward';
};

const DEEDS: readonly Deed[] = [
  { share: 50, act: press },
  { share: 20, act: fill },
  { share: 14, act: useKeys },
  { share: 6, act: travel(-1) },
  { share: 2, act: travel(1) },
  { share: 3, act: reload },
  { share: 2, act: loseNetwork },
  { share: 3, act: resize },
];

/** Does one thing. What could not be done, since something covers it or it went, is told and is no fault. */
export async function doSomething(page: Page, chance: Chance): Promise<string> {
  const { act } = chance.pick(DEEDS.flatMap((deed) => Array.from({ length: deed.share }, () => deed)));
  return act(page, chance).catch((error: unknown) => `cannot: ${String(error).split('\n')[0]}`);
}
