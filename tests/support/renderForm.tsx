/** One form of a tenant as a page shows it: compiled, with the built-in words. Needs a DOM. */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { FormName } from '../../compiler/formSources.ts';
import { TenantForm, type TenantFormProps } from '../../runtime/forms/TenantForm.tsx';
import { createI18n } from '../../runtime/messages/createI18n.ts';
import { createTranslator } from '../../runtime/messages/createTranslator.ts';
import { WordsProvider } from '../../runtime/messages/words.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { loadForm } from './compiledForms.ts';

export interface RenderedForm {
  readonly sent: readonly unknown[];
  /** The same form with other properties, as its screen gives them later. */
  readonly again: (props: Partial<TenantFormProps>) => void;
}

export async function renderForm(
  tenant: PublicTenant,
  name: FormName,
  props: Partial<TenantFormProps> & { readonly language?: string; readonly words?: object } = {},
): Promise<RenderedForm> {
  const { language = 'en', words = {}, ...own } = props;
  const translator = createTranslator({
    i18n: createI18n(),
    tenantWords: {},
    loadBuiltIn: async (each) =>
      JSON.parse(readFileSync(`tenant-config/languages/${each}.json`, 'utf8')) as unknown,
    loadServer: async () => words,
    warn: () => undefined,
  });
  await translator.use(language);
  const sent: unknown[] = [];
  const onSubmit = async (values: unknown) => {
    sent.push(values);
    return undefined;
  };
  const form = await loadForm(tenant, name);
  const formTree = (props: Partial<TenantFormProps>) => (
    <WordsProvider i18n={translator.i18n}>
      <TenantForm form={form} submit="Send" onSubmit={onSubmit} {...own} {...props} />
    </WordsProvider>
  );
  const { rerender } = render(formTree({}));
  return { sent, again: (props) => rerender(formTree(props)) };
}
