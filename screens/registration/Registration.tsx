import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FormModule, type FormName, type FormProblem, openForm, type SentValues } from '#forms';
import { type ScreenLoader, usePageTitle, useScreenData, useStored, useTenant, useWords } from '#runtime';
import { clearDraft } from '../_shared/clearDraft.ts';
import { type Draft, keepDraft, keptOf, readDraft } from '../_shared/registrationDraft.ts';
import type { PlaceLists } from '../_shared/usePlaces.ts';
import { AccessStep } from './AccessStep.tsx';
import { guessCountry } from './guessCountry.ts';
import { PersonalStep, type Sending } from './PersonalStep.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import { useStep } from './useStep.ts';

/** Comes during the second step, so that it is there once the account is. */
const loadInbox = () => import('./InboxStep.tsx');
const InboxStep = lazy(loadInbox);

/** Both forms come before the screen does, so that it appears whole. */
export const loader = (async ({ portal }) => {
  const [access, personal] = await Promise.all([
    openForm(portal, 'registrationAccess'),
    openForm(portal, 'registrationPersonal'),
  ]);
  // Not waited for: the second step asks for it, and does without it.
  return { access, personal, country: guessCountry(portal.tenant) };
}) satisfies ScreenLoader;

/** What the loader answers while the page is published: nothing is asked of anybody. */
export function prerenderData(formOf: (name: FormName) => FormModule): Awaited<ReturnType<typeof loader>> {
  return {
    access: formOf('registrationAccess'),
    personal: formOf('registrationPersonal'),
    country: Promise.resolve(null),
  };
}

/**
 * Access, personal data and consents, check your inbox (REG-01 to REG-10). Steps are entries of the history.
 */
export default function Registration() {
  const { t } = useWords();
  const forms = useScreenData<typeof loader>();
  const draft = useRef<Draft>(null);
  const { stored, extra, change } = useDraftKeeper(draft);
  draft.current ??= readDraft(stored);
  const [access, setAccess] = useState<SentValues | null>(null);
  const [refused, setRefused] = useState<FormProblem | null>(null);
  const [email, setEmail] = useState<string | null>(null);
  const { step, goTo, goBack } = useStep(access !== null);
  usePageTitle(`${t('screens.registration')}, ${t('common.step', { n: step, total: 3 })}`);
  useStepFocus(step, refused !== null);
  const sent = useRef<Draft>(null);
  const sending = useRef<Sending>(null);
  // Beyond the second step, also where the browser keeps nothing.
  const lists = useRef<PlaceLists>(null);
  useAtStep(step, () => {
    setAccess(null);
    sending.current = null;
  });

  return (
    <RegistrationFrame step={step} onBack={step === 2 ? goBack : undefined}>
      {step === 1 && (
        <AccessStep
          form={forms.access}
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
          form={forms.personal}
          access={access}
          draft={draft.current}
          country={forms.country}
          lists={lists}
          sending={sending}
          onChange={change}
          onAccessRefused={setRefused}
          onBack={goBack}
          onCreated={(created) => {
            // As it was kept: without the passwords.
            sent.current = draft.current && keptOf(draft.current, extra);
            draft.current = { typed: {}, consents: {} };
            clearDraft(stored);
            setEmail(created);
            goTo(3);
          }}
        />
      )}
      {step === 3 && (
        <Suspense>
          <InboxStep
            email={email}
            onChangeAddress={() => {
              draft.current = sent.current ?? draft.current;
              goBack();
            }}
          />
        </Suspense>
      )}
    </RegistrationFrame>
  );
}

/** What is typed is kept with each change. */
function useDraftKeeper(draft: RefObject<Draft | null>) {
  const stored = useStored();
  const extra = (useTenant('forms').registration.extra ?? []).map(({ name }) => name);
  const change = (part: Partial<Draft>) => {
    const before = draft.current ?? { typed: {}, consents: {} };
    draft.current = { ...before, ...part, typed: { ...before.typed, ...part.typed } };
    keepDraft(stored, draft.current, extra);
  };
  return { stored, extra, change };
}

/** The part of the last step comes during the second; once it is there, what the first two held is over. */
function useAtStep(step: number, end: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (step === 2) loadInbox().catch(() => undefined);
    if (step === 3) end();
  }, [step]);
}

/**
 * The heading of a step gets the focus; a field that the server refused keeps it (WCAG 2.4.3). With the step, not after
 * it: on a busy phone somebody may be typing by then.
 */
function useStepFocus(step: number, isRefused: boolean): void {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step === 1 && isRefused) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step, isRefused]);
}
