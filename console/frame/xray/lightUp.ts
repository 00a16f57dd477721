/** Frames around elements of the page, above everything and in the way of nothing. */
export interface Lights {
  /** @param isMoved whether the first of them is brought into view */
  show(elements: readonly Element[], isMoved: boolean): void;
}

const COLOUR = '#d6249f';

/** @param name tells them from those of another kind */
export function createLights(name: string, line: string): Lights {
  let shown: readonly Element[] = [];
  let frames: HTMLElement[] = [];

  function place(): void {
    for (const [index, frame] of frames.entries()) {
      const { left, top, width, height } = shown[index]?.getBoundingClientRect() ?? new DOMRect();
      Object.assign(frame.style, {
        left: `${left - 3}px`,
        top: `${top - 3}px`,
        width: `${width + 6}px`,
        height: `${height + 6}px`,
        display: width + height === 0 ? 'none' : 'block',
      });
    }
  }

  for (const event of ['scroll', 'resize']) addEventListener(event, place, { capture: true, passive: true });
  return {
    show(elements, isMoved) {
      shown = elements;
      for (const frame of frames) frame.remove();
      frames = elements.map(() => makeFrame(name, line));
      document.documentElement.append(...frames);
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (isMoved)
        elements[0]?.scrollIntoView({ block: 'nearest', behavior: isReduced ? 'instant' : 'smooth' });
      place();
    },
  };
}

function makeFrame(name: string, line: string): HTMLElement {
  const frame = document.createElement('div');
  frame.dataset.xray = name;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    position: 'fixed',
    zIndex: '2147483647',
    boxSizing: 'border-box',
    border: `${line} ${COLOUR}`,
    // Seen on any ground.
    outline: '1px solid #fff',
    borderRadius: '4px',
    pointerEvents: 'none',
  });
  return frame;
}
