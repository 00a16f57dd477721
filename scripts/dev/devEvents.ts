/** What the page of `npm run dev` and its server tell each other. */

/** Where a page hears of changes; no address of the host's. */
export const EVENTS_PATH = '/__dev/events';

/** Name of the meta element that says which state a page was made in. */
export const VERSION_META = 'dev-version';

export interface DevState {
  /** Changes with everything that a page may show. */
  readonly version: string;
  /** What is wrong with the newest files, in words; null when nothing is. */
  readonly problem: string | null;
}
