/**
 * jsdom draws by an interval of its own, which it begins when something asks for a frame, or removes what has the focus,
 * and takes for running until it has run: begun while a test stands in for the timers, it never runs, and from then on
 * no frame comes and no focus is mended, in no test. Here that interval is always one of Node. Needs a DOM.
 */
const { setInterval: realSet, clearInterval: realClear } = globalThis;
const page = Reflect.get(Reflect.get(globalThis, 'jsdom'), 'window');

const set = ((run: () => void, ms: number) => realSet(drawing(run), ms)) as typeof setInterval;

/** The same function, with Node's own intervals while it runs. */
function drawing<In extends unknown[], Out>(run: (...given: In) => Out) {
  return (...given: In): Out => {
    const before = { setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval };
    Object.assign(globalThis, { setInterval: set, clearInterval: realClear });
    try {
      return run(...given);
    } finally {
      Object.assign(globalThis, before);
    }
  };
}

page._requestFocusFixup = drawing(page._requestFocusFixup);
window.requestAnimationFrame = drawing(window.requestAnimationFrame);
window.cancelAnimationFrame = drawing(window.cancelAnimationFrame);
