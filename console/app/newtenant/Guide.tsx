import { type ComponentType, useRef, useState } from 'react';
import { Alert } from '../../../runtime/ui/Alert.tsx';
import { Steps } from '../../../runtime/ui/Steps.tsx';
import type { Countries } from '../../server/newtenant/newTenantAnswers.ts';
import { focusLater } from '../focusLater.ts';
import { answersOf, type Entries, emptyEntries } from './answersOf.ts';
import { BrandStep } from './BrandStep.tsx';
import { CountryStep, type StepProps } from './CountryStep.tsx';
import { isRefused, type NewCalls, reasonOf } from './createNewCalls.ts';
import { Draft } from './Draft.tsx';
import { GuideButtons } from './GuideButtons.tsx';
import { LanguagesStep } from './LanguagesStep.tsx';
import styles from './NewTenant.module.css';
import { OfferStep } from './OfferStep.tsx';
import { useLostDraft } from './useLostDraft.ts';
import { type Preview, usePreview } from './usePreview.ts';
import { words } from './words.ts';

const HEADINGS = [
  words.country.heading,
  words.languages.heading,
  words.brand.heading,
  words.offer.heading,
  words.check.heading,
] as const;

const PLAIN_STEPS: Readonly<Record<number, ComponentType<StepProps>>> = {
  0: CountryStep,
  2: BrandStep,
  3: OfferStep,
};

export interface GuideProps {
  readonly calls: NewCalls;
  /** Something was answered that no draft has yet. */
  readonly onAnswer: (() => void) | undefined;
  /** The draft is written: where to go with it. */
  readonly onCreated: (code: string) => void;
  readonly choices: Countries;
  readonly onReload: () => Promise<void>;
}

/** The questions, one step at a time, and the draft beside them. */
export function Guide({ choices, calls, onAnswer, onCreated, onReload }: GuideProps) {
  const [entries, setEntries] = useState<Entries>(() => emptyEntries(choices));
  const [step, setStep] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lookFor = useLostDraft(calls, choices, onCreated);
  const answer = (said: Entries) => {
    setEntries(said);
    lookFor(null);
    onAnswer?.();
  };
  const answers = answersOf(entries, choices);
  const preview = usePreview(calls, answers, choices);
  const isLast = step === HEADINGS.length - 1;
  const why = answers === null ? whyNot(entries) : isLast && !isSound(preview) ? words.cannotCreate : '';

  const go = (to: number) => {
    setStep(to);
    setError(null);
    // The heading says where somebody is; a screen reader begins there.
    focusLater(() => heading.current?.focus());
  };

  async function create() {
    if (!answers) return;
    setBusy(true);
    setError(null);
    try {
      onCreated((await calls.create(answers)).code);
    } catch (failed) {
      setError(reasonOf(failed, words.maybeCreated));
      setBusy(false);
      if (!isRefused(failed)) lookFor(preview.answer);
    }
  }

  const begin = async (language: string) => {
    await calls.begin(language, 'en');
    await onReload();
  };
  const Plain = PLAIN_STEPS[step];
  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (why !== '') return;
          if (isLast) void create();
          else go(step + 1);
        }}
      >
        <GuideSteps step={step} />
        <h2 ref={heading} tabIndex={-1}>
          {HEADINGS[step]}
        </h2>
        {Plain && <Plain choices={choices} entries={entries} onChange={answer} />}
        {step === 1 && (
          <LanguagesStep choices={choices} entries={entries} onChange={answer} onBegin={begin} />
        )}
        {isLast && <p className={styles.lead}>{words.check.lead}</p>}
        {error && <Alert tone="bad" title={error} />}
        <GuideButtons
          isFirst={step === 0}
          isLast={isLast}
          isBusy={isBusy}
          why={why}
          onBack={() => go(step - 1)}
        />
      </form>
      <Draft preview={preview} />
    </div>
  );
}

function isSound({ answer, error, isCurrent }: Preview): boolean {
  const isKnown = answer !== null && error === null && isCurrent;
  return isKnown && answer.readiness.every(({ kind }) => kind !== 'problem');
}

function whyNot({ country, languages, products }: Entries): string {
  if (country === '') return words.chooseCountry;
  if (languages.length === 0) return words.languages.atLeastOne;
  return products.length === 0 ? words.offer.atLeastOne : words.cannotCreate;
}

/** How far somebody is; where five names have no room, the one of now. */
function GuideSteps({ step }: { readonly step: number }) {
  return (
    <>
      <div className={styles.steps}>
        <Steps steps={words.steps} current={step + 1} label={words.stepsLabel} doneLabel={words.done} />
      </div>
      <p className={styles.where}>{words.where(step + 1, words.steps.length, words.steps[step] ?? '')}</p>
    </>
  );
}
