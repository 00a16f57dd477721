import type { FormName } from '../../../schemas/forms.gen.ts';
import type { Field as FormField } from '../../assemble/form.ts';
import type { I18n } from '../../messages/words.ts';
import { EARLY_FORM_ID } from '../../tenant/pageMarks.ts';
import { Control, Field } from '../../ui/Field.tsx';
import { FormReason } from '../../ui/FormGrid.tsx';
import { RuleList } from '../../ui/RuleList.tsx';
import { earlyTexts } from './earlyTexts.ts';
import { PART } from './parts.ts';

const STATES = ['rest', 'invalid', 'valid'] as const;
const SOME = ' ';

export interface EarlyPartsProps {
  readonly form: FormName;
  readonly fields: readonly FormField[];
  readonly i18n: I18n;
}

/**
 * What a form that is not hydrated yet is made to show by: its texts, and one of each piece that may appear in it, as the
 * program renders it (parts.ts).
 */
export function EarlyParts({ form, fields, i18n }: EarlyPartsProps) {
  const texts = earlyTexts(form, fields, i18n);
  const met = i18n.t('forms.ruleMet');
  const notMet = i18n.t('forms.ruleNotMet');
  const rule = (isMet: boolean) => ({ name: String(isMet), text: SOME, isMet });
  return (
    <template id={EARLY_FORM_ID}>
      <p>{JSON.stringify(texts)}</p>
      <Field id={PART} label={SOME} error={SOME} hint={SOME}>
        {STATES.map((state) => (
          <Control key={state} state={state}>
            <i />
          </Control>
        ))}
      </Field>
      {[false, true].map((isChecked) => (
        <RuleList
          key={String(isChecked)}
          id={SOME}
          label={SOME}
          met={met}
          notMet={notMet}
          isChecked={isChecked}
          note=""
          rules={[rule(true), rule(false)]}
        />
      ))}
      <FormReason id={`${PART}-reason`}>{SOME}</FormReason>
    </template>
  );
}
