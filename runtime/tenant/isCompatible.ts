/** Versions of the portal that a tenant file is written for. */
export interface VersionRange {
  /** The first version that knows all of the file. */
  readonly atLeast: string;
  /** The first version that no longer does. */
  readonly below: string;
}

/** Whether a version, such as `3.10.4`, lies in the range (threat P11). */
export function isCompatible(version: string, { atLeast, below }: VersionRange): boolean {
  return compareVersions(version, atLeast) >= 0 && compareVersions(version, below) < 0;
}

/** Number by number: 3.10 comes after 3.9. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((each) => each.split('.').map(Number));
  const differing = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return differing === undefined ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0);
}
