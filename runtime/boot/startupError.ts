import { ROOT_ID, STARTUP_ERROR_ID } from '../tenant/pageMarks.ts';

/** Shows the start-up error that the host wrote into the page: it cannot rely on anything fetched. */
export function showStartupError(document: Document): void {
  const section = document.getElementById(STARTUP_ERROR_ID);
  // Prerendered pages have none: they stay readable, and their links lead on.
  if (!section) return;
  document.getElementById(ROOT_ID)?.replaceChildren();
  section.hidden = false;
}
