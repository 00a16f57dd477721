/** What must stand in no page: tokens, passwords, and the names of the host's credentials (threats P1 to P3). */
import type { Page } from 'playwright';
import { SEED_PASSWORD } from '../../../sandbox/seeds/seedPassword.ts';

/** Shorter strings of the session, such as a name, may well be shown. */
const SHORTEST = 20;

/** @param secrets further ones, by their whole text @returns where each was found, without the secret itself */
export async function findSecrets(page: Page, secrets: readonly string[]): Promise<string[]> {
  const { html, session } = await page.evaluate(() => ({
    html: `${document.documentElement.outerHTML} ${location.href}`,
    session: Object.entries({ ...sessionStorage }).flatMap(([key, value]) =>
      key.endsWith('|session') ? [String(value)] : [],
    ),
  }));
  const tokens = session.flatMap((text) => {
    const values = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return values.flatMap(([name, value]) =>
      typeof value === 'string' && value.length >= SHORTEST && /token/i.test(name)
        ? [[`the ${name} of the session`, value] as const]
        : [],
    );
  });
  const named = secrets.map((secret) => [`"${secret}"`, secret] as const);
  return [...tokens, ...named, ['the password', SEED_PASSWORD] as const].flatMap(([name, value]) =>
    html.includes(value) ? [name] : [],
  );
}
