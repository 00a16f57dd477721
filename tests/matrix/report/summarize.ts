/** What the checks of a run come to. */
import { type Check, PARTS, type Part, type Verdict } from '../check.ts';

export type Counts = Readonly<Record<Verdict, number>>;

/** Checks that belong together in the report: one row. */
export interface Group {
  readonly part: Part;
  readonly tenant: string;
  readonly language: string | null;
  readonly screen: string | null;
  readonly counts: Counts;
}

/** Rows of the ledger of requirements, as the last `npm test` has found them. */
export interface ShownRequirements {
  /** ISO 8601. */
  readonly at: string;
  /** Ids that a passing test names. */
  readonly shown: readonly string[];
  readonly missing: readonly string[];
}

export interface Run {
  readonly version: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly seed: number;
  /** Codes, in the order of the files; then what is no tenant's. */
  readonly tenants: readonly string[];
  /** Names of tenants, by code. */
  readonly names: Readonly<Record<string, string>>;
  /** What screens are called, by id, in the report's language. */
  readonly screens: Readonly<Record<string, string>>;
  /** Switches by tenant. */
  readonly features: readonly {
    readonly option: string;
    readonly states: Readonly<Record<string, string>>;
  }[];
  /** Null when no `npm test` was run here. */
  readonly requirements: ShownRequirements | null;
  readonly checks: readonly Check[];
}

const NOTHING: Counts = { passed: 0, failed: 0, toCheck: 0, notApplicable: 0 };

export function countVerdicts(checks: readonly Pick<Check, 'verdict'>[]): Counts {
  const counts = { ...NOTHING };
  for (const { verdict } of checks) counts[verdict] += 1;
  return counts;
}

/** The worst that a number of checks says; null for no checks at all. */
export function worstOf({ failed, toCheck, passed, notApplicable }: Counts): Verdict | null {
  if (failed > 0) return 'failed';
  if (toCheck > 0) return 'toCheck';
  if (passed > 0) return 'passed';
  return notApplicable > 0 ? 'notApplicable' : null;
}

/** By part, tenant, language and screen; the fields of a form are its form. */
export function groupChecks(checks: readonly Check[]): Group[] {
  const subject = ({ screen }: Check) => screen?.split('.')[0] ?? null;
  const groups = Map.groupBy(checks, (check) =>
    JSON.stringify([check.part, check.tenant, check.language ?? null, subject(check)]),
  );
  const parts = Object.keys(PARTS);
  return [...groups]
    .map(([key, members]) => {
      const [part, tenant, language, screen] = JSON.parse(key) as [
        Part,
        string,
        string | null,
        string | null,
      ];
      return { part, tenant, language, screen, counts: countVerdicts(members) };
    })
    .sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
}
