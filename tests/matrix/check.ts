/** One check of the matrix, and the small recorder that the parts write them with. */
import { isDeepStrictEqual } from 'node:util';
import type { Engine } from './engines/engine.ts';
import type { DifferenceKind } from './visual/baselines/compareCells.ts';

export const PARTS = {
  assembled: 'Assembled',
  dated: 'Dated',
  pairs: 'Pairs',
  keys: 'Every key counts',
  random: 'Made at random',
  spec: 'Against the requirements',
  visual: 'Visual',
  journeys: 'Journeys',
  habits: 'Habits',
  walks: 'Walks at random',
  consoleWalks: 'Walks through the console',
  engines: 'Other engines',
} as const;

export type Part = keyof typeof PARTS;

/** `toCheck`: nothing is wrong, but somebody should look. `notApplicable`: there is nothing of the kind here. */
export type Verdict = 'passed' | 'failed' | 'toCheck' | 'notApplicable';

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  passed: 'Pass',
  failed: 'Fail',
  toCheck: 'To check',
  notApplicable: 'Not applicable',
};

export interface Place {
  readonly language?: string;
  /** Screen id, or `form.field` on the screens that hold the form. */
  readonly screen?: string;
  /** Key of the tenant file, of the manifest or of the words that the check is about. */
  readonly key?: string;
  /** Width of the window in CSS pixels, where one was open. */
  readonly width?: number;
  /** The browser's engine, where it was another one than Chromium's. */
  readonly engine?: Engine;
  /** Address of a picture, relative to the report. */
  readonly image?: string;
  /** Where the picture is not as it was accepted. */
  readonly change?: Change;
  /** Address that shows it again, below the site's root, and who has to be signed in. */
  readonly link?: string;
  readonly person?: string;
  /** Which card of the person's it was, from 1, and what state it had, as in `2 blocked`. */
  readonly card?: string;
  /** Version of the tenant that was served: the hash of its settings. */
  readonly settings?: string;
  /** What the browser took for today, as in 2030-05-14, where that was not the real day. */
  readonly day?: string;
  /** Address of a recording of the browser, relative to the report. */
  readonly trace?: string;
}

export interface Change {
  /** Other colours alone, or something that stands elsewhere. */
  readonly kind: DifferenceKind;
  /** Share of the picture that differs, from 0 to 1. */
  readonly share: number;
  /** Which colour became which, or where in the page the first difference stands: what many pictures have alike. */
  readonly cause: string;
  /** Address of the accepted picture, where this machine has seen it. */
  readonly image?: string;
}

export interface Check extends Place {
  readonly part: Part;
  readonly tenant: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly ms: number;
  /** When it was found, in ISO 8601, where that was in an earlier run than the report's own. */
  readonly at?: string;
}

/** What finds a check again in another run. */
export function idOf({ part, tenant, language, screen, key, width, engine, title }: Check): string {
  return JSON.stringify([part, tenant, language, screen, key, width, engine, title]);
}

export interface Recorder {
  readonly checks: readonly Check[];
  /** Passed when both are deeply equal. */
  equal(place: Place, title: string, actual: unknown, expected: unknown): void;
  /** Passed when nothing stands in the list; what stands there is what was found instead. */
  none(place: Place, title: string, found: readonly unknown[]): void;
  report(place: Place, title: string, verdict: Verdict, reported?: Pick<Check, 'expected' | 'actual'>): void;
}

/** @param now milliseconds; the time of a check is that since the one before it */
export function createRecorder(part: Part, tenant: string, now = () => performance.now()): Recorder {
  const checks: Check[] = [];
  let before = now();
  const report: Recorder['report'] = (place, title, verdict, reported = {}) => {
    const at = now();
    checks.push({
      part,
      tenant,
      ...place,
      title,
      verdict,
      ...reported,
      ms: Math.round((at - before) * 100) / 100,
    });
    before = at;
  };
  const equal: Recorder['equal'] = (place, title, actual, expected) =>
    isDeepStrictEqual(actual, expected)
      ? report(place, title, 'passed')
      : report(place, title, 'failed', { expected, actual });
  return {
    checks,
    report,
    equal,
    none: (place, title, found) => equal(place, title, found, []),
  };
}
