import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { FormActions, FormReason } from '../ui/FormGrid.tsx';
import { useFormState } from './formState.ts';

/** Below the fields: the button, and beside it why it does not send yet (look, Button; threats, section 6). */
export function FormFoot() {
  const { t } = useTranslation();
  const { errors, isBusy, submit, after, refuse, idOf, errorOf } = useFormState();
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
          onRefused={refuse}
          {...(isDisabled && { describedBy: reason })}
        >
          {submit.label}
        </Button>
        {isDisabled && <FormReason id={reason}>{t(missing, { count: errors.length })}</FormReason>}
        {submit.aside}
        <span role="status" className="visually-hidden">
          {isBusy ? t('common.loading') : ''}
        </span>
      </FormActions>
    </>
  );
}
