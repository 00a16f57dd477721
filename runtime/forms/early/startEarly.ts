import type { FormName } from '../../../schemas/forms.gen.ts';
import type { PageData, PublicTenant } from '../../tenant/pageData.ts';
import { PRERENDERED_MARK, ROOT_ID } from '../../tenant/pageMarks.ts';
import type { FormValues } from '../formValues.ts';
import { loadForm } from '../loadForm.ts';
import { readParts } from './parts.ts';
import { watchForm } from './watchForm.ts';

/** By form: keeps beyond the page what is typed into it, where that is kept. */
export type Keepers = Readonly<Partial<Record<FormName, (typed: FormValues, tenant: PublicTenant) => void>>>;

/** Runs the rules of the prerendered form. @throws where they cannot be had */
export async function startEarly(
  { forms, tenant }: Pick<PageData, 'forms' | 'tenant'>,
  template: HTMLTemplateElement,
  keepers: Keepers,
): Promise<void> {
  const parts = readParts(template);
  const { form: name } = parts.texts;
  const module = await loadForm(forms[name] ?? '');
  const root = document.getElementById(ROOT_ID);
  const form = root?.querySelector('form');
  // The program was faster.
  if (root?.getAttribute(PRERENDERED_MARK) !== '' || !form || !tenant) return;
  watchForm({
    module,
    parts,
    form,
    root,
    keep: (typed) => keepers[name]?.(typed, tenant),
  });
  performance.mark('rules');
}
