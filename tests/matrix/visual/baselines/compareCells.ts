/** Two pictures of the same view, cell by cell: the same, in other colours alone, or something stands elsewhere. */
import type { Cells } from './readPixels.ts';

export type DifferenceKind = 'colours' | 'layout';

export interface Difference {
  readonly kind: DifferenceKind;
  /** Share of the cells that differ, from 0 to 1. */
  readonly share: number;
  /** Which colours became which, the most frequent first; none where something stands elsewhere. */
  readonly colours: readonly (readonly [before: string, now: string])[];
  /** The first cell in the order of reading that differs otherwise than in its colours. */
  readonly first: { readonly column: number; readonly row: number };
}

/** Of 15 levels of ink: what another machine's smoothing of letters makes of the same page. */
const INK_SLACK = 1;
/** How far a channel of a ground may be, of 255. */
const GROUND_SLACK = 10;
/** How many cells in a thousand may be off before it is a difference. */
const STRAY = 1;
/** Letters on another ground are smoothed against another colour. */
const RECOLOURED_INK_SLACK = 3;
/** Share of a colour's cells that have to become one other colour. */
const MOST = 0.9;

export function compareCells(before: Cells, now: Cells): Difference | null {
  if (before.hash === now.hash) return null;
  const size = now.grounds.length;
  if (before.columns !== now.columns || before.grounds.length !== size)
    return { kind: 'layout', share: 1, colours: [], first: { column: 0, row: 0 } };
  const changed: number[] = [];
  for (let at = 0; at < size; at += 1)
    if (isFarGround(before, now, at) || isOtherInk(before, now, at, INK_SLACK)) changed.push(at);
  if (changed.length * 1_000 <= size * STRAY) return null;

  // What a colour became in most of its cells; where a cell goes its own way, something stands elsewhere.
  const grounds = mapOf(changed.length > 0 ? indexes(size) : [], (at) => [
    before.palette[before.grounds[at] ?? 0] ?? '',
    now.palette[now.grounds[at] ?? 0] ?? '',
  ]);
  const inks = mapOf(
    indexes(size).filter((at) => before.inkColours[at] && now.inkColours[at]),
    (at) => [inkName(before, at), inkName(now, at)],
  );
  const moved = changed.filter((at) => {
    const ground = before.palette[before.grounds[at] ?? 0] ?? '';
    const became = now.palette[now.grounds[at] ?? 0] ?? '';
    const follows = !isFarColour(grounds.get(ground) ?? ground, became, GROUND_SLACK);
    return !follows || Math.abs((before.inks[at] ?? 0) - (now.inks[at] ?? 0)) > RECOLOURED_INK_SLACK;
  });
  const share = changed.length / size;
  const isRecoloured = moved.length <= changed.length * (1 - MOST);
  const at = (isRecoloured ? changed : moved)[0] ?? 0;
  const first = { column: at % now.columns, row: Math.floor(at / now.columns) };
  if (!isRecoloured) return { kind: 'layout', share, colours: [], first };
  return { kind: 'colours', share, colours: pairsOf(before, now, changed, inks), first };
}

const indexes = (size: number) => Array.from({ length: size }, (_, at) => at);

/** For each first of the pairs the second that it has most often. */
function mapOf(
  cells: readonly number[],
  pairOf: (at: number) => readonly [string, string],
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const at of cells) {
    const [one, other] = pairOf(at);
    const of = counts.get(one) ?? new Map<string, number>();
    of.set(other, (of.get(other) ?? 0) + 1);
    counts.set(one, of);
  }
  return new Map(
    [...counts].map(([one, of]) => [one, [...of].sort((a, b) => b[1] - a[1])[0]?.[0] ?? one] as const),
  );
}

function pairsOf(
  before: Cells,
  now: Cells,
  changed: readonly number[],
  inks: ReadonlyMap<string, string>,
): Difference['colours'] {
  const counts = new Map<string, number>();
  for (const at of changed) {
    const pair = isFarGround(before, now, at)
      ? [before.palette[before.grounds[at] ?? 0], now.palette[now.grounds[at] ?? 0]]
      : [inkName(before, at), inks.get(inkName(before, at)) ?? inkName(now, at)];
    counts.set(pair.join(' '), (counts.get(pair.join(' ')) ?? 0) + 1);
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 5)
    .map(([pair]) => {
      const [one = '', other = ''] = pair.split(' ');
      return [one, other] as const;
    });
}

function isFarGround(before: Cells, now: Cells, at: number): boolean {
  const one = before.palette[before.grounds[at] ?? 0] ?? '';
  const other = now.palette[now.grounds[at] ?? 0] ?? '';
  return isFarColour(one, other, GROUND_SLACK);
}

function isOtherInk(before: Cells, now: Cells, at: number, slack: number): boolean {
  if (Math.abs((before.inks[at] ?? 0) - (now.inks[at] ?? 0)) > slack) return true;
  const [one, other] = [before.inkColours[at] ?? 0, now.inkColours[at] ?? 0];
  if (one === 0 || other === 0) return false;
  return [0, 3, 6].some((shift) => Math.abs(((one >> shift) & 7) - ((other >> shift) & 7)) > 1);
}

function isFarColour(one: string, other: string, by: number): boolean {
  if (one === other) return false;
  return [1, 3, 5].some(
    (from) =>
      Math.abs(
        Number.parseInt(one.slice(from, from + 2), 16) - Number.parseInt(other.slice(from, from + 2), 16),
      ) > by,
  );
}

/** The ink of a cell as a colour, as far as it is kept. */
function inkName({ inkColours }: Cells, at: number): string {
  const colour = inkColours[at] ?? 0;
  const channel = (shift: number) => (((colour >> shift) & 7) * 36).toString(16).padStart(2, '0');
  return `#${channel(6)}${channel(3)}${channel(0)}`;
}
