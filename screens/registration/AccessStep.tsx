import { type FormModule, type FormProblem, type FormValues, type SentValues, TenantForm } from '#forms';
import { Panel, useWords } from '#runtime';
import { HaveAccount } from './HaveAccount.tsx';

export interface AccessStepProps {
  readonly form: FormModule;
  readonly initial: FormValues;
  /** What the server said of the email or the password, after the last step sent them. */
  readonly refused: FormProblem | null;
  readonly onChange: (typed: FormValues) => void;
  readonly onDone: (values: SentValues) => void;
}

/** Step 1: how the person will log in. Nothing is sent yet (REG-05). */
export function AccessStep({ form, initial, refused, onChange, onDone }: AccessStepProps) {
  const { t } = useWords();
  return (
    <Panel>
      <TenantForm
        form={form}
        isKept
        initial={initial}
        problem={refused}
        submit={t('common.next')}
        onChange={onChange}
        onSubmit={async (values) => {
          onDone(values);
          return undefined;
        }}
        aside={<HaveAccount needsHelp={refused?.field === 'email'} />}
      />
    </Panel>
  );
}
