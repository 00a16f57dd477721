/** One form of a tenant as a page shows it: compiled, with the built-in words. Needs a DOM. */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { FormName } from '../../compiler/formSources.ts';
import { TenantForm, type TenantFormProps } from '../../runtime/forms/TenantForm.tsx';
import { createI18n } from '../../runtime/messages/createI18n.ts';
import { createTranslator } from '../../runtime/messages/createTranslator.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { loadForm } from './compiledForms.ts';

export interface RenderedForm {
  readonly sent: readonly unknown[];
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
  render(
    <I18nextProvider i18n={translator.i18n}>
      <TenantForm form={form} submit="Send" onSubmit={onSubmit} {...own} />
    </I18nextProvider>,
  );
  return { sent };
}
