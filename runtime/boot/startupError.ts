/** Shows the start-up error that the host wrote into the page: it cannot rely on anything fetched (words, whole pages). */
export function showStartupError(document: Document): void {
  const section = document.getElementById('startup-error');
  // Drawn pages have none: they stay readable, and their links lead on.
  if (!section) return;
  document.getElementById('root')?.replaceChildren();
  section.hidden = false;
}
