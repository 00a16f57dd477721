/**
 * Entry of the render bundle of forms: renders what visitors see at first of a screen with a form, when somebody asks for
 * it, in Node. Names the list of screens: an upward edge of the house (docs/architecture.md).
 */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FormName } from '../schemas/forms.gen.ts';
import { manifests } from '../screens/index.ts';
import type { ScreenModule } from './assemble/manifest.ts';
import type { PrerenderOptions } from './assemble/prerenderOptions.ts';
import { prerenderScreen } from './boot/prerenderScreen.tsx';
import { EarlyParts } from './forms/early/EarlyParts.tsx';
import type { FormModule } from './forms/index.ts';
import { createI18n } from './messages/createI18n.ts';
import { WordsProvider } from './messages/words.ts';
import type { ScreenId } from './tenant/screenId.ts';

const loaded = manifests.map(async ({ id, prerendered, load }): Promise<[ScreenId, ScreenModule][]> => {
  return prerendered && prerendered !== 'page' && load ? [[id, await load()]] : [];
});
const modules: ReadonlyMap<ScreenId, ScreenModule> = new Map((await Promise.all(loaded)).flat());

/** Ids of the screens that can be prerendered. */
export const prerenderedScreens: readonly ScreenId[] = [...modules.keys()];

export interface FormPrerenderOptions extends PrerenderOptions {
  /** A form of the tenant, with its validator, by name. */
  readonly formOf: (name: FormName) => FormModule;
}

/**
 * @returns HTML that the browser's program hydrates, and after it what the rules of its form are shown by until then
 * @throws Error for a screen that is not prerendered, or that the tenant does not offer now
 */
export function prerenderForm({ formOf, ...options }: FormPrerenderOptions): string {
  const { screen: id, manifests, language, words } = options;
  const screen = modules.get(id);
  if (!screen?.prerenderData) throw new Error(`The screen "${id}" is not prerendered.`);
  const html = prerenderScreen(options, {
    Screen: screen.default,
    data: screen.prerenderData(formOf, options.tenant),
  });
  // The first is the one that is seen at first.
  const [form] = Object.keys(manifests.find((manifest) => manifest.id === id)?.forms ?? {}) as FormName[];
  if (form === undefined) return html;
  const i18n = createI18n(language, words, options.tenant.formats);
  const parts = createElement(EarlyParts, { form, fields: formOf(form).form.fields, i18n });
  return html + renderToString(createElement(WordsProvider, { i18n }, parts));
}
