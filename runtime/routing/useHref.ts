import type { LinkParams } from '../assemble/linkTo.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import { useSite } from './Site.ts';

/** Addresses of screens by id; null for a screen that this tenant does not offer. */
export function useHref(): (screen: ScreenId, params?: LinkParams) => string | null {
  const { isOffered, href } = useSite();
  return (screen, params) => (isOffered(screen) ? href(screen, params) : null);
}
