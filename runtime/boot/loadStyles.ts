import { CAME_MARK } from '../tenant/pageMarks.ts';

/**
 * Waits until a stylesheet is there or has failed: the page goes on without it (APP-13). It is asked for where the page
 * has not done that yet, or has done so in vain.
 * @param isFirst its rules come before those of all stylesheets that were added so far
 * @returns whether it is there
 */
export function loadStyles(document: Document, href: string, isFirst = false): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find(
    (link) => link.getAttribute('href') === href,
  );
  const came = known?.getAttribute(CAME_MARK);
  if (came === 'load') return Promise.resolve(true);
  if (came === 'error') known?.remove();
  const link = known?.isConnected ? known : document.createElement('link');
  for (const outcome of ['load', 'error'])
    link.addEventListener(outcome, () => {
      link.setAttribute(CAME_MARK, outcome);
      resolve(outcome === 'load');
    });
  if (!link.isConnected) {
    link.rel = 'stylesheet';
    link.href = href;
    document.head.insertBefore(link, isFirst ? document.querySelector('link[rel=stylesheet]') : null);
  }
  return promise;
}
