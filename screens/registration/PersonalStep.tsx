import { type RefObject, useEffect, useState } from 'react';
import { type FormModule, type FormProblem, type FormValues, type SentValues, TenantForm } from '#forms';
import {
  createUser,
  type ErrorDescription,
  Panel,
  useBackgroundSettings,
  useReportError,
  useSend,
  useStored,
  useTenant,
  useWords,
} from '#runtime';
import { type Draft, keepLists, readLists } from '../_shared/registrationDraft.ts';
import { useAddressLists } from '../_shared/useAddressLists.ts';
import { useExplanation, useIsHere } from '../_shared/useExplanation.ts';
import type { PlaceLists } from '../_shared/usePlaces.ts';
import { HaveAccount } from './HaveAccount.tsx';
import { givenOptins, MarketingConsents } from './MarketingConsents.tsx';
import { newUser } from './newUser.ts';
import styles from './Registration.module.css';

/** Refusals that are about a field of the first step (ERR-78, ERR-79, ERR-82). */
const ACCESS_FIELDS: Readonly<Record<string, string>> = {
  INVALID_EMAIL: 'email',
  INVALID_BENEF: 'email',
  MISMATCH_PASSWORD_COMPLEXITY: 'password',
};

/** Says no more than that something is wrong or in use already. */
const TAKEN = 'BAD_REQUEST-create_account';

export interface PersonalStepProps {
  readonly form: FormModule;
  /** Checked values of the first step. */
  readonly access: SentValues;
  readonly draft: Draft;
  /** The visitor's country, where the tenant gives none. */
  readonly country: Promise<string | null>;
  /** The lists that county and town were chosen from, for whoever comes back to this step. */
  readonly lists: RefObject<PlaceLists | null>;
  /** What is on its way: it outlives this step, which somebody may leave and come back to. */
  readonly sending: RefObject<Sending>;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly onAccessRefused: (problem: FormProblem | null) => void;
  readonly onBack: () => void;
  readonly onCreated: (email: string) => void;
}

/** Step 2: who the person is, and what they agree to. Sends the whole registration (REG-06 to REG-09). */
export function PersonalStep(props: PersonalStepProps) {
  const { form, access, draft, onChange } = props;
  const { t } = useWords();
  const { legal, privacy } = useTenant('links');
  const { mode, defaultCountry } = useTenant('address');
  const { availableOptins } = useBackgroundSettings();
  const [checked, setChecked] = useState(draft.consents);
  const [county, setCounty] = useState(() => textOf(draft.typed.county));
  const stored = useStored();
  const keeper = {
    read: () => props.lists.current ?? readLists(stored),
    keep(loaded: PlaceLists) {
      props.lists.current = loaded;
      keepLists(stored, loaded);
    },
  };
  const lists = useAddressLists({ county, by: 'ref', keeper });
  const create = useCreate(props, (personal, termsVersion) =>
    newUser({
      access,
      personal,
      termsVersion,
      optins: givenOptins(availableOptins, checked),
      nameOf: (list, ref) => lists[list].options?.find(({ value }) => value === ref)?.label ?? ref,
    }),
  );
  const guessed = useGuess(props.country, mode === 'country' && defaultCountry === null);
  // The form takes its first values once: it waits the moment that a guess needs to be there or not.
  if (guessed === undefined) return null;
  const initial = guessed === null ? draft.typed : { country: guessed, ...draft.typed };

  return (
    <Panel>
      <TenantForm
        form={form}
        isKept
        initial={initial}
        submit={t('registration.submit')}
        lists={lists}
        links={{ legal, privacy }}
        legends={{ termsConds: t('registration.consents') }}
        lookUpCountry={() => props.country}
        onChange={(typed) => {
          setCounty(textOf(typed.county));
          onChange({ typed });
        }}
        onSubmit={async (values) => {
          const problem = await create(values);
          // Beside the message, which has the focus: the foot of the form is far from it (USE-05).
          const ways = problem && (
            <>
              {problem.field && (
                <button type="button" className={styles.link} onClick={props.onBack}>
                  {t('registration.changeAccess')}
                </button>
              )}
              {problem.mayExist && <HaveAccount needsHelp />}
            </>
          );
          return problem && { message: problem.message, help: problem.help, ways };
        }}
      >
        <MarketingConsents
          optins={availableOptins}
          checked={checked}
          onChange={(consents) => {
            setChecked(consents);
            onChange({ consents });
          }}
        />
      </TenantForm>
    </Panel>
  );
}

const textOf = (value: FormValues[string]) => (typeof value === 'string' ? value : '');

interface Refused {
  readonly message: string;
  readonly help: ErrorDescription['help'];
  /** Of the first step. */
  readonly field: string | undefined;
  /** Perhaps this person has an account: the ways into it help then. */
  readonly mayExist: boolean;
}

/** What the registration that is on its way comes to; null while none is. */
export type Sending = Promise<Refused | undefined> | null;

/**
 * Sends the registration once; what went wrong stays in the form, and is said nowhere else (REG-11, threat K9, USE-11), but
 * where somebody has left the form meanwhile.
 */
function useCreate(
  { access, sending, onAccessRefused, onCreated }: PersonalStepProps,
  read: (personal: SentValues, termsVersion: string) => Parameters<typeof createUser>[1],
): (personal: SentValues) => Promise<Refused | undefined> {
  const { t } = useWords();
  const { version } = useTenant('terms');
  const send = useSend();
  const reportError = useReportError();
  const explain = useExplanation();
  const isHere = useIsHere();
  const create = async (personal: SentValues): Promise<Refused | undefined> => {
    onAccessRefused(null);
    const wasOnline = navigator.onLine;
    try {
      await createUser(send, read(personal, version));
    } catch (error) {
      sending.current = null;
      reportError(error, isHere());
      const { code, status, message, help } = explain(error);
      const field = ACCESS_FIELDS[code];
      if (field) onAccessRefused({ field, message });
      // The server may have got it: nobody knows, and the person is told so (threat F2).
      const isUnknown = status === null && wasOnline;
      return {
        message: isUnknown ? t('registration.unknownResult') : message,
        help,
        field,
        mayExist: field === 'email' || code === TAKEN,
      };
    }
    onCreated(String(access.email ?? ''));
    return undefined;
  };
  // From the answer until the next step shows, the form is there: a second press sends nothing (threat F1).
  return (personal) => {
    sending.current ??= create(personal);
    return sending.current;
  };
}

/** How long the form waits for the guess, in milliseconds: most of the time it came during the first step. */
const GUESS_WAIT = 300;

/** The guessed country: undefined while it is waited for, null without one. */
function useGuess(country: Promise<string | null>, isWanted: boolean): string | null | undefined {
  const [guess, setGuess] = useState<string | null | undefined>(isWanted ? undefined : null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const answer = (found: string | null) =>
      isHere && setGuess((before) => (before === undefined ? found : before));
    void country.then(answer);
    const timer = setTimeout(answer, GUESS_WAIT, null);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [country, isWanted]);
  return guess;
}
