import type { FormModule } from './createCheck.ts';

const loaded = new Map<string, Promise<FormModule>>();

/**
 * A compiled form by the address that the page data names. Asked for once; a failure is forgotten, so that
 * trying again does so.
 * @throws when the module cannot be loaded
 */
export function loadForm(
  address: string,
  load: (address: string) => Promise<unknown> = (each) => import(/* @vite-ignore */ each),
): Promise<FormModule> {
  const before = loaded.get(address);
  if (before) return before;
  const module = load(address) as Promise<FormModule>;
  loaded.set(address, module);
  module.catch(() => loaded.delete(address));
  return module;
}
