import { OWN_PARTS } from './ownParts.ts';

export interface Room {
  /** A question of somebody else's may stand over the page from now on. */
  open(): void;
  /** It was answered. */
  close(): void;
}

/** How finely is looked, in CSS pixels, and where across the page: a box may stand in a corner. */
const STEP = 8;
const COLUMNS = [0.1, 0.5, 0.9];
/** What leaves less than this part of the window free is a wall: nobody gets past it before an answer. */
const LEAST_FREE = 0.2;
/** When something may have come, gone or moved. */
const EVENTS = ['scroll', 'resize', 'click', 'focusin'];
const NOTHING = { top: 0, bottom: 0 };

/**
 * Makes room for the question for consent, whoever shows it and however (decision 015): looks where something foreign
 * lies over the page, and gives the styles how much of the window's top or bottom it takes. Bars of ours then give way,
 * the page gets as much more to scroll, and what has the focus comes out from below it (WCAG 2.4.11).
 */
export function createRoom(page: Window): Room {
  const { document } = page;
  const root = document.documentElement;
  const own = OWN_PARTS.map((id) => `#${id}`).join();
  let isOpen = false;
  let isWatching = false;
  let hasMoved = false;
  let frame = 0;
  let taken = NOTHING;

  const isForeign = (element: Element | null | undefined) =>
    element && element !== root && element !== document.body && !element.closest(own);

  /** The rows of the window in which something foreign lies. */
  const findRows = () => {
    const rows = Array.from({ length: Math.floor(page.innerHeight / STEP) }, (_, row) => row * STEP);
    return rows.filter((y) =>
      COLUMNS.some((part) => isForeign(document.elementFromPoint?.(page.innerWidth * part, y + STEP / 2))),
    );
  };

  const look = () => {
    frame = 0;
    const rows = isOpen ? findRows() : [];
    const before = taken;
    taken = takenBy(rows, page.innerHeight);
    reportStyles(rows.length > 0);
    if (hasMoved || before.top !== taken.top || before.bottom !== taken.bottom) uncoverFocus();
    hasMoved = false;
  };
  const reportStyles = (isSeen: boolean) => {
    const { top, bottom } = taken;
    // Nothing of ours lies over it, whatever layers it has, from before it comes.
    document.getElementById('root')?.style.setProperty('isolation', isOpen ? 'isolate' : null);
    root.toggleAttribute('data-asked', isSeen);
    root.style.setProperty('--taken', top > 0 ? '100vh' : `${bottom}px`);
    root.style.setProperty('--taken-below', `${bottom}px`);
    const clear = `calc(var(--bar) + ${top}px) calc(var(--bar) + var(--toasts, 0px) + ${bottom}px)`;
    root.style.setProperty('scroll-padding-block', top + bottom > 0 ? clear : null);
    document.body.style.setProperty('padding-block', top + bottom > 0 ? `${top}px ${bottom}px` : null);
  };
  const uncoverFocus = () => {
    const focused = document.activeElement;
    if (!focused?.closest(own)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    if (top < taken.top || bottom > page.innerHeight - taken.bottom)
      focused.scrollIntoView({ block: 'nearest' });
  };
  const lookSoon = (event?: Event) => {
    hasMoved ||= event?.type === 'focusin';
    if (isOpen && frame === 0) frame = page.requestAnimationFrame(look);
  };

  return {
    open() {
      isOpen = true;
      reportStyles(false);
      lookSoon();
      if (isWatching) return;
      isWatching = true;
      for (const event of EVENTS) page.addEventListener(event, lookSoon, { passive: true });
      new page.window.MutationObserver(() => lookSoon()).observe(document.body, { childList: true });
    },
    close() {
      isOpen = false;
      look();
    },
  };
}

/** How much of the window is taken, on the side where less of it is left. */
function takenBy(rows: readonly number[], height: number): { readonly top: number; readonly bottom: number } {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return NOTHING;
  const below = height - last - STEP;
  if (Math.max(first, below) < LEAST_FREE * height) return NOTHING;
  return first >= below ? { top: 0, bottom: height - first } : { top: last + STEP, bottom: 0 };
}
