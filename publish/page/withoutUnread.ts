/**
 * Styles without the custom properties that nothing on the page reads: the program's own stylesheet brings all of them.
 * @param rest what else of the page there is before that program is there, its other styles and what it shows
 */
export function withoutUnread(styles: string, rest: string): string {
  const read = new Set([...`${styles} ${rest}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return styles.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, name) =>
    read.has(name) ? declaration : '',
  );
}
