import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** What the program of a page draws into. */
export interface PageRoot extends Pick<Root, 'render'> {
  /** Whether something that was drawn beforehand stands there and waits to be taken over (runtime/inline). */
  isDrawn(): boolean;
  /** The screen that is to be shown is not the drawn one. */
  drawAnew(): void;
  /** Once what was rendered first answers to people. */
  readonly whenAlive: Promise<void>;
}

/** A first render takes over what is drawn, with what was typed into it and pressed in it; without that, it draws. */
export function createPageRoot(container: HTMLElement): PageRoot {
  let root: Root | null = null;
  const { promise: whenAlive, resolve } = Promise.withResolvers<void>();
  let goOn = resolve;
  const alive = (content: ReactNode) => <Alive onAlive={() => goOn()}>{content}</Alive>;
  const isDrawn = () => container.dataset.drawn !== undefined;
  const drawAnew = () => delete container.dataset.drawn;
  return {
    isDrawn,
    drawAnew,
    whenAlive,
    render(content) {
      if (root) {
        root.render(alive(content));
        return;
      }
      if (!isDrawn()) {
        root = createRoot(container);
        root.render(alive(content));
        return;
      }
      const restore = keepTyped(container);
      goOn = () => {
        drawAnew();
        restore();
        const pressed = container.querySelector<HTMLElement>('[data-pressed]');
        delete pressed?.dataset.pressed;
        pressed?.click();
        resolve();
      };
      // What differs after all, such as marks that a password manager adds, is drawn anew: no reason to alarm anybody.
      root = hydrateRoot(container, alive(content), { onRecoverableError: console.warn });
    },
  };
}

function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onAlive, []);
  return children;
}

/**
 * Types again what stood in fields that had to be drawn anew, and gives the focus back that went with them. Fields that
 * are still the same are left alone: people go on typing and moving while the page comes to life.
 */
function keepTyped(container: HTMLElement): () => void {
  const fields = [...container.querySelectorAll('input')];
  let focused = document.activeElement?.id;
  const follow = (event: FocusEvent) => {
    focused = event.target instanceof Element ? event.target.id : focused;
  };
  // Before React, which draws at the first event if it has not yet.
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
