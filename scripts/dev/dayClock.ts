/** Wherever people have their own clocks, from Hawaii to New Zealand, this hour of UTC is on one and the same day. */
const HOUR = '10';

/**
 * A clock that goes and stays in one day, whatever time zone it is asked for: minutes and seconds are the real ones.
 * @param day `YYYY-MM-DD`; null is today, at the real time
 */
export function dayClock(day: string | null, realNow = () => new Date()): () => Date {
  if (day === null) return realNow;
  return () => new Date(`${day}T${HOUR}${realNow().toISOString().slice(13)}`);
}
