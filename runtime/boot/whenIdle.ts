/** After the page and its pictures are there, when the browser has nothing to do. */
export function whenIdle(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
