/** What a translator's program or a web page leaves behind: the portal shows texts as they stand. */
export const HTML = /<\/?[a-z!][^>]*>|&(?:#\w+|[a-z]+\d*);/i;

/** `{{name}}` and `{name}` of words files, `<1>` of their links, `$t(…)`, and a link as Markdown has it. */
const MARKUP = /\{\{?[^{}]*\}\}?|<\/?\d+\/?>|\$t\([^)]*\)?|\[[^\]]+\]\([^)\s]+\)/;

/** The piece of a text that is markup in other places and would be shown as it stands, or null. */
export function findMarkup(text: string): string | null {
  return HTML.exec(text)?.[0] ?? MARKUP.exec(text)?.[0] ?? null;
}
