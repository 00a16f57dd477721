import { createContext, useContext, useSyncExternalStore } from 'react';

/** Which parts of the form are open, by pointer: each as it was left, also while its section is not shown. */
export class FoldStore {
  readonly #open = new Map<string, boolean>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isOpen(pointer: string): boolean | undefined {
    return this.#open.get(pointer);
  }

  set(pointer: string, isOpen: boolean): void {
    this.#open.set(pointer, isOpen);
    for (const listener of this.#listeners) listener();
  }

  /** Everything around a place, and the place itself. */
  openTo(pointer: string): void {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      this.#open.set(pointer.slice(0, end), true);
    }
    for (const listener of this.#listeners) listener();
  }
}

export const FoldStoreContext = createContext<FoldStore | null>(null);

/** @param first whether it is open as long as nobody has opened or closed it */
export function useFold(pointer: string, first: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const store = useContext(FoldStoreContext);
  if (!store) throw new Error('A field stands outside of its form.');
  const isOpen = useSyncExternalStore(store.subscribe, () => store.isOpen(pointer) ?? first);
  return [isOpen, (next) => store.set(pointer, next)];
}
