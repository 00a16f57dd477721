import { type FirstLook, firstLookAddress } from '../tenant/firstLook.ts';
import { readHistoryNote } from '../tenant/historyNote.ts';
import { EMAIL_PLACE, readMailedLink } from '../tenant/mailedLink.ts';
import { LANGUAGE_KEY, type PageData } from '../tenant/pageData.ts';
import { EARLY_FORM_ID, LOADER_ID, PRERENDERED_MARK, PRESSED_MARK } from '../tenant/pageMarks.ts';

/**
 * Where the first look of the page's screen is, for whoever has nothing stored: no session, no draft and no step of it
 * in the history.
 */
export function findFirstLook({ firstLooks, language, words }: PageData, path: string): string | undefined {
  try {
    const { tenant } = document.documentElement.dataset;
    const chosen = sessionStorage.getItem(LANGUAGE_KEY + tenant) ?? language;
    const isKnown = Object.keys(sessionStorage).some((key) => key.startsWith(`portal|${tenant}|`));
    return isKnown || readHistoryNote() || !words[chosen] || !firstLooks?.paths.includes(path)
      ? undefined
      : firstLookAddress(firstLooks, path, chosen);
  } catch {
    // No storage: nothing is known of earlier visits.
    return undefined;
  }
}

/**
 * Puts what was prerendered of a screen beforehand in the loader's place, as one text.
 * @param styled once the styles of the screen are there, or cannot be
 * @param trust lets this one text into the page
 * @param onForm runs once it is there with a form, beside which stands what its rules are shown by; is waited for
 * @returns once it is shown, or cannot be
 */
export async function showPrerendered(
  address: string,
  styled: Promise<unknown>,
  trust: (html: string) => string,
  onForm: () => Promise<void>,
): Promise<void> {
  try {
    const [look] = await Promise.all([
      fetch(address, { priority: 'high' }).then((response): Promise<FirstLook> => response.json()),
      styled,
    ]);
    const root = document.getElementById(LOADER_ID)?.parentElement;
    const link = look.link && readMailedLink(location.search, look.link);
    if (!root || link === null) return;
    root.innerHTML = trust(look.html);
    if (link) putEmail(root, link.email);
    // The page came in the tenant's own language: what is seen first stands where the program will render it.
    Object.assign(document.documentElement, look.root);
    root.setAttribute(PRERENDERED_MARK, '');
    const parts = document.getElementById(EARLY_FORM_ID);
    if (parts) document.head.append(parts);
    await Promise.all([
      parts && onForm(),
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    ]);
  } catch {
    // The program renders it, and says what is wrong.
  }
}

/** As text, whatever it is: an address can come from anybody. */
function putEmail(root: Element, email: string): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replaceAll(EMAIL_PLACE, () => email);
  }
}

/**
 * What is typed in a prerendered screen stays; a button that is pressed waits for the program, no form is sent without it,
 * and a field that takes no paste takes none.
 */
export function holdPrerenderedScreen(): void {
  const on = (name: string, run: (target: Element, event: Event) => void) =>
    document.addEventListener(
      name,
      (event) => event.target instanceof Element && run(event.target, event),
      true,
    );
  on('click', (target) => target.closest(`[${PRERENDERED_MARK}] button`)?.setAttribute(PRESSED_MARK, ''));
  for (const name of ['submit', 'paste', 'drop'])
    on(name, (target, event) => {
      if (target.matches(`[${PRERENDERED_MARK}] :is(form,[data-no-paste])`)) event.preventDefault();
    });
}
