import { useViewTransitionState } from 'react-router';
import { withoutBase } from './guards.ts';
import { usePortal } from './Portal.ts';

/**
 * Whether a picture is moving between this page and another one: the page of a link that has `data-moves`, which was
 * pressed or is gone back from (View Transitions). False where nothing leads.
 */
export function useIsMoving(href: string | null): boolean {
  const portal = usePortal();
  const isMoving = useViewTransitionState(withoutBase(portal, href ?? ''));
  return href !== null && isMoving;
}
