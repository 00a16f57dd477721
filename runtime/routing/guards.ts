/** The functions behind the guards' names (GRD-08 to GRD-25). Each answers with a redirect or lets pass. */
import { redirect } from 'react-router';
import type { GuardName, Manifest } from '../assemble/manifest.ts';
import type { Card } from '../gateway/cards.ts';
import { ENDED } from '../session/sharedSession.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import type { Portal } from './Portal.ts';

export interface GuardContext {
  readonly portal: Portal;
  /** The screen that is entered. */
  readonly screen: Manifest;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** Aborts when somebody goes elsewhere before the screen is there. */
  readonly signal: AbortSignal;
}

export type Guard = (context: GuardContext) => Promise<Response | null>;

/** A protected route without a signed-in user goes to the tenant's /login, and back afterwards (GRD-08, GRD-11). */
const signedIn: Guard = async ({ portal, url }) => {
  if (portal.session.isSignedIn()) {
    await portal.serverData();
    return null;
  }
  portal.stored.write('returnTo', url.pathname + url.search);
  // Whoever signs in next has asked for it.
  portal.stored.remove('leftBy');
  // Not by a sign-in that the provider does without a word: nobody was there (threat A13).
  const screen = portal.stored.read(ENDED) === 'idle' ? 'reconnect' : 'login';
  return redirect(withoutBase(portal, portal.href(screen)));
};

/** The active card is set from the route's cardId (GRD-12). An id that is not among the cards is not found (RTE-64, threat X10). */
const activeCard: Guard = async ({ portal, params }) => {
  const data = await portal.serverData();
  if (params.cardId !== undefined) portal.store.set(data.activeCardIdAtom, params.cardId);
  const cards = await data.ensureCards(params.cardId).catch(() => null);
  // The screen itself shows that the cards could not be loaded, and offers to try again.
  if (!cards) return null;
  if (!cards.some((each) => each.id === params.cardId)) throw new Response(null, { status: 404 });
  return null;
};

/** A pending virtual card has one page, that of its one-time code (GRD-18, ACT-24). */
const verifiedCard: Guard = async (context) => {
  const card = await cardOf(context);
  return card && isPending(card) ? leadTo(context.portal, 'plasticlessVerification', card.id) : null;
};

/** The page of the one-time code is for pending virtual cards alone (GRD-22). */
const pendingCard: Guard = async (context) => {
  const card = await cardOf(context);
  return card && !isPending(card) ? leadTo(context.portal, 'accountHome') : null;
};

/** What is shown in place of plastic is for virtual cards alone (GRD-20, GRD-21). */
const virtualCard: Guard = async (context) => {
  const card = await cardOf(context);
  return card && !card.isVirtual ? leadTo(context.portal, 'accountHome') : null;
};

function isPending(card: Card): boolean {
  return card.isVirtual && card.status === 'pending';
}

/** The card of the address, which the guard `activeCard` has asked for; undefined where it could not be loaded. */
async function cardOf({ portal, params }: GuardContext): Promise<Card | undefined> {
  const data = await portal.serverData();
  return data.knownCards()?.find(({ id }) => id === params.cardId);
}

function leadTo(portal: Portal, screen: ScreenId, cardId?: string): Response | null {
  if (!portal.isOffered(screen)) return null;
  return redirect(withoutBase(portal, portal.href(screen, cardId === undefined ? {} : { cardId })));
}

/** Links that outside pages hold with the card left open. */
const PLACEHOLDERS = [':cardId', '{cardId}'];

/** An address that still holds the placeholder goes to the first card's, without cards to the stand-in (GRD-16, GRD-17). */
const placeholderCard: Guard = async ({ portal, screen, params }) => {
  if (!PLACEHOLDERS.includes(params.cardId ?? '')) return null;
  const data = await portal.serverData();
  const cards = await data.ensureCards().catch(() => null);
  if (!cards) return null;
  const [first] = cards;
  if (first) return redirect(withoutBase(portal, portal.href(screen.id, { cardId: first.id })));
  return screen.withoutCard ? redirect(withoutBase(portal, portal.href(screen.withoutCard))) : null;
};

export const GUARDS: Readonly<Record<GuardName, Guard>> = {
  signedIn,
  activeCard,
  placeholderCard,
  verifiedCard,
  pendingCard,
  virtualCard,
};

/** Runs guards in the order in which the manifest names them; the first redirect wins. */
export async function runGuards(
  names: readonly GuardName[],
  context: GuardContext,
): Promise<Response | null> {
  for (const name of names) {
    const redirection = await GUARDS[name](context);
    if (redirection) return redirection;
  }
  return null;
}

/** The router knows paths below its base. */
export function withoutBase(portal: Pick<Portal, 'page'>, href: string): string {
  return href.slice(portal.page.base.length) || '/';
}
