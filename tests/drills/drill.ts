import type { DrillFleet } from './fleet/startDrillFleet.ts';

/** Of the drills, in the order in which they run. */
export const DRILL_IDS = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'D9',
  'D10',
  'D11',
  'D12',
  'D13',
  'D14',
  'D15',
  'D16',
] as const;

export type DrillId = (typeof DRILL_IDS)[number];

/** One thing that was measured. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What it has to be; null for what is only told. */
  readonly limit: string | null;
  readonly isMet: boolean;
}

export interface DrillContext {
  readonly fleet: DrillFleet;
  /** How long what is taken away stays away. */
  readonly outageSeconds: number;
  /** Tells whoever waits what happens now. */
  readonly say: (what: string) => void;
}

export interface Drill {
  readonly id: DrillId;
  readonly title: string;
  /** What it has to show, in words. */
  readonly pass: string;
  /** @throws SkippedDrill, and whatever goes wrong: then it failed */
  run(context: DrillContext): Promise<readonly Figure[]>;
}

export interface DrillResult extends Pick<Drill, 'id' | 'title' | 'pass'> {
  readonly verdict: 'passed' | 'failed' | 'skipped';
  readonly figures: readonly Figure[];
  /** Why it was skipped, or what went wrong; null where the figures say all. */
  readonly reason: string | null;
  readonly seconds: number;
}

/** A drill that cannot be run here. */
export class SkippedDrill extends Error {
  override readonly name = 'SkippedDrill';
}

/** A figure that has to be zero. */
export function none(what: string, count: number): Figure {
  return { what, value: String(count), limit: '0', isMet: count === 0 };
}

/** A figure that has a greatest value. */
export function atMost(what: string, value: number, limit: number, unit: string): Figure {
  return {
    what,
    value: `${round(value)} ${unit}`.trim(),
    limit: `≤ ${round(limit)} ${unit}`.trim(),
    isMet: value <= limit,
  };
}

/** A figure that has one value. */
export function exactly(what: string, value: number | string, expected: number | string): Figure {
  return { what, value: String(value), limit: String(expected), isMet: value === expected };
}

/** A figure that is only told. */
export function told(what: string, value: number | string): Figure {
  return { what, value: typeof value === 'number' ? round(value) : value, limit: null, isMet: true };
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
