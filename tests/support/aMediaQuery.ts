/** A media query whose answer stays as it is. */
export function aMediaQuery(matches: boolean): MediaQueryList {
  const list = {
    matches,
    media: '',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
  return Object.assign(new EventTarget(), list);
}
