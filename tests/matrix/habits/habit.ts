/** What a habit is: what people do on any page without thinking of it, and how the page has to stand afterwards. */
import type { Page } from 'playwright';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { Wording } from '../journeys/wording.ts';
import type { PortalWindow } from '../visual/openWindow.ts';
import type { Sight } from '../visual/planSights.ts';

/** Somebody who is on a screen of a tenant. */
export interface Visit extends Pick<PortalWindow, 'page' | 'settle'> {
  readonly sight: Sight;
  readonly tenant: PublicTenant;
  /** Address of the tenant's portal, without a slash at the end. */
  readonly base: string;
  /** Texts in the language that the portal is shown in. */
  readonly t: Wording;
  /** Another tab of the same browser, which has nothing of this one's session storage. */
  openTab(address: string): Promise<Page>;
}

export interface Habit {
  /** What people do, as the report says it. */
  readonly name: string;
  /** Whether a screen is one that it is done on; every one unless given. */
  readonly isDone?: (sight: Sight, tenant: PublicTenant) => boolean;
  /** Whether nothing of it is left for the next one, the session among it. */
  readonly endsSession?: boolean;
  /** What the browser complains of where the network is taken away. */
  readonly complaints?: RegExp;
  /**
   * @returns false where the screen has nothing that it could be done with
   * @throws what was not as it should be
   */
  readonly go: (visit: Visit) => Promise<boolean>;
}

/** What is to be the same again. */
export interface Look {
  readonly path: string;
  readonly heading: string;
  readonly language: string;
}

export function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => ({
    path: location.pathname,
    heading: document.querySelector('main h1')?.textContent ?? '',
    language: document.documentElement.lang,
  }));
}

/** Presses a link of the page's frame that leads to another page of the portal. @returns its path; null without one */
export function pressWayOut(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')];
    const link = links.find(
      ({ origin, pathname, target, lang }) =>
        origin === location.origin &&
        pathname !== location.pathname &&
        target === '' &&
        lang === '' &&
        !/\/log(in|out)\b/.test(pathname),
    );
    link?.click();
    return link?.pathname ?? null;
  });
}

/** The second press of a double click, if the link is still there. */
export function pressAgain(page: Page, path: string): Promise<unknown> {
  const press = () =>
    page.evaluate((wanted) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], footer a[href]')];
      links.find(({ pathname }) => pathname === wanted)?.click();
    }, path);
  // The page was left for another document.
  return press().catch(() => undefined);
}

/** The first field of the page that takes text as it is typed. */
export const textField = (page: Page) =>
  page
    .locator(
      'main :is(textarea, input:not([type]), input[type=text], input[type=email], input[type=tel]):not([readonly], [aria-disabled=true], [role=combobox], [inputmode=none])',
    )
    .filter({ visible: true })
    .first();

/** Types a little into it. @returns what stands there then; null where the page has no such field */
export async function typeALittle(page: Page): Promise<string | null> {
  const field = textField(page);
  if ((await field.count()) === 0) return null;
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('12');
  return field.inputValue();
}
