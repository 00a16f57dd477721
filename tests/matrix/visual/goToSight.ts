/** How a screen is reached in a window: as whom, with which card, and by which presses. */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { PortalWindow } from './openWindow.ts';
import { addressOf, findCard, PEOPLE, type Sight } from './planSights.ts';

export interface Holder {
  readonly window: PortalWindow;
  /** Empty where the screen takes no card. */
  readonly cardId: string;
  /** Of `PEOPLE`; null for a visitor. */
  readonly person: string | null;
}

/** Who sees the screen, and with which card; null when nobody has one for it. */
export async function findHolder(
  { access, manifest }: Sight,
  windowOf: (person: string | null) => Promise<PortalWindow>,
): Promise<Holder | null> {
  if (access === 'visitor') return { window: await windowOf(null), cardId: '', person: null };
  for (const person of PEOPLE) {
    const window = await windowOf(person);
    const card = findCard(manifest, window.cards);
    if (access === 'person' || card) return { window, cardId: card?.id ?? '', person };
  }
  return null;
}

/** Opens the screen, and where it is one of a list or a later step, presses what leads to it. */
export async function goToSight(
  { page, settle }: Pick<PortalWindow, 'page' | 'settle'>,
  sight: Sight,
  { tenant, portal, cardId }: { tenant: PublicTenant; portal: string; cardId: string },
): Promise<void> {
  const { after } = sight;
  await page.goto(portal + addressOf(after ? { ...sight, ...after } : sight, tenant, cardId));
  // Where it leads on to is not waited for.
  if (sight.isPassage) return;
  await settle();
  for (const selector of after?.press ?? []) await page.locator(`main ${selector}`).click();
  if (after) await settle();
}
