import type { PageData } from '../tenant/pageData.ts';
import { laterAddress, type WordsPart } from '../tenant/wordsParts.ts';

/** One part of the built-in words of a language, from the address that the page names. @throws when they cannot be had */
export async function loadBuiltInWords(
  page: Pick<PageData, 'words'>,
  language: string,
  part: WordsPart,
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  const address = page.words[language];
  if (!address) throw new Error(`The page names no words for "${language}".`);
  const response = await fetch(part === 'later' ? laterAddress(address) : address);
  if (!response.ok) throw new Error(`The words of "${language}" answered ${response.status}.`);
  return (await response.json()) as unknown;
}
