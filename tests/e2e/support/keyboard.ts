import { expect, type Locator, type Page } from 'playwright/test';

/** Somebody who works by the keyboard alone: nothing is pressed that they would not press, and all of it is counted. */
export interface Keyboard {
  /** Tab, until the control has the focus. @param way the shorter one, as whoever looks at the page would choose */
  to(control: Locator, way?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** A key, for what has the focus. */
  press(key: string, times?: number): Promise<void>;
  /** To a control, and Enter. */
  take(control: Locator, way?: 'Tab' | 'Shift+Tab'): Promise<void>;
  type(text: string): Promise<void>;
  /** The name of an entry, for a list of choices: a browser takes a letter that comes a second later for another name's. */
  choose(name: string): Promise<void>;
  /** Keys pressed so far, and times that somebody had to look for the next control. */
  counted(): { readonly keys: number; readonly aims: number };
  /**
   * How long a person needs for that, in seconds, by the keystroke-level model (Card, Moran, Newell 1980): 0.28 for a
   * key of somebody who types no more than others, 1.35 to find out what comes next. Reading is not in it.
   */
  seconds(): number;
}

/** Whoever has pressed Tab so often looks for another way. */
const MOST_TABS = 120;
const SECONDS_PER_KEY = 0.28;
const SECONDS_PER_AIM = 1.35;

export function keyboardOf(page: Page): Keyboard {
  let [keys, aims] = [0, 0];
  const press = async (key: string, times = 1) => {
    keys += times;
    for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
  };
  const hasFocus = (control: Locator) => control.evaluate((each) => each === document.activeElement);
  const to = async (control: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab') => {
    aims += 1;
    await expect(control).toBeVisible();
    const before = keys;
    while (!(await hasFocus(control))) {
      expect(keys - before, `Tabs on the way to ${control}`).toBeLessThan(MOST_TABS);
      await press(way);
    }
  };
  return {
    to,
    press,
    async take(control, way) {
      await to(control, way);
      await press('Enter');
    },
    async type(text) {
      keys += text.length;
      await page.keyboard.type(text);
    },
    async choose(name) {
      keys += name.length;
      // None waits for what the page does at the one before, which may take a busy machine longer than that.
      await Promise.all([...name].map((key) => page.keyboard.press(key)));
    },
    counted: () => ({ keys, aims }),
    seconds: () => Math.round(keys * SECONDS_PER_KEY + aims * SECONDS_PER_AIM),
  };
}
