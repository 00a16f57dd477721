/** The screens of a tenant, opened one after the other for whoever sees them, with a card where it takes one. */
import type { Page } from 'playwright/test';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { addressOf, findCard, type Sight } from '../../matrix/visual/planSights.ts';
import { cardsOf } from './cardsOf.ts';
import { aPerson, expect, PASSWORD, signIn, type TenantUnderTest } from './portal.ts';
import { signInByCalls } from './signInByCalls.ts';

/** Whose cards are taken, until one is found that a screen is there for (sandbox seeds). */
const PEOPLE = ['ana', 'states'];

interface Walk {
  readonly portal: string;
  readonly who: TenantUnderTest;
  readonly tenant: PublicTenant;
  readonly access: Sight['access'];
  readonly sights: readonly Sight[];
}

/** A screen shows its heading, and waits for nothing more. */
export async function untilShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/**
 * Opens each screen, once, with one sign-in a person.
 * @returns the screens that nobody has a card for
 */
export async function openEach(
  page: Page,
  { portal, who, tenant, access, sights }: Walk,
  look: (sight: Sight) => Promise<void>,
): Promise<readonly string[]> {
  const open = async (sight: Sight, cardId?: string) => {
    await page.goto(portal + addressOf(sight, tenant, cardId));
    await untilShown(page);
    await look(sight);
  };
  if (access !== 'card') {
    const username = aPerson('ana', who.code);
    if (access === 'person')
      await signInByCalls(page, { portal, code: who.code, username, password: PASSWORD });
    for (const sight of sights) await open(sight);
    return [];
  }
  let left = sights;
  for (const name of PEOPLE) {
    if (left.length === 0) break;
    await signIn(page, portal, who, aPerson(name, who.code));
    const cards = await cardsOf(page);
    const next: Sight[] = [];
    for (const sight of left) {
      const card = findCard(sight.manifest, cards);
      if (card) await open(sight, card.id);
      else next.push(sight);
    }
    left = next;
  }
  return left.map(({ screen }) => screen);
}
