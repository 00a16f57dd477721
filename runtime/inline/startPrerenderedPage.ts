import { LANGUAGE_KEY } from '../tenant/pageData.ts';
import { programScript } from './programScript.ts';

/**
 * Begins the program of a page that was prerendered, at once: it is so small that it holds up no paint (decision 044). When
 * it does not load, the page stays as it is, readable and with links that work.
 */
export function startPrerenderedPage(program: string): void {
  document.head.append(programScript(program, {}).scriptOf(program));
  const { dataset, lang } = document.documentElement;
  // Links work before the program does, so what they lead to learns the page's language from here.
  try {
    sessionStorage.setItem(LANGUAGE_KEY + dataset.tenant, lang);
  } catch {
    // No storage: the next page begins in the tenant's own language.
  }
}
