/** Shows the start-up error that the host wrote into the page: it cannot rely on anything fetched (words, whole pages). */
export function showStartupError(document: Document): void {
  document.getElementById('root')?.replaceChildren();
  const section = document.getElementById('startup-error');
  if (section) section.hidden = false;
}
