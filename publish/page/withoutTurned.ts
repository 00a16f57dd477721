/** A selector of what holds where lines run from right to left: commas stand in its brackets alone. */
const SELECTOR = String.raw`\[dir="?rtl"?\](?:[^{},()]|\([^()]*\))*`;
const RULE = new RegExp(`(?<=^|[{}]\\s*)${SELECTOR}(?:,\\s*${SELECTOR})*\\{[^{}]*\\}`, 'g');

/**
 * Styles without the rules for lines that run from right to left. A prerendered page carries its styles in itself, and
 * its bytes are counted: a page from left to right pays nothing for those that it can never need.
 * @param styles as the bundler writes them
 */
export function withoutTurned(styles: string): string {
  return styles.replace(RULE, '');
}
