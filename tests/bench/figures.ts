/** Figures of repeated runs, and tables of them. */

/** @param share 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * Runs each subject in turn, round after round, in an order that turns as well: what slows the machine down for a
 * while slows all of them.
 * @returns what each gave, round by round, by its name; the first round warms up and is not counted
 */
export async function interleave<Result>(
  subjects: Readonly<Record<string, () => Promise<Result>>>,
  rounds: number,
): Promise<Record<string, Result[]>> {
  const names = Object.keys(subjects);
  const results: Record<string, Result[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    const turned = names.map((_, index) => names[(index + round) % names.length] ?? '');
    for (const name of turned) {
      const result = await subjects[name]?.();
      if (round > 0 && result !== undefined) results[name]?.push(result);
    }
  }
  return results;
}

/** The median of the ratios of each round: rounds are pairs, so a slow minute is slow on both sides. */
export function pairedRatio(values: readonly number[], baseline: readonly number[]): number {
  return median(values.map((value, index) => value / (baseline[index] ?? Number.NaN)));
}

/** A table in Markdown; numbers stand right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const texts = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? `${'-'.repeat(width + 2)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [first = [], ...others] = texts;
  return [line(first), rule, ...others.map(line)].join('\n');
}

export function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}

export function ratio(value: number): string {
  return `${value.toFixed(2)}x`;
}
