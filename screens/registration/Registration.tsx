import { useEffect, useRef, useState } from 'react';
import { type FormProblem, loadForm, type SentValues } from '#forms';
import { type Enter, useEnterOutcome, usePageTitle, useStored, useWords } from '#runtime';
import { clearDraft, type Draft, keepDraft, readDraft } from '../_shared/registrationDraft.ts';
import { AccessStep } from './AccessStep.tsx';
import { guessCountry } from './guessCountry.ts';
import { InboxStep } from './InboxStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import { useStep } from './useStep.ts';

/** Both forms come before the screen does, so that it appears whole. */
export const enter = (async ({ portal }) => {
  const { forms } = portal.page;
  const load = (name: string) => portal.loadPart(() => loadForm(forms[name] ?? ''));
  const [access, personal] = await Promise.all([load('registrationAccess'), load('registrationPersonal')]);
  // Not waited for: the second step asks for it, and does without it.
  return { access, personal, country: guessCountry(portal.tenant) };
}) satisfies Enter;

export type Outcome = Awaited<ReturnType<typeof enter>>;

/** Access, personal data and consents, check your inbox (spec section 4). Steps are entries of the history. */
export default function Registration() {
  const { t } = useWords();
  const stored = useStored();
  const outcome = useEnterOutcome<Outcome>();
  const draft = useRef<Draft>(null);
  draft.current ??= readDraft(stored);
  const [access, setAccess] = useState<SentValues | null>(null);
  const [refused, setRefused] = useState<FormProblem | null>(null);
  const [email, setEmail] = useState<string | null>(null);
  const { step, goTo, goBack } = useStep(access !== null);
  usePageTitle(`${t('screens.registration')}, ${t('common.step', { n: step, total: 3 })}`);
  useStepFocus(step, refused !== null);
  useEffect(() => {
    if (step === 3) setAccess(null);
  }, [step]);
  if (!outcome) return null;

  const change = (part: Partial<Draft>) => {
    const before = draft.current ?? { typed: {}, consents: {} };
    draft.current = { ...before, ...part, typed: { ...before.typed, ...part.typed } };
    keepDraft(stored, draft.current);
  };
  return (
    <RegistrationFrame step={step} onBack={step === 2 ? goBack : undefined}>
      {step === 1 && (
        <AccessStep
          form={outcome.access}
          // As typed; the passwords, which no draft holds, as they were given.
          initial={{ ...access, ...draft.current.typed }}
          refused={refused}
          onChange={(typed) => {
            setRefused(null);
            // What was confirmed before no longer stands.
            setAccess(null);
            change({ typed });
          }}
          onDone={(values) => {
            setAccess(values);
            goTo(2);
          }}
        />
      )}
      {step === 2 && access && (
        <PersonalStep
          form={outcome.personal}
          access={access}
          draft={draft.current}
          country={outcome.country}
          onChange={change}
          onAccessRefused={setRefused}
          onBack={goBack}
          onCreated={(created) => {
            draft.current = { typed: {}, consents: {} };
            clearDraft(stored);
            setEmail(created);
            goTo(3);
          }}
        />
      )}
      {step === 3 && <InboxStep email={email} />}
    </RegistrationFrame>
  );
}

/** The heading of a step gets the focus; a field that the server refused keeps it (WCAG 2.4.3). */
function useStepFocus(step: number, isRefused: boolean): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step === 1 && isRefused) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step, isRefused]);
}
