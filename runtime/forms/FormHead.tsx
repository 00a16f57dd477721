import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { useFormState } from './formState.ts';

/** Above the fields: why nothing was sent, once somebody tried. A problem of one field stands there alone. */
export function FormHead({ ref }: { readonly ref: Ref<HTMLElement> }) {
  const { t } = useTranslation();
  const { summary, errors, problem, fields, idOf } = useFormState();
  if (summary === 'problem' && problem && problem.field === undefined) {
    return <ErrorSummary ref={ref} title={problem.message} errors={[]} />;
  }
  if (summary !== 'errors') return null;
  const listed = errors.map(({ field, text }) => ({
    id: idOf(field),
    label: shortLabel(t(fields.find(({ name }) => name === field)?.label ?? '')),
    text,
  }));
  return <ErrorSummary ref={ref} title={t('fieldsToFix', { count: errors.length })} errors={listed} />;
}

/** A consent is a sentence with a link: its text without the marks and the full stop. */
function shortLabel(label: string): string {
  return label.replace(/<\/?\d>/g, '').replace(/\.$/, '');
}
