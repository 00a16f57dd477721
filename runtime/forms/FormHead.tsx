import { useWords } from '../messages/words.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { useFormState, useFormView } from './formState.ts';

/** Above the fields: why nothing was sent, once somebody tried. A problem of one field stands there alone. */
export function FormHead() {
  const { t } = useWords();
  const { head, summary, problem, fields, idOf } = useFormState();
  const { errors } = useFormView();
  if (summary === 'problem' && problem && problem.field === undefined) {
    return (
      <ErrorSummary ref={head} title={problem.message} errors={[]} help={problem.help} ways={problem.ways} />
    );
  }
  if (summary !== 'errors' || errors.length === 0) return null;
  const listed = errors.map(({ field, text }) => ({
    id: idOf(field),
    label: shortLabel(fields.flatMap(({ name, label }) => (name === field ? [t(label)] : [])).join()),
    text,
  }));
  return <ErrorSummary ref={head} title={t('fieldsToFix', { count: errors.length })} errors={listed} />;
}

/** A consent is a sentence with a link: its text without the marks and the full stop. */
function shortLabel(label: string): string {
  return label.replace(/<\/?\d>/g, '').replace(/\.$/, '');
}
