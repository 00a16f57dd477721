/**
 * Styles without the custom properties that nothing on the page reads: the program's own stylesheet brings all of them.
 * @param html all that the page shows before that program is there
 */
export function withoutUnread(styles: string, html: string): string {
  const read = new Set([...`${styles} ${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return styles.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, name) =>
    read.has(name) ? declaration : '',
  );
}
