/**
 * The third gate (decision 002; RTE-65): a screen that the card's flags do not offer is no page either. Its
 * address leads to the card's details, which say why. Menu, action buttons and this gate read the same
 * `manifest.isAvailable`.
 */
import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import type { Manifest } from '../assemble/manifest.ts';
import { unavailableActionAtom } from '../data/unavailableAction.ts';
import { unavailableReason } from '../data/unavailableReason.ts';
import { dayOf } from '../format/dayOf.ts';
import { titleOf } from '../tenant/screenId.ts';
import { type GuardContext, withoutBase } from './guards.ts';
import { useActiveCard } from './useActiveCard.ts';

/** Where the card's own page stands; without it, people come to where a sign-in leads. */
const DETAILS = 'cardDetails';

/** `unknown` while the cards are not there: asked again once they are. */
export async function checkAvailability(
  screen: Manifest,
  { portal, params }: GuardContext,
): Promise<Response | 'open' | 'unknown'> {
  const { isAvailable, intent, menuEntries, id } = screen;
  const { cardId } = params;
  if (!isAvailable || cardId === undefined || !portal.session.isSignedIn()) return 'open';
  const data = await portal.serverData();
  const cards = await data.ensureCards(cardId).catch(() => null);
  const card = cards?.find((each) => each.id === cardId);
  if (!card) return 'unknown';
  if (isAvailable(card)) return 'open';
  const target = portal.isOffered(DETAILS) ? DETAILS : portal.tenant.session.startScreen;
  const path = withoutBase(portal, portal.href(target, { cardId }));
  const today = dayOf(new Date(), portal.tenant.timeZone) ?? '';
  // A redirect by a loader carries no state of its own.
  portal.store.set(unavailableActionAtom, {
    cardId,
    action: menuEntries?.[0]?.label ?? titleOf(id),
    reason: unavailableReason(card, intent, today),
    path,
  });
  return redirect(path);
}

/** Stands in a screen whose gate could not be asked, and has it asked as soon as the card is there. */
export function LateGate(): null {
  const hasCard = useActiveCard() !== undefined;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (hasCard) void revalidate();
  }, [hasCard, revalidate]);
  return null;
}
