/** Widest phone and widest tablet, in CSS px (CON-50, CON-51). */
const MOBILE_MAX_PX = 599;
const TABLET_MAX_PX = 1199;

/** Widest width that the desktop check takes for a tablet (CON-52). */
export const DESKTOP_CHECK_MAX_PX = 1025;

export type Device = 'mobile' | 'tablet' | 'desktop';

/** What a width in CSS px is called. */
export function deviceOf(width: number): Device {
  if (width <= MOBILE_MAX_PX) return 'mobile';
  return width <= TABLET_MAX_PX ? 'tablet' : 'desktop';
}
