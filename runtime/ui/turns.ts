const turning = new Set<string>();

/** Says of an icon's path that it points along the line: it is drawn the other way round where lines run from right to left. */
export function turns(path: string): string {
  turning.add(path);
  return path;
}

/** Whether an icon points along the line. Clocks, checks, cards and what stands for a thing do not. */
export function isTurning(path: string): boolean {
  return turning.has(path);
}
