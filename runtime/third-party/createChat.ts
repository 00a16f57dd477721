import type { Scripts } from './createScripts.ts';
import { isTypingTarget } from './isTypingTarget.ts';

/** Elements of the page that are ours, by id: whatever else stands beside them was put there by the chat. */
const OWN = ['root', 'aside', 'loader', 'startup-error'];

/** Below the frame's own bars, dialogs and messages (threat P7), and clear of the tab bar. */
const LAYER = '50';
const ABOVE_TAB_BAR = '4.5rem';
const HAS_TAB_BAR = '(max-width: 819px)';

export interface Chat {
  /** Loads it on first use. */
  show(): void;
  hide(): void;
}

/**
 * The chat assistant: in a layer of its own, and out of the way while somebody types (spec section 1, NAV-88).
 * Knows nothing of whose it is: what the script adds to the page is what is shown and hidden.
 */
export function createChat(page: Window, address: string, scripts: Scripts): Chat {
  const { body } = page.document;
  let parts: readonly HTMLElement[] = [];
  let isWanted = false;
  const place = (target: Element | null) => {
    const isShown = isWanted && !isTypingTarget(target, parts);
    for (const part of parts) {
      if (isShown) part.style.removeProperty('visibility');
      else part.style.setProperty('visibility', 'hidden', 'important');
    }
  };
  page.document.addEventListener('focusin', ({ target }) => place(target as Element));
  page.document.addEventListener('focusout', ({ relatedTarget }) => place(relatedTarget as Element | null));

  const adopt = (before: readonly Element[]) => {
    parts = [...body.children].filter(
      (each): each is HTMLElement =>
        each instanceof page.window.HTMLElement && !before.includes(each) && !OWN.includes(each.id),
    );
    for (const part of parts) {
      part.style.setProperty('z-index', LAYER, 'important');
      if (page.matchMedia(HAS_TAB_BAR).matches) part.style.setProperty('margin-bottom', ABOVE_TAB_BAR);
    }
    place(page.document.activeElement);
  };
  return {
    show() {
      isWanted = true;
      const before = [...body.children];
      scripts.add(address, () => adopt(before));
      place(page.document.activeElement);
    },
    hide() {
      isWanted = false;
      place(null);
    },
  };
}
