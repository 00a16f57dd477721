import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { TAKE_OVER } from '../tenant/pageMarks.ts';

/** What the program of a page renders into. */
export interface PageRoot extends Pick<Root, 'render'> {
  /** Whether something that was prerendered stands there and waits to be taken over (runtime/inline). */
  isPrerendered(): boolean;
  /** The screen that is to be shown is not the prerendered one. */
  discardPrerendered(): void;
  /** Once what was rendered first answers to people. */
  readonly whenHydrated: Promise<void>;
}

/** A first render takes over what is prerendered, with what was typed into it and pressed in it; without that, it renders. */
export function createPageRoot(container: HTMLElement): PageRoot {
  let root: Root | null = null;
  const { promise: whenHydrated, resolve } = Promise.withResolvers<void>();
  let goOn = resolve;
  const hydrated = (content: ReactNode) => <Hydrated onHydrated={() => goOn()}>{content}</Hydrated>;
  const isPrerendered = () => container.dataset.prerendered !== undefined;
  const discardPrerendered = () => delete container.dataset.prerendered;
  return {
    isPrerendered,
    discardPrerendered,
    whenHydrated,
    render(content) {
      if (root) {
        root.render(hydrated(content));
        return;
      }
      if (!isPrerendered()) {
        root = createRoot(container);
        root.render(hydrated(content));
        return;
      }
      const restore = keepTyped(container);
      const findPressed = keepPressed(container);
      goOn = () => {
        discardPrerendered();
        restore();
        const pressed = findPressed();
        delete pressed?.dataset.pressed;
        pressed?.click();
        resolve();
      };
      container.dispatchEvent(new Event(TAKE_OVER));
      container.dataset.prerendered = TAKE_OVER;
      // What differs after all, such as marks that a password manager adds, is rendered anew: no reason to alarm anybody.
      root = hydrateRoot(container, hydrated(content), { onRecoverableError: console.warn });
    },
  };
}

function Hydrated({
  onHydrated,
  children,
}: {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
}

/** @returns what is marked as pressed; where that had to be rendered anew, what stands in its place */
function keepPressed(container: HTMLElement): () => HTMLElement | null {
  let last = container.querySelector<HTMLElement>('[data-pressed]');
  const follow = ({ target }: MouseEvent) => {
    last = target instanceof Element ? target.closest<HTMLElement>('a, button') : last;
  };
  container.addEventListener('click', follow, true);
  return () => {
    container.removeEventListener('click', follow, true);
    const gone = last && !last.isConnected && last.dataset.pressed !== undefined ? last : null;
    const isSame = (each: Element) =>
      each.textContent === gone?.textContent && each.getAttribute('href') === gone?.getAttribute('href');
    return (
      container.querySelector<HTMLElement>('[data-pressed]') ??
      (gone && [...container.querySelectorAll<HTMLElement>(gone.localName)].find(isSame)) ??
      null
    );
  };
}

/**
 * Types again what stood in fields that had to be rendered anew, and gives the focus back that went with them. Fields that
 * are still the same are left alone: people go on typing and moving while the page is hydrated.
 */
function keepTyped(container: HTMLElement): () => void {
  const fields = [...container.querySelectorAll('input')];
  let focused = document.activeElement?.id;
  const follow = (event: FocusEvent) => {
    focused = event.target instanceof Element ? event.target.id : focused;
  };
  // Before React, which renders at the first event if it has not yet.
  container.addEventListener('focusin', follow, true);
  return () => {
    container.removeEventListener('focusin', follow, true);
    for (const { isConnected, id, value } of fields) {
      const input = document.getElementById(id);
      if (isConnected || !(input instanceof HTMLInputElement) || input.value === value) continue;
      // Past React, which would take it for its own doing.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
  };
}
