/** After this long it runs on a busy page too, in milliseconds: a browser may never call a moment idle. */
const AT_LATEST_MS = 2_000;

/** After the page and its pictures are there, when the browser has nothing to do, or soon after. */
export function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: AT_LATEST_MS }) : setTimeout(run);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
