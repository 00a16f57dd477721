import { OWN_PARTS } from './ownParts.ts';

export interface Room {
  /** A question of somebody else's may stand over the page from now on. */
  open(): void;
  /** It was answered. */
  close(): void;
}

interface Rows {
  readonly first: number;
  readonly last: number;
}

/** How finely is looked, in CSS pixels, and where across the page: a box may stand in a corner. */
const STEP = 8;
/** Rows of which one is looked at first: whatever asks has buttons that are as high (WCAG 2.5.8), and each look costs time. */
const STRIDE = 3;
const COLUMNS = [0.1, 0.5, 0.9];
/** What leaves less than this part of the window free is a wall: nobody gets past it before an answer. */
const LEAST_FREE = 0.2;
/** When something may have come, gone or moved. */
const EVENTS = ['resize', 'click', 'focusin'];
/** Scrolling may have moved something as well, but a look at each frame of it would make a long page stutter. */
const SCROLLED_MILLISECONDS = 150;
/** So long is looked without a rest: a single point of a list of thousands takes several milliseconds. */
const SLICE_MILLISECONDS = 8;
const NOTHING = { top: 0, bottom: 0 };
/** Elements that show nothing. */
const UNSEEN = ['head', 'link', 'noscript', 'script', 'style', 'template'];

/**
 * Makes room for the question for consent, whoever shows it and however (decision 015): looks where something foreign
 * lies over the page, and gives the styles how much of the window's top or bottom it takes. Bars of ours then give way,
 * the page gets as much more to scroll, and what has the focus comes out from below it (WCAG 2.4.11).
 */
export function createRoom(page: Window): Room {
  const { document } = page;
  const root = document.documentElement;
  const findRows = createFinder(page);
  let isOpen = false;
  let isWatching = false;
  let hasMoved = false;
  let isBusy = false;
  /** How often a look was wished for. */
  let wishes = 0;
  let scrolled = 0;
  let taken = NOTHING;

  const look = async () => {
    const answered = wishes;
    const rows = await findRows();
    isBusy = false;
    if (isOpen) takeIn(rows);
    // What has happened meanwhile it may not have seen.
    if (wishes > answered) lookSoon();
  };
  const takeIn = (rows: Rows | null) => {
    const before = taken;
    taken = rows ? takenBy(rows, page.innerHeight) : NOTHING;
    reportStyles(rows !== null);
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
    if (!focused?.closest(OWN_PARTS)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    if (top < taken.top || bottom > page.innerHeight - taken.bottom)
      focused.scrollIntoView({ block: 'nearest' });
  };
  // After the frame, not in it: it shows what a press has done, and is not to wait for a look.
  const lookSoon = (event?: Event) => {
    hasMoved ||= event?.type === 'focusin';
    wishes += 1;
    if (!isOpen || isBusy) return;
    isBusy = true;
    page.requestAnimationFrame(() => page.setTimeout(look));
  };
  const lookAfterScrolling = () => {
    page.clearTimeout(scrolled);
    scrolled = page.setTimeout(lookSoon, SCROLLED_MILLISECONDS);
  };

  return {
    open() {
      isOpen = true;
      reportStyles(false);
      lookSoon();
      if (isWatching) return;
      isWatching = true;
      for (const event of EVENTS) page.addEventListener(event, lookSoon);
      page.addEventListener('scroll', lookAfterScrolling);
      new page.window.MutationObserver(() => lookSoon()).observe(document.body, { childList: true });
    },
    close() {
      isOpen = false;
      takeIn(null);
    },
  };
}

/** @returns finds the first and the last row of the window in which something foreign lies; null where it lies in none */
function createFinder(page: Window): () => Promise<Rows | null> {
  const { document } = page;
  const root = document.documentElement;

  const isForeign = (element: Element | null | undefined) =>
    element && element !== root && element !== document.body && !element.closest(OWN_PARTS);

  let begun = 0;
  const rest = async () => {
    if (page.performance.now() - begun < SLICE_MILLISECONDS) return;
    await new Promise((resolve) => page.setTimeout(resolve));
    begun = page.performance.now();
  };

  const isTaken = async (row: number) => {
    await rest();
    return COLUMNS.some((part) =>
      isForeign(document.elementFromPoint?.(page.innerWidth * part, (row + 0.5) * STEP)),
    );
  };

  /** The first of these rows in which something foreign lies. */
  const findTaken = async (rows: readonly number[]) => {
    for (const row of rows) if (await isTaken(row)) return row;
    return undefined;
  };

  return async () => {
    begun = page.performance.now();
    const others = [...root.children, ...document.body.children].filter(isForeign);
    if (others.every(({ localName }) => UNSEEN.includes(localName))) return null;
    const length = Math.floor(page.innerHeight / STEP);
    const rows = Array.from({ length: Math.ceil(length / STRIDE) }, (_, index) => index * STRIDE);
    let first = await findTaken(rows);
    let last = await findTaken(rows.toReversed());
    if (first === undefined || last === undefined) return null;
    while (first > 0 && (await isTaken(first - 1))) first -= 1;
    while (last < length - 1 && (await isTaken(last + 1))) last += 1;
    return { first, last };
  };
}

/** How much of the window is taken, on the side where less of it is left. */
function takenBy({ first, last }: Rows, height: number): { readonly top: number; readonly bottom: number } {
  const [above, end] = [first * STEP, (last + 1) * STEP];
  const below = height - end;
  if (Math.max(above, below) < LEAST_FREE * height) return NOTHING;
  return above >= below ? { top: 0, bottom: height - above } : { top: end, bottom: 0 };
}
