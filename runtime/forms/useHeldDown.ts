import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** FRM-08: how long after the release the field has the focus again. */
const REFOCUS_DELAY = 100;

const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/**
 * Shows something while a button is held, by pointer or by Space and Enter (threat K8). Letting go anywhere ends
 * it, and so does whatever takes the page or the focus away; only letting go gives the focus back.
 */
export function useHeldDown(target: RefObject<HTMLElement | null>) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isHeld) return;
    const hide = () => setIsHeld(false);
    const letGo = () => {
      setIsHeld(false);
      const before = document.activeElement;
      timer.current = setTimeout(() => {
        // Whoever has gone on to another field by then stays there (USE-02).
        if ([before, document.body].includes(document.activeElement)) target.current?.focus();
      }, REFOCUS_DELAY);
    };
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('pointerup', letGo, { signal });
    document.addEventListener('pointercancel', letGo, { signal });
    document.addEventListener('keyup', letGo, { signal });
    document.addEventListener('visibilitychange', hide, { signal });
    window.addEventListener('blur', hide, { signal });
    return () => ends.abort();
  }, [isHeld, target]);

  const hold = () => {
    clearTimeout(timer.current);
    setIsHeld(true);
  };
  return {
    isHeld,
    button: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        hold();
      },
      onPointerLeave: () => setIsHeld(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        if (!event.repeat) hold();
      },
      onBlur: () => setIsHeld(false),
      // A long press on a touch screen would open the page's menu.
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}
