/** Whether `YYYY-MM-DD` is a day that exists: 31 June is none. */
export function isCalendarDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}
