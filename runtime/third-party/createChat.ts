import type { Scripts } from './createScripts.ts';
import { isTypingTarget } from './isTypingTarget.ts';
import { OWN_PARTS } from './ownParts.ts';

/** What only speaks, such as the voice of a list, covers nothing and must not fall silent. */
const VOICE = '[aria-live], [role=status], [role=log], [role=alert]';

/** Below the frame's own bars, dialogs and messages (threat P7), and clear of the tab bar. */
const LAYER = '50';
const ABOVE_TAB_BAR = '4.5rem';
const HAS_TAB_BAR = '(width < 51.25em)';

export interface Chat {
  /** Loads it on first use. */
  show(): void;
  hide(): void;
  /** Whatever comes into the page in this moment is somebody else's. */
  spare(): void;
}

/**
 * The chat assistant: in a layer of its own, and out of the way while somebody types (NAV-88).
 * Knows nothing of whose it is: what comes into the page from its script on, however late, is what is shown and
 * hidden. What others had there before, such as the question for consent, stays theirs when it comes back.
 */
export function createChat(page: Window, address: string, scripts: Scripts): Chat {
  const { body } = page.document;
  const parts = new Set<HTMLElement>();
  const foreign = new WeakSet<Element>();
  const foreignSigns = new Set<string>();
  /** What a part said of its own visibility before it was hidden: it may have closed itself. */
  const ownVisibility = new Map<HTMLElement, string>();
  const tabBar = page.matchMedia(HAS_TAB_BAR);
  let isStarted = false;
  let isWanted = false;
  let isSparing = false;

  const place = (target: Element | null) => {
    const isShown = isWanted && !isTypingTarget(target, [...parts]);
    for (const part of parts) {
      if (isShown) reveal(part);
      else conceal(part);
    }
  };
  const conceal = (part: HTMLElement) => {
    if (part.style.getPropertyPriority('visibility') === 'important') return;
    ownVisibility.set(part, part.style.visibility);
    part.style.setProperty('visibility', 'hidden', 'important');
  };
  const reveal = (part: HTMLElement) => {
    const own = ownVisibility.get(part);
    if (own === undefined) return;
    ownVisibility.delete(part);
    part.style.setProperty('visibility', own);
  };
  const clearTabBar = (part: HTMLElement) =>
    part.style.setProperty('margin-bottom', tabBar.matches ? ABOVE_TAB_BAR : '');
  const adopt = (part: HTMLElement) => {
    parts.add(part);
    part.style.setProperty('z-index', LAYER, 'important');
    if (tabBar.matches) clearTabBar(part);
  };
  const look = () => {
    for (const each of body.children) {
      if (!(each instanceof page.window.HTMLElement) || parts.has(each)) continue;
      if (each.matches(`${OWN_PARTS}, ${VOICE}`)) continue;
      if (isStarted && !isSparing) {
        if (!foreign.has(each) && !foreignSigns.has(signOf(each))) adopt(each);
        continue;
      }
      foreign.add(each);
      if (each.id || each.className) foreignSigns.add(signOf(each));
    }
    place(page.document.activeElement);
  };
  page.document.addEventListener('focusin', ({ target }) => place(target as Element));
  page.document.addEventListener('focusout', ({ relatedTarget }) => place(relatedTarget as Element | null));
  // A phone is turned, a window is drawn larger: the bar comes and goes.
  tabBar.addEventListener('change', () => {
    for (const part of parts) clearTabBar(part);
  });
  // Widgets put their elements in long after their script has loaded, and further ones when somebody writes.
  new page.window.MutationObserver(look).observe(body, { childList: true });

  return {
    show() {
      isWanted = true;
      look();
      isStarted = true;
      scripts.add(address, look);
    },
    hide() {
      isWanted = false;
      place(null);
    },
    spare() {
      look();
      isSparing = true;
      page.setTimeout(() => {
        look();
        isSparing = false;
      });
    },
  };
}

/** What an element is known by when it comes back. */
function signOf({ localName, id, className }: HTMLElement): string {
  return `${localName}#${id}.${className}`;
}
