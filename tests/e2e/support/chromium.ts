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

/** Of tests, which measure nothing. */
export const TEST_ARGS = [
  ...CHROMIUM_ARGS,
  // Pages live for seconds: what the optimizing compilers make of their programs, and of axe, is thrown away before it
  // has paid for itself. A fifth less of the processor's time for a page that is loaded and looked at.
  '--js-flags=--no-maglev --no-opt',
  // A page goes on in the process of the empty one that it began as. A third less for a page that is opened and looked at.
  '--renderer-process-limit=1',
];
