/** Set by the portal's stylesheet alone (runtime/theme/index.css): browsers keep an empty sheet for one that failed. */
const WITNESS = '--portal-styles';

/** Whether the stylesheet that comes with the program is there. */
export function hasPortalStyles(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue(WITNESS) !== '';
}
