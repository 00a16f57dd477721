/**
 * Entry of the render bundle of forms: renders what visitors see at first of a screen with a form, when somebody asks for
 * it, in Node. Names the list of screens: an upward edge of the house (docs/architecture.md).
 */
import type { FormName } from '../schemas/forms.gen.ts';
import { manifests } from '../screens/index.ts';
import type { ScreenModule } from './assemble/manifest.ts';
import type { PrerenderOptions } from './assemble/prerenderOptions.ts';
import { prerenderScreen } from './boot/prerenderScreen.tsx';
import type { FormModule } from './forms/index.ts';
import type { ScreenId } from './tenant/screenId.ts';

const loaded = manifests.map(async ({ id, prerendered, load }): Promise<[ScreenId, ScreenModule][]> => {
  return prerendered === 'firstLook' && load ? [[id, await load()]] : [];
});
const modules: ReadonlyMap<ScreenId, ScreenModule> = new Map((await Promise.all(loaded)).flat());

/** Ids of the screens that can be prerendered. */
export const prerenderedScreens: readonly ScreenId[] = [...modules.keys()];

export interface FormPrerenderOptions extends PrerenderOptions {
  /** A form of the tenant, with its validator, by name. */
  readonly formOf: (name: FormName) => FormModule;
}

/**
 * @returns HTML that the browser's program hydrates
 * @throws Error for a screen that is not prerendered, or that the tenant does not offer now
 */
export function prerenderForm({ formOf, ...options }: FormPrerenderOptions): string {
  const screen = modules.get(options.screen);
  if (!screen?.prerenderData) throw new Error(`The screen "${options.screen}" is not prerendered.`);
  return prerenderScreen(options, { Screen: screen.default, data: screen.prerenderData(formOf) });
}
