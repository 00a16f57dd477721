/** The line on which each value begins in `JSON.stringify(value, null, 2)`, by pointer; counted, not parsed. */
export function linesOf(value: unknown): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  const visit = (node: unknown, pointer: string) => {
    lines.set(pointer, line);
    if (node === null || typeof node !== 'object') return;
    const members = Object.entries(node);
    if (members.length === 0) return;
    for (const [key, member] of members) {
      line += 1;
      visit(member, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
    line += 1;
  };
  visit(value, '');
  return lines;
}
