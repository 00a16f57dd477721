/** What the page itself, the script in it and its program know each other by. */

/** Stands in `root` until something is rendered there. */
export const LOADER_ID = 'loader';

/** Hidden until the program does not load, or cannot start. */
export const STARTUP_ERROR_ID = 'startup-error';

/** Told to the document when the program cannot start: the script of the page shows that error. */
export const START_FAILED = 'startfailed';

/** Says on a page of a draft that it is one. */
export const DRAFT_ID = 'draft';

/** What programs render into. */
export const ROOT_ID = 'root';

/** On `root` while something prerendered stands in it that no program has taken over yet. */
export const PRERENDERED_MARK = 'data-prerendered';

/**
 * Happens on `root` when a program begins to take over what is prerendered, and is the mark's value from then on: nothing
 * else changes it any more.
 */
export const TAKE_OVER = 'takeover';

/** Beside the first look of a screen with a form: what its rules are shown by until a program has taken it over. */
export const EARLY_FORM_ID = 'early';

/** On a button or a link that was pressed before the program was there to answer. */
export const PRESSED_MARK = 'data-pressed';

/** What a prerendered page shows while somebody waits for its program, in this order: it is on its way; it is held up. */
export const WAITING_ID = 'waiting';

/** Beside `root`: where that is shown. */
export const ASIDE_ID = 'aside';

/** On a stylesheet that was added later, once it is known how it ended: `load` or `error`. */
export const CAME_MARK = 'data-came';

/** Of scripts that a page names and its own script lets go. */
export const HELD_MEDIA = 'not all';

/**
 * Where a page asks for its program while it is still being read: on phones, where the network decides when the page can be
 * used. Elsewhere a shell asks once it is read, since every request begun before holds up the paint (decision 013).
 */
export const EARLY_MEDIA = '(width<64em)';
