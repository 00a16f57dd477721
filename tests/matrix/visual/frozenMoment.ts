/**
 * The moment at which pictures are taken in every run: what is dated would change them else. It lies ahead, because a
 * browser throws away cookies that have expired by its own clock, which nobody can turn.
 * @param year that it is now
 */
export function frozenMoment(year = new Date().getUTCFullYear()): Date {
  const decade = Math.ceil((year + 1) / 10) * 10;
  return new Date(Date.UTC(decade, 4, 14, 9, 30));
}
