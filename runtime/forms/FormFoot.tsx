import { useWords } from '../messages/words.ts';
import { Button } from '../ui/Button.tsx';
import { FormActions, FormReason } from '../ui/FormGrid.tsx';
import { useFormState, useFormView } from './formState.ts';

/** Below the fields: the button, and beside it why it does not send yet (FRM-03). */
export function FormFoot() {
  const { t } = useWords();
  const { isBusy, problem, submit, after, press, idOf } = useFormState();
  const { errors, errorOf } = useFormView();
  const reason = idOf('reason');
  const isDisabled = errors.length > 0;
  // Before anything was left there is nothing to mend, only to fill in.
  const missing = errors.some(({ field }) => errorOf(field)) ? 'fieldsToFix' : 'fieldsToFill';
  return (
    <>
      {after}
      <FormActions>
        <Button
          type="submit"
          variant={submit.isDanger ? 'danger' : 'filled'}
          isDisabled={isDisabled}
          isBusy={isBusy}
          onRefused={press}
          {...(isDisabled && { describedBy: reason })}
        >
          {submit.label}
        </Button>
        {isDisabled && <FormReason id={reason}>{t(missing, { count: errors.length })}</FormReason>}
        {submit.aside}
        <span role="status" className="visually-hidden">
          {problem?.isAside && problem.message}
        </span>
      </FormActions>
    </>
  );
}
