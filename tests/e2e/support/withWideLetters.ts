import type { Page } from 'playwright/test';

/** @returns what `look` finds while somebody has set wider lines, letters and words, as wide as pages have to bear (WCAG 1.4.12) */
export async function withWideLetters<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const found = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return found;
}
