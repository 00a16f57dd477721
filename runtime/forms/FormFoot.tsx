import { useWords } from '../messages/words.ts';
import { Button } from '../ui/Button.tsx';
import { FormActions, FormReason } from '../ui/FormGrid.tsx';
import { FORM_REASON, reasonOf } from './fieldLook.ts';
import { useFormState, useFormView } from './formState.ts';

/** Below the fields: the button, and beside it why it does not send yet (FRM-03). */
export function FormFoot() {
  const { t } = useWords();
  const { isBusy, problem, submit, after, press, idOf } = useFormState();
  const { errors, errorOf } = useFormView();
  const id = idOf(FORM_REASON);
  const reason = reasonOf(errors.map(({ field }) => ({ isShown: errorOf(field) !== undefined })));
  return (
    <>
      {after}
      <FormActions>
        <Button
          type="submit"
          variant={submit.isDanger ? 'danger' : 'filled'}
          isDisabled={reason !== null}
          isBusy={isBusy}
          onRefused={press}
          {...(reason && { describedBy: id })}
        >
          {submit.label}
        </Button>
        {reason && <FormReason id={id}>{t(reason.words, { count: reason.count })}</FormReason>}
        {submit.aside}
        <span role="status" className="visually-hidden">
          {problem?.isAside && problem.message}
        </span>
      </FormActions>
    </>
  );
}
