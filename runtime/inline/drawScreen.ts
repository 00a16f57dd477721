import { readHistoryNote } from '../tenant/historyNote.ts';
import { LANGUAGE_KEY, type PageData } from '../tenant/pageData.ts';
import { DRAWN_MARK, LOADER_ID, PRESSED_MARK, ROOT_ID } from '../tenant/pageMarks.ts';

/**
 * Where the first look of the page's screen is, for whoever has nothing stored: no session, no draft and no step of it
 * in the history.
 */
export function findDrawing({ drawnScreens, language }: PageData, path: string): string | undefined {
  try {
    const { tenant } = document.documentElement.dataset;
    const chosen = sessionStorage.getItem(LANGUAGE_KEY + tenant) ?? language;
    const isKnown = Object.keys(sessionStorage).some((key) => key.startsWith(`portal|${tenant}|`));
    return isKnown || readHistoryNote() ? undefined : drawnScreens[path]?.[chosen];
  } catch {
    // No storage, and so no telling.
    return undefined;
  }
}

/**
 * Puts what was drawn of a screen beforehand in the loader's place, as one text.
 * @param trust lets this one text into the page
 * @returns once it is shown, or cannot be
 */
export async function drawScreen(address: string, trust: (html: string) => string): Promise<void> {
  try {
    const html: string = await fetch(address, { priority: 'high' }).then((response) => response.json());
    const root = document.getElementById(ROOT_ID);
    if (!root || !document.getElementById(LOADER_ID)) return;
    root.innerHTML = trust(html);
    root.setAttribute(DRAWN_MARK, '');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  } catch {
    // The program draws it, and says what is wrong.
  }
}

/**
 * What is typed in a drawn screen stays; a button that is pressed waits for the program, no form is sent without it,
 * and a field that takes no paste takes none.
 */
export function holdDrawnScreen(): void {
  const within = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest(selector) : null;
  document.addEventListener(
    'click',
    (event) => within(event, `[${DRAWN_MARK}] button`)?.setAttribute(PRESSED_MARK, ''),
    true,
  );
  for (const name of ['submit', 'paste', 'drop']) {
    document.addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (target instanceof Element && target.matches(`[${DRAWN_MARK}] :is(form,[data-no-paste])`))
          event.preventDefault();
      },
      true,
    );
  }
}
