/** Lines that stand around a change. */
const CONTEXT = 3;

interface Line {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * What changes in a file, as `diff -u` writes it.
 * @returns nothing for two texts that are the same
 */
export function unifiedDiff(name: string, before: string, after: string): string[] {
  if (before === after) return [];
  const lines = compare(before.split('\n'), after.split('\n'));
  const hunks = hunksOf(lines);
  return [`--- ${name}`, `+++ ${name}`, ...hunks.flatMap(({ from, to }) => writeHunk(lines, from, to))];
}

/** Places of the lines of each piece that is shown: neighbours that would touch are one. */
function hunksOf(lines: readonly Line[]): { from: number; to: number }[] {
  const hunks: { from: number; to: number }[] = [];
  for (const [index, { mark }] of lines.entries()) {
    if (mark === ' ') continue;
    const [from, to] = [Math.max(0, index - CONTEXT), Math.min(lines.length, index + CONTEXT + 1)];
    const last = hunks.at(-1);
    if (last && from <= last.to) last.to = to;
    else hunks.push({ from, to });
  }
  return hunks;
}

function writeHunk(lines: readonly Line[], from: number, to: number): string[] {
  const count = (some: readonly Line[], mark: '-' | '+') =>
    some.filter((line) => line.mark === ' ' || line.mark === mark).length;
  const [before, shown] = [lines.slice(0, from), lines.slice(from, to)];
  const range = (mark: '-' | '+') => `${count(before, mark) + 1},${count(shown, mark)}`;
  return [`@@ -${range('-')} +${range('+')} @@`, ...shown.map(({ mark, text }) => mark + text)];
}

/** The longest common subsequence of lines, between what is the same at both ends. */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const same = (some: readonly string[]): Line[] => some.map((text) => ({ mark: ' ', text }));
  return [
    ...same(before.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

function compareMiddle(before: readonly string[], after: readonly string[]): Line[] {
  // How many lines are common from each pair of places on.
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (one: number, other: number) => common[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      common[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const lines: Line[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const [old, young] = [before[one], after[other]];
    if (old !== undefined && old === young) {
      lines.push({ mark: ' ', text: old });
      one += 1;
      other += 1;
    } else if (old !== undefined && (young === undefined || at(one + 1, other) >= at(one, other + 1))) {
      lines.push({ mark: '-', text: old });
      one += 1;
    } else {
      lines.push({ mark: '+', text: young ?? '' });
      other += 1;
    }
  }
  return lines;
}
