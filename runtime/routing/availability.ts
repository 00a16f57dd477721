/**
 * The third gate (decision 002; RTE-65): a screen that the card's flags do not offer is no page either. Its
 * address leads to the card's details, which say why. Menu, action buttons and this gate read the same
 * `manifest.isAvailable`.
 */
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { redirect, useNavigation, useRevalidator } from 'react-router';
import type { Manifest } from '../assemble/manifest.ts';
import { type UnavailableAction, unavailableActionAtom } from '../data/unavailableAction.ts';
import { unavailableReason } from '../data/unavailableReason.ts';
import { dayOf } from '../format/formatDate.ts';
import type { Card } from '../gateway/cards.ts';
import { titleOf } from '../tenant/screenId.ts';
import { type GuardContext, withoutBase } from './guards.ts';
import { useActiveCard } from './holderHooks.ts';
import { useRouteDescription } from './useRouteDescription.ts';

/** Where the card's own page stands: the one screen that every card has. */
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
  const path = withoutBase(portal, portal.href(DETAILS, { cardId }));
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

/** Puts the route before its gate again when its card has lost what the screen needs, unless its own action is under way. */
export function useAvailabilityGate(isResting: boolean): void {
  const card = useActiveCard();
  const isAvailable = useRouteDescription()?.screen.isAvailable;
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && isResting;
  const isClosed = isIdle && card !== undefined && isAvailable !== undefined && !isAvailable(card);
  useEffect(() => {
    if (isClosed) void revalidate();
  }, [isClosed, revalidate]);
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

/** What was asked for of this card by an address, and is not to be had. */
export function useUnavailableAction(card: Pick<Card, 'id'>): UnavailableAction | null {
  const asked = useAtomValue(unavailableActionAtom);
  return asked?.cardId === card.id ? asked : null;
}
