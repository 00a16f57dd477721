import type { FormName } from '../../schemas/forms.gen.ts';
import type { PageData } from '../tenant/pageData.ts';
import type { FormModule } from './formModule.ts';

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

/** What knows the address of each form, and how chunks of the program are loaded. */
interface FormSource {
  readonly page: Pick<PageData, 'forms'>;
  loadChunk<T>(load: () => Promise<T>): Promise<T>;
}

/** A form of the tenant. @throws when the module cannot be loaded */
export function openForm(source: FormSource, name: FormName): Promise<FormModule> {
  return source.loadChunk(() => loadForm(source.page.forms[name] ?? ''));
}

/** The loader of a screen that needs one form and nothing else. */
export function formLoader(
  name: FormName,
): (context: { readonly portal: FormSource }) => Promise<FormModule> {
  return ({ portal }) => openForm(portal, name);
}
