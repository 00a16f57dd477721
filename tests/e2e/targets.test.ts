/**
 * Targets of 44 px where there is room, and what stands below each other. Each control's own 24 px, on all kinds of
 * screens: tests/e2e/screens.test.ts.
 */
import type { Page } from 'playwright/test';
import { aNewAddress, aPerson, expect, signIn, TENANTS, testWhere } from './support/portal.ts';
import { smallTargets } from './support/smallTargets.ts';
import { wordsOf } from './support/words.ts';

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

const WIDTHS = [390, 1440] as const;

/** A telephone's window, or that of a desk. */
const setWidth = (page: Page, width: (typeof WIDTHS)[number]) =>
  page.setViewportSize({ width, height: width === 390 ? 844 : 900 });

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);

  testWhere(tenant.code === 'pl')(
    `${tenant.code}: the links below the way in and the help of a field are 44 px high [USE-19]`,
    async ({ page, portal }) => {
      await page.goto(`${portal}/${tenant.code}/`);
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
      await signIn(page, portal, tenant, aPerson('ana', tenant.code), 'my-cards/add');
      const help = page.getByRole('button', {
        name: t('addCard.helpFor', { field: t('forms.serialNumber') }),
      });
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
    },
  );

  testWhere(tenant.code === 'bg')(
    `${tenant.code}: the languages are 44 px high, and wide where there is room, and the rows of consents keep apart [USE-19]`,
    async ({ page, portal }) => {
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
        expect(await smallTargets(page), `the second step with its errors at ${width} px`).toEqual([]);
      }
    },
  );
}
