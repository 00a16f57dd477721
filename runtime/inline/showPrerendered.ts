import { type FirstLook, firstLookAddress } from '../tenant/firstLook.ts';
import { readHistoryNote } from '../tenant/historyNote.ts';
import { LANGUAGE_KEY, type PageData } from '../tenant/pageData.ts';
import { EARLY_FORM_ID, LOADER_ID, PRERENDERED_MARK, PRESSED_MARK, ROOT_ID } from '../tenant/pageMarks.ts';

export interface FoundLook {
  readonly address: string;
  readonly language: string;
}

/**
 * Where the first look of the page's screen is, for whoever has nothing stored: no session, no draft and no step of it
 * in the history.
 */
export function findFirstLook(
  { firstLooks, language, words }: PageData,
  path: string,
): FoundLook | undefined {
  try {
    const { tenant } = document.documentElement.dataset;
    const chosen = sessionStorage.getItem(LANGUAGE_KEY + tenant) ?? language;
    const isKnown = Object.keys(sessionStorage).some((key) => key.startsWith(`portal|${tenant}|`));
    const screen = firstLooks?.screens[path];
    return isKnown || readHistoryNote() || !screen || !words[chosen]
      ? undefined
      : { address: firstLookAddress(firstLooks, screen, chosen), language: chosen };
  } catch {
    // No storage: nothing is known of earlier visits.
    return undefined;
  }
}

/**
 * Puts what was prerendered of a screen beforehand in the loader's place, as one text.
 * @param styled once the styles of the screen are there, or cannot be
 * @param trust lets this one text into the page
 * @param onForm runs once it is there with a form: beside it stands what its rules are shown by
 * @returns once it is shown, or cannot be
 */
export async function showPrerendered(
  { address, language }: FoundLook,
  styled: Promise<unknown>,
  trust: (html: string) => string,
  onForm: () => void,
): Promise<void> {
  try {
    const [{ html, dir }] = await Promise.all([
      fetch(address, { priority: 'high' }).then((response): Promise<FirstLook> => response.json()),
      styled,
    ]);
    const root = document.getElementById(ROOT_ID);
    if (!root || !document.getElementById(LOADER_ID)) return;
    root.innerHTML = trust(html);
    // The page came in the tenant's own language: what is seen first stands where the program will render it.
    Object.assign(document.documentElement, { lang: language, dir });
    root.setAttribute(PRERENDERED_MARK, '');
    const parts = document.getElementById(EARLY_FORM_ID);
    if (parts) {
      document.head.append(parts);
      onForm();
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  } catch {
    // The program renders it, and says what is wrong.
  }
}

/**
 * What is typed in a prerendered screen stays; a button that is pressed waits for the program, no form is sent without it,
 * and a field that takes no paste takes none.
 */
export function holdPrerenderedScreen(): void {
  const within = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest(selector) : null;
  document.addEventListener(
    'click',
    (event) => within(event, `[${PRERENDERED_MARK}] button`)?.setAttribute(PRESSED_MARK, ''),
    true,
  );
  for (const name of ['submit', 'paste', 'drop']) {
    document.addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (target instanceof Element && target.matches(`[${PRERENDERED_MARK}] :is(form,[data-no-paste])`))
          event.preventDefault();
      },
      true,
    );
  }
}
