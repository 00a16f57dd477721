/** Targets of at least 24 px that no other control reaches into (WCAG 2.5.8), and 44 px where there is room. */
import type { Page } from 'playwright/test';
import { aNewAddress, aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

/** Screens that hold every kind of control; tests/e2e/covered-controls.test.ts goes over all. */
const VISITOR = ['', '/account-creation/', '/forgot-password', '/accessibility'];
const HOLDER = [
  '/account',
  '/my-cards/add',
  '/my-profile',
  '/my-profile/notifications-center',
  '/my-profile/delete/authorize',
  '/contact-us',
];

/** Controls whose middle 24 px are not their own. Links in a line of text are excepted by the criterion. */
function smallTargets(): readonly string[] {
  const SIZE = 24;
  const problems: string[] = [];
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  );
  for (const control of controls) {
    const style = getComputedStyle(control);
    if (control.closest('[inert], [aria-hidden=true]') || style.visibility === 'hidden') continue;
    const isInline = style.display === 'inline' && control.tagName === 'A';
    if (isInline && control.parentElement?.textContent?.trim() !== control.textContent?.trim()) continue;
    const isBox = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const target = (isBox && control.closest('label')) || control;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = target.getBoundingClientRect();
    // Not drawn, or for the keyboard alone until it has the focus.
    if (width <= 1 || height <= 1 || left + width <= 0 || top + height <= 0) continue;
    const reach = SIZE / 2 - 0.5;
    // Around its middle: the corners of a target may be round.
    const isOwn = [0, 1, 2, 3, 4, 5, 6, 7].every((eighth) => {
      const angle = (eighth * Math.PI) / 4;
      const x = left + width / 2 + Math.cos(angle) * reach;
      const hit = document.elementFromPoint(x, top + height / 2 + Math.sin(angle) * reach);
      return hit !== null && (target.contains(hit) || hit.closest('label')?.control === control);
    });
    if (isOwn) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    problems.push(`${control.tagName} ${name || control.id} ${Math.round(width)} × ${Math.round(height)}`);
  }
  return problems;
}

/** Rows of consents that reach into each other, or whose error stands nearer to another row. */
function mixedRows(): readonly string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('label:has(> input[type=checkbox])')];
  return rows.flatMap((row, index) => {
    const box = row.getBoundingClientRect();
    const next = rows[index + 1]?.getBoundingClientRect();
    const id = row.querySelector('input')?.getAttribute('aria-describedby');
    const error = id ? document.getElementById(id)?.getBoundingClientRect() : undefined;
    const text = row.textContent ?? '';
    // The text of a row ends above its padding.
    const end = box.bottom - Number.parseFloat(getComputedStyle(row).paddingBottom);
    return [
      ...(next && next.top < box.bottom - 0.5 ? [`${text}: into the next`] : []),
      ...(error && (error.top - end > 8 || (next && next.top - error.bottom < 4)) ? [`${text}: error`] : []),
    ];
  });
}

async function expectTargets(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(smallTargets), what).toEqual([]);
}

const WIDTHS = [390, 1440] as const;

/** A telephone's window, or that of a desk. */
const setWidth = (page: Page, width: (typeof WIDTHS)[number]) =>
  page.setViewportSize({ width, height: width === 390 ? 844 : 900 });

/** Opens a page and looks at it in each width, beginning with the one that the window has. */
async function expectTargetsAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const widths = page.viewportSize()?.width === 390 ? WIDTHS : WIDTHS.toReversed();
  for (const width of widths) {
    await setWidth(page, width);
    await expectTargets(page, `${address} at ${width} px`);
  }
}

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);

  test(`${tenant.code}: every control has its 24 px to itself at 390 and 1440 px [USE-19]`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(120_000);
    const base = `${portal}/${tenant.code}`;
    for (const path of VISITOR) await expectTargetsAt(page, base + path);
    await page.goto(`${base}/`);
    for (const width of WIDTHS) {
      await setWidth(page, width);
      const links = page
        .getByRole('main')
        .locator('p', { hasText: t('screens.forgotPassword') })
        .getByRole('link');
      await expect(links).toHaveCount(2);
      for (const link of await links.all())
        expect((await link.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(43.5);
    }
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    for (const path of HOLDER) await expectTargetsAt(page, base + path);
    await page.goto(`${base}/my-cards/add`);
    const help = page.getByRole('button', { name: t('addCard.helpFor', { field: t('forms.serialNumber') }) });
    for (const width of WIDTHS) {
      await setWidth(page, width);
      const { height } = await help.evaluate((button) => {
        const box = button.getBoundingClientRect();
        const own = (y: number) => document.elementFromPoint(box.left + box.width / 2, y) === button;
        let [top, bottom] = [box.top, box.bottom];
        while (own(top - 1)) top -= 1;
        while (own(bottom)) bottom += 1;
        return { height: bottom - top };
      });
      expect(height, `${width} px`).toBeGreaterThanOrEqual(43);
    }
  });

  test(`${tenant.code}: the languages are 44 px high, and wide where there is room, and the rows of consents keep apart [USE-19]`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal}/${tenant.code}/account-creation/`);
    for (const width of WIDTHS) {
      await setWidth(page, width);
      const sizes = await page
        .getByRole('banner')
        .locator('[lang]')
        .evaluateAll((links) =>
          links.map((link) => [
            Math.round(link.getBoundingClientRect().width),
            Math.round(link.parentElement?.getBoundingClientRect().height ?? 0),
          ]),
        );
      expect(sizes.length).toBeGreaterThan(1);
      for (const [wide = 0, high = 0] of sizes) {
        expect(high).toBeGreaterThanOrEqual(44);
        expect(wide).toBeGreaterThanOrEqual(width === 390 ? 36 : 44);
      }
    }
    const email = aNewAddress();
    await page.getByLabel(t('forms.email'), { exact: true }).fill(email);
    await page.getByLabel(t('forms.repeatEmail'), { exact: true }).pressSequentially(email);
    await page.getByLabel(t('forms.password'), { exact: true }).fill('Benefit-2026!');
    await page.getByLabel(t('forms.repeatPassword'), { exact: true }).fill('Benefit-2026!');
    await page.getByRole('button', { name: t('common.next') }).click();
    await expect(page.getByRole('checkbox').nth(2)).toBeAttached();
    for (const width of WIDTHS) {
      await setWidth(page, width);
      expect(await page.evaluate(mixedRows), `${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: t('registration.submit') }).click({ force: true });
    await expect(page.locator('input[type=checkbox][aria-invalid=true]')).toHaveCount(2);
    for (const width of WIDTHS) {
      await setWidth(page, width);
      expect(await page.evaluate(mixedRows), `${width} px`).toEqual([]);
      await expectTargets(page, `the second step with its errors at ${width} px`);
    }
  });
}
