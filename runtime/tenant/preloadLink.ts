/** The link of the stylesheet of every screen, which stands in the page. */
export const STYLES_ID = 'styles';

/** Asks for a script, or for words, before the program does. */
export function preloadLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(
    link,
    href.endsWith('.js')
      ? { rel: 'modulepreload', href }
      : { rel: 'preload', as: 'fetch', crossOrigin: '', href },
  );
}
