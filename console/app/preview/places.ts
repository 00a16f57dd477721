/** Addresses of screens, and the same screen in another pane. */
import type { PreviewCard, PreviewScreen } from '../../server/preview/previewAnswers.ts';

const CARD = ':cardId';

const withoutQuery = (path: string) => path.split('?', 1)[0] ?? '';
const segmentsOf = (path: string) => withoutQuery(path).replace(/\/$/, '').split('/').slice(2);

/** The screen that an address is of; undefined where it is none of these. */
export function screenAt(
  path: string,
  screens: readonly PreviewScreen[],
  languages: readonly { readonly code: string }[],
): PreviewScreen | undefined {
  const all = segmentsOf(path);
  const isHome = all.length === 0 || (all.length === 1 && languages.some(({ code }) => code === all[0]));
  const here = isHome ? [] : all;
  return screens.find((screen) => {
    if (screen.path === null) return false;
    const own = segmentsOf(screen.path);
    return own.length === here.length && own.every((each, index) => each === CARD || each === here[index]);
  });
}

/** The first card that a screen is there for. */
export function cardFor(screen: PreviewScreen, cards: readonly PreviewCard[]): PreviewCard | undefined {
  return cards.find(({ screens }) => screens.includes(screen.id));
}

/** Address of a screen; null where the tenant does not have it, or the person has no such card. */
export function pathTo(screen: PreviewScreen, cards: readonly PreviewCard[], cardId?: string): string | null {
  if (screen.path === null || screen.access !== 'card') return screen.path;
  const card = cards.find(({ id }) => id === cardId) ?? cardFor(screen, cards);
  return card ? screen.path.replace(CARD, encodeURIComponent(card.id)) : null;
}

export function cardAt(path: string, cards: readonly PreviewCard[]): PreviewCard | undefined {
  const segments = segmentsOf(path).map(decodeURIComponent);
  return cards.find(({ id }) => segments.includes(id));
}

/** What of a pane its addresses depend on. */
export interface PaneGround {
  readonly code: string;
  readonly cards: readonly PreviewCard[];
}

/** The address of one pane in another: its tenant, and its own card in the place of the other's. */
export function translatePath(path: string, from: PaneGround, to: PaneGround): string {
  const card = cardAt(path, from.cards);
  const index = card ? from.cards.indexOf(card) : -1;
  const other =
    to.cards.find(({ id }) => id === card?.id) ??
    to.cards.find(({ status, isVirtual }) => status === card?.status && isVirtual === card.isVirtual) ??
    to.cards[index];
  const own = path.replace(`/${from.code}`, `/${to.code}`);
  return card && other ? own.replace(encodeURIComponent(card.id), encodeURIComponent(other.id)) : own;
}
