/** One check of the matrix, and the small recorder that the parts write them with. */
import { isDeepStrictEqual } from 'node:util';

export const PARTS = {
  assembled: 'Assembled',
  dated: 'Dated',
  pairs: 'Pairs',
  keys: 'Every key counts',
  random: 'Made at random',
  spec: 'Against the requirements',
  visual: 'Visual',
  journeys: 'Journeys',
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
  /** Address of a picture, relative to the report. */
  readonly image?: string;
  /** Where the picture of the last run differs: that one's address, and the share of the pixels, from 0 to 1. */
  readonly change?: { readonly image: string; readonly share: number };
  /** Address that shows it again, below the site's root, and who has to be signed in. */
  readonly link?: string;
  readonly person?: string;
  /** Address of a recording of the browser, relative to the report. */
  readonly trace?: string;
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
export function idOf({ part, tenant, language, screen, key, width, title }: Check): string {
  return JSON.stringify([part, tenant, language, screen, key, width, title]);
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
