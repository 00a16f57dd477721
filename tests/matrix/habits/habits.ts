/** The habits of people, once for all pages. Over 250 lines: one table, read as a whole. */
import { expect } from '../journeys/traveller.ts';
import type { Sight } from '../visual/planSights.ts';
import { type Habit, lookOf, pressAgain, pressWayOut, textField, typeALittle, type Visit } from './habit.ts';

/** A later step leads to the first one when it is opened by its address; what a mailed link says is taken out of it. */
const hasAddress = ({ after, access, manifest }: Sight) =>
  after === undefined && !(access === 'visitor' && manifest.paths.length > 1);
const isPrivate = ({ access }: Sight) => access !== 'visitor';

const NO_NETWORK = /ERR_|Failed to fetch|dynamically imported|NetworkError/;
/** In pixels; a line of text more or less above is none. */
const NEAR = 60;
const TELEPHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Waits until another page is there. */
async function arrive({ page, settle }: Visit, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await settle();
}

async function goBack({ page, settle }: Visit): Promise<void> {
  await page.goBack();
  await settle();
}

const reload: Habit = {
  name: 'Loads the page again',
  isDone: hasAddress,
  async go({ page, settle }) {
    const before = await lookOf(page);
    await page.reload();
    await settle();
    expect(await lookOf(page)).toEqual(before);
    return true;
  },
};

const backAndForward: Habit = {
  name: 'Goes on, back and forward',
  isDone: hasAddress,
  async go(visit) {
    const { page, settle } = visit;
    const here = await lookOf(page);
    const path = await pressWayOut(page);
    if (!path) return false;
    await arrive(visit, path);
    const there = await lookOf(page);
    expect(there.heading).not.toBe(here.heading);
    await goBack(visit);
    expect(await lookOf(page), 'after Back').toEqual(here);
    await page.goForward();
    await settle();
    expect(await lookOf(page), 'after Forward').toEqual(there);
    return true;
  },
};

const twoPresses: Habit = {
  name: 'Presses a link twice, and goes back once',
  isDone: hasAddress,
  async go(visit) {
    const { page } = visit;
    const here = await lookOf(page);
    const path = await pressWayOut(page);
    if (!path) return false;
    // Wherever the page stands by now: it is there, or on its way.
    await pressAgain(page, path);
    await arrive(visit, path);
    await goBack(visit);
    expect(await lookOf(page)).toEqual(here);
    return true;
  },
};

const scrolled: Habit = {
  name: 'Comes back to where the page was scrolled to',
  isDone: hasAddress,
  async go(visit) {
    const { page, settle } = visit;
    await page.setViewportSize(TELEPHONE);
    await settle();
    const top = await page.evaluate(() => {
      scrollTo(0, 600);
      return scrollY;
    });
    const path = top > 100 ? await pressWayOut(page) : null;
    if (path) {
      await arrive(visit, path);
      await goBack(visit);
      await expect.poll(() => page.evaluate((from) => Math.abs(scrollY - from), top)).toBeLessThan(NEAR);
    }
    await page.setViewportSize(DESK);
    return path !== null;
  },
};

const secondTab: Habit = {
  name: 'Opens the page in a second tab',
  isDone: hasAddress,
  async go({ page, openTab, settle }) {
    const here = await lookOf(page);
    const twin = await openTab(page.url());
    await expect.poll(() => lookOf(twin).catch(() => null)).toEqual(here);
    await twin.close();
    await page.reload();
    await settle();
    expect(await lookOf(page), 'the first one, afterwards').toEqual(here);
    return true;
  },
};

const signOutElsewhere: Habit = {
  name: 'Signs out in another tab',
  isDone: isPrivate,
  endsSession: true,
  async go({ page, openTab, base }) {
    const { heading } = await lookOf(page);
    const twin = await openTab(`${base}/account`);
    await expect(twin.getByRole('heading', { level: 1 })).toBeVisible();
    await twin.goto(`${base}/logout`);
    await expect(page).toHaveURL(`${base}/reconnect`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(heading);
    const isPrivate = (name: string) => /\|(session|user|cards)$/.test(name);
    const kept = await page.evaluate(() => Object.keys({ ...sessionStorage }));
    expect(kept.filter(isPrivate)).toEqual([]);
    await twin.close();
    return true;
  },
};

const offline: Habit = {
  name: 'Loses the network, types on, and has it again',
  complaints: NO_NETWORK,
  async go(visit) {
    const { page, t } = visit;
    const here = await lookOf(page);
    const notice = page.getByText(t('connection.off'));
    await page.context().setOffline(true);
    let typed: string | null = null;
    try {
      await expect(notice).toBeVisible();
      typed = await typeALittle(page);
      expect(await lookOf(page), 'without a network').toEqual(here);
    } finally {
      await page.context().setOffline(false);
    }
    await expect(notice).toHaveCount(0);
    expect(await lookOf(page), 'afterwards').toEqual(here);
    if (typed !== null) {
      await expect(textField(page)).toHaveValue(typed);
      return true;
    }
    const path = await pressWayOut(page);
    if (path) await arrive(visit, path);
    return true;
  },
};

const anotherLanguage: Habit = {
  name: 'Switches the language in the middle, and back',
  isDone: (_, { languages }) => languages.length > 1,
  async go({ page, settle, sight, tenant }) {
    const here = await lookOf(page);
    const typed = await typeALittle(page);
    const speak = async (language = '') => {
      const choice = page.locator(`header :is(button, a)[lang=${language}]`).filter({ visible: true });
      await choice.first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await settle();
    };
    await speak(tenant.languages.find((each) => each !== sight.language));
    const then = await lookOf(page);
    if (!sight.manifest.hasLanguagePaths) expect(then.path).toBe(here.path);
    if (typed !== null) await expect(textField(page)).toHaveValue(typed);
    await speak(sight.language);
    expect(await lookOf(page)).toEqual(here);
    if (typed !== null) await expect(textField(page)).toHaveValue(typed);
    return true;
  },
};

const keyboardOnly: Habit = {
  name: 'Reaches every control by the keyboard, and is not held anywhere',
  async go({ page }) {
    const count = await page.evaluate(() => {
      const isReached = (element: HTMLElement) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
        !element.matches(':disabled') &&
        !element.closest('[inert]');
      const all = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex]',
        ),
      ].filter(isReached);
      // Of radio buttons with one name, one.
      const names = new Set<string>();
      const wanted = all.filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const group = `${element.form?.id} ${element.name}`;
        const hasChecked = all.some(
          (each) => each instanceof HTMLInputElement && each.name === element.name && each.checked,
        );
        if (names.has(group) || (hasChecked && !element.checked)) return false;
        names.add(group);
        return true;
      });
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      scrollTo(0, 0);
      Object.assign(window, { wantedByKeys: new Set(wanted) });
      return wanted.length;
    });
    const take = () =>
      page.evaluate(() => {
        const { wantedByKeys } = window as unknown as { wantedByKeys: Set<Element | null> };
        wantedByKeys.delete(document.activeElement);
        return [...wantedByKeys].map((element) => element?.outerHTML.slice(0, 120) ?? '');
      });
    let left = await take();
    for (let press = 0; press < count + 40 && left.length > 0; press += 1) {
      await page.keyboard.press('Tab');
      left = await take();
    }
    expect(left).toEqual([]);
    return true;
  },
};

const lateAnswer: Habit = {
  name: 'Leaves before the answers have come',
  isDone: isPrivate,
  async go(visit) {
    const { page, settle } = visit;
    const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>();
    const held = page.waitForRequest(/\/gateway\//);
    await page.route(/\/gateway\//, async (route) => {
      await isLet;
      await route.fallback();
    });
    try {
      await page.reload({ waitUntil: 'commit' });
      await held;
      await page.locator('header a[href]').first().waitFor();
      const path = await pressWayOut(page);
      if (!path) return false;
      letGo();
      await arrive(visit, path);
      const there = await lookOf(page);
      await settle();
      expect(await lookOf(page)).toEqual(there);
      expect(there.path).toBe(path);
      return true;
    } finally {
      letGo();
      await page.unroute(/\/gateway\//);
    }
  },
};

const failedWrite: Habit = {
  name: 'Presses the button twice, and the answer does not come',
  complaints: NO_NETWORK,
  async go({ page }) {
    const button = page.locator('main form [type=submit]').filter({ visible: true }).first();
    if ((await button.count()) === 0) return false;
    const here = await lookOf(page);
    const writes: string[] = [];
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    await page.route(/\/gateway\//, async (route) => {
      const request = route.request();
      if (request.method() === 'GET') return route.fallback();
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
      await isOver;
      await route.abort();
    });
    try {
      await button.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      // Sent, told what is missing, asked again, or gone on.
      const isAnswered = async () =>
        writes.length > 0 ||
        (await page
          .locator('main [aria-invalid=true], main [role=alert], [role=dialog], main [aria-disabled=true]')
          .count()) > 0 ||
        (await lookOf(page)).heading !== here.heading;
      await expect.poll(isAnswered).toBe(true);
      end();
      expect(writes.length, writes.join(', ')).toBeLessThan(2);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      return true;
    } finally {
      end();
      await page.unroute(/\/gateway\//);
    }
  },
};

export const habits: readonly Habit[] = [
  reload,
  backAndForward,
  twoPresses,
  scrolled,
  secondTab,
  anotherLanguage,
  offline,
  lateAnswer,
  failedWrite,
  keyboardOnly,
  signOutElsewhere,
];
