/** A browser that asks nothing of the outside: background traffic would only fail, loudly, on a closed network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Where there is no graphics card, pages are painted faster without pretending that there is one.
  '--disable-gpu',
];
