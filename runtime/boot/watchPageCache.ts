/**
 * A page that comes back from the browser's back/forward cache may be older than the session: one that ended
 * in the meantime must not show its data again (threat A12; measured: no-store does not prevent it).
 */
export function watchPageCache(page: Window, isStale: () => boolean, leave: () => void): void {
  page.addEventListener('pageshow', (event) => {
    if (!event.persisted || !isStale()) return;
    page.document.getElementById('root')?.replaceChildren();
    leave();
  });
}
