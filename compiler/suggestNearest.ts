/**
 * "Did you mean": the candidates nearest to what was written, if near enough to be a slip of the keyboard. Several when
 * they are equally near, the first of the list first.
 */
export function nearestOf(written: string, candidates: readonly string[]): string[] {
  const limit = Math.max(1, Math.floor(written.length / 3));
  const near = candidates
    .map((candidate) => ({ candidate, distance: distanceOf(written.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ candidate }) => candidate);
}

/** A name of fewer letters is easily another one: "es" is no slip for "et". */
const LEAST_LETTERS = 4;

/**
 * Whether no more than one mistake of the keyboard lies between the two, so that the name and nothing else was meant. Of
 * names with parts, such as "Europe/Warsaw" and "home.title", the part with the mistake counts.
 */
export function isSlip(written: string, name: string, leastLetters = LEAST_LETTERS): boolean {
  const distance = distanceOf(written.toLowerCase(), name.toLowerCase());
  const [parts, others] = [name.split(/[./]/), written.split(/[./]/)];
  while (parts.length > 1 && parts.at(-1) === others.at(-1)) {
    parts.pop();
    others.pop();
  }
  return distance === 0 || (distance === 1 && (parts.at(-1) ?? '').length >= leastLetters);
}

/** A sentence to append, or nothing. */
export function didYouMean(written: string, candidates: readonly string[]): string {
  const [nearest] = nearestOf(written, candidates);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

/** Optimal string alignment: edits, and swaps of neighbours, each count one. */
function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, isSwap ? at(i - 2, j - 2) + 1 : Infinity),
      );
    }
  }
  return at(a.length, b.length);
}
