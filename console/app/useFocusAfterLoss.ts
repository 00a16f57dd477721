import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** What an element has to tell of the focus. */
export interface FocusTold {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Where what has the focus goes away by itself, such as with an answer of the server, reading goes on at the title of what it
 * stood in (WCAG 2.4.3). Whoever left it before is left alone.
 * @returns for the element that it stands in
 */
export function useFocusAfterLoss(title: RefObject<HTMLElement | null>): FocusTold {
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) title.current?.focus();
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // Where the window itself is left, the element keeps the focus for when it is back.
    onBlur: ({ target }) => {
      hasFocus.current = document.activeElement === target;
    },
  };
}
