import { useEffect, useState } from 'react';
import { useSite } from './Site.ts';
import { useRouteDescription } from './useRouteDescription.ts';

/**
 * The present for what stands on published pages. Prerendered, they hold the day of their rendering until they
 * are hydrated, so that browser and page agree to the letter; afterwards each route change looks at the clock.
 */
export function usePresent(): Date {
  const { prerendered } = useSite().page;
  const route = useRouteDescription();
  const [now, setNow] = useState(() => (prerendered ? new Date(prerendered.at) : new Date()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is when to look, not what is looked at
  useEffect(() => setNow(new Date()), [route]);
  return now;
}
