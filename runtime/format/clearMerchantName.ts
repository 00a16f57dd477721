/** A number of a terminal or a shop, which says nothing to whoever paid. */
const TERMINAL_NUMBER = /\d{4}/;
/** Shorter words in capitals are names of their own: KFC, BP, OMV. */
const SHOUTED_WORD = /\p{L}[\p{L}’']{3,}/gu;

/**
 * The name of a merchant as people write it (LOV-01): terminals send `KAUFLAND 0042  SOFIA`. What has small letters, or
 * no letters with two cases, was written for people already and stays as it is.
 * @param language of the letters, a BCP 47 tag
 */
export function clearMerchantName(sent: string, language: string): string {
  const name = sent.replace(/\s+/g, ' ').trim();
  if (name !== name.toUpperCase() || !/\p{Lu}{4}/u.test(name)) return name;
  const words = name
    .replace(/[*_]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const said = words.filter((word) => !TERMINAL_NUMBER.test(word));
  const kept = said.length > 0 ? said : words;
  return kept
    .join(' ')
    .replace(SHOUTED_WORD, (word) => word.charAt(0) + word.slice(1).toLocaleLowerCase(language));
}
