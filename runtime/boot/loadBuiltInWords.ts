import type { PageData } from '../tenant/pageData.ts';

/** The built-in words of a language, from the address that the page names. @throws when they cannot be had */
export async function loadBuiltInWords(
  page: Pick<PageData, 'words'>,
  language: string,
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  const address = page.words[language];
  if (!address) throw new Error(`The page names no words for "${language}".`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The words of "${language}" answered ${response.status}.`);
  return (await response.json()) as unknown;
}
