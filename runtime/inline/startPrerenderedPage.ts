import { LANGUAGE_KEY } from '../tenant/pageData.ts';
import { freePreloads, PAINT_WAIT_MILLISECONDS } from './freePreloads.ts';
import { programScript } from './programScript.ts';

/**
 * Begins the program of a page that was prerendered after its first paint, which it would hold up. Some browsers
 * tell nobody of a paint: it does not wait for long. When the program does not load, the page stays as it is, readable
 * and with links that work.
 */
export function startPrerenderedPage(program: string): void {
  const { script } = programScript(program, {});
  const goOn = () => {
    if (script.isConnected) return;
    freePreloads();
    document.head.append(script);
  };
  const { dataset, lang } = document.documentElement;
  // Links work before the program does, so what they lead to learns the page's language from here.
  try {
    sessionStorage.setItem(LANGUAGE_KEY + dataset.tenant, lang);
  } catch {
    // No storage: the next page begins in the tenant's own language.
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) goOn();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(goOn, PAINT_WAIT_MILLISECONDS);
}
