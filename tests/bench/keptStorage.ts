/** What a browser keeps for a portal: who is signed in, and what was typed or chosen. */
import type { Page } from 'playwright';

interface KeptStorage {
  readonly session: Readonly<Record<string, string>>;
  readonly local: Readonly<Record<string, string>>;
}

export function keptOf(page: Page): Promise<KeptStorage> {
  return page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
}

/** Whoever was signed in still is, and has neither typed nor chosen anything. */
export async function putBack(page: Page, kept: KeptStorage): Promise<void> {
  await page.evaluate(({ session, local }) => {
    for (const [storage, values] of [
      [sessionStorage, session],
      [localStorage, local],
    ] as const) {
      storage.clear();
      for (const [name, value] of Object.entries(values)) storage.setItem(name, value);
    }
  }, kept);
}
