/** Few combinations in which every pair of values of two factors stands together at least once (greedy; all-pairs testing). */

export type Factors = Readonly<Record<string, readonly unknown[]>>;
export type Combination = Readonly<Record<string, unknown>>;

/**
 * Deterministic. @returns combinations that together hold every pair; about as many as the two largest factors have
 * pairs of values, times the logarithm of how many factors there are
 */
export function pairwise(factors: Factors): Combination[] {
  const names = Object.keys(factors);
  const open = new Set(pairsOf(factors));
  const combinations: Combination[] = [];
  while (open.size > 0) {
    let made: Record<string, unknown> = {};
    const [first] = open;
    // The pair that waits longest, then for each factor the value that closes most pairs.
    const [one, other] = JSON.parse(first ?? '[]') as [[string, unknown], [string, unknown]];
    made = { [one[0]]: one[1], [other[0]]: other[1] };
    for (const name of names) {
      if (name in made) continue;
      const gain = (value: unknown) =>
        Object.entries(made).filter((each) => open.has(pairOf([name, value], each))).length;
      const [best] = [...(factors[name] ?? [])].sort((a, b) => gain(b) - gain(a));
      made[name] = best;
    }
    const entries = Object.entries(made);
    for (const a of entries) for (const b of entries) open.delete(pairOf(a, b));
    combinations.push(Object.fromEntries(names.map((name) => [name, made[name]])));
  }
  return combinations;
}

export function pairsOf(factors: Factors): string[] {
  const names = Object.keys(factors);
  return names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .flatMap((other) =>
        (factors[name] ?? []).flatMap((value) =>
          (factors[other] ?? []).map((second) => pairOf([name, value], [other, second])),
        ),
      ),
  );
}

/** The same text whichever of the two comes first. */
export function pairOf(one: readonly [string, unknown], other: readonly [string, unknown]): string {
  return JSON.stringify(one[0] < other[0] ? [one, other] : [other, one]);
}
