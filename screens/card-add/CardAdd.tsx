import { addCard } from '#card-details';
import { type FormModule, type FormProblem, type FormValues, formLoader, TenantForm } from '#forms';
import {
  BackLink,
  PageHeading,
  Panel,
  type PlainWordsKey,
  useCards,
  useFlashMessage,
  useHref,
  useOpenDialog,
  useReadCardsAgain,
  useScreenData,
  useSend,
  useSuccessToast,
  useUsername,
  useWords,
} from '#runtime';
import { LockoutNotice } from '../_shared/LockoutNotice.tsx';
import { SampleCard } from '../_shared/SampleCard.tsx';
import { type Draft, useDraft } from '../_shared/useDraft.tsx';
import { joinSentences, useIsHere } from '../_shared/useExplanation.ts';
import { useFormCall } from '../_shared/useFormCall.ts';
import { type Lockout, useLockout } from '../_shared/useLockout.ts';
import styles from './CardAdd.module.css';

/** Both say that no card has these numbers: told at the serial number (VAL-82). */
const UNKNOWN_CARD = new Set<string | undefined>(['INVALID_CARD-add_card', 'BAD_REQUEST-add_card']);
const LOCKED = 'TOO_MANY_REQUEST-add_card';

/** How long adding is shut after too many wrong tries (CON-30). */
const LOCKOUT_MINUTES = 30;

/** The serial number, which stands in the letter too; never digits of the card's own number (LOV-10). */
const DRAFT = ['cardSN'];

export const loader = formLoader('cardAdd');

/** Adds a card by its serial number and the last digits of its PAN (RTE-26, API-39). */
export default function CardAdd() {
  const { t } = useWords();
  const form = useScreenData<typeof loader>();
  const accountHome = useHref()('accountHome');
  return (
    <>
      {accountHome && <BackLink href={accountHome}>{t('nav.myCards')}</BackLink>}
      <PageHeading title={t('screens.myCardAdd')} text={t('addCard.lead')} />
      <Panel>
        <div className={styles.columns}>
          <AddForm form={form} />
          <div className={styles.picture} aria-hidden="true">
            <SampleCard
              product={t('home.sample.product')}
              formFactor="physical"
              lastDigits="4821"
              expiryDate="2028-08-31"
            />
          </div>
        </div>
      </Panel>
    </>
  );
}

function AddForm({ form }: { readonly form: FormModule }) {
  const { t } = useWords();
  const openDialog = useOpenDialog();
  const draft = useDraft('cardAdd', DRAFT);
  const { add, lockout } = useAdd(draft);
  const helpFor = (field: PlainWordsKey) => t('addCard.helpFor', { field: t(field) });
  return (
    <div>
      <LockoutNotice lockout={lockout} words="addCard" />
      {draft.notice}
      <TenantForm
        key={draft.kept ? 'kept' : 'new'}
        form={form}
        {...(draft.kept && { initial: draft.kept })}
        submit={t('addCard.submit')}
        onSubmit={add}
        onChange={draft.note}
        helps={{
          cardSN: {
            label: t('addCard.help'),
            name: helpFor('forms.serialNumber'),
            open: () => openDialog('helpSerialNumber'),
          },
          cardPAN: {
            label: t('addCard.help'),
            name: helpFor('forms.lastFourDigits'),
            open: () => openDialog('helpCardNumber'),
          },
        }}
      />
    </div>
  );
}

interface Adding {
  readonly add: (values: FormValues) => Promise<FormProblem | undefined>;
  /** As far as this browser knows. */
  readonly lockout: Lockout;
}

/** @param draft of what is typed: over once the card is there */
function useAdd(draft: Draft): Adding {
  const { t } = useWords();
  const send = useSend();
  const user = useUsername();
  const call = useFormCall();
  const before = useCards().data;
  const readAgain = useReadCardsAgain();
  const goWithMessage = useFlashMessage();
  const showSuccess = useSuccessToast();
  const isHere = useIsHere();
  const lockout = useLockout('addCardLockedUntil', LOCKOUT_MINUTES);

  const add = async ({ cardSN, cardPAN }: FormValues) => {
    const serialNumber = String(cardSN);
    const { isDone, problem, code } = await call({
      send: async () => {
        await addCard(send, user, { serialNumber, lastDigits: String(cardPAN) });
      },
      isDone: async () => {
        const now = await readAgain(true);
        if (!before) throw new Error('Nobody knows which cards were there before.');
        // A card that was there before proves nothing (threat F2).
        const isNew = before.every(({ ref }) => ref !== serialNumber);
        return isNew && now.some(({ ref }) => ref === serialNumber);
      },
      unknown: t('addCard.unknown'),
    });
    if (code === LOCKED) lockout.shut();
    if (problem && UNKNOWN_CARD.has(code)) {
      const message = joinSentences(t('form-validations.cardNotRecognized'), problem.message);
      return { message, field: 'cardSN' };
    }
    if (!isDone) {
      draft.hold();
      return problem;
    }
    await readAgain().catch(() => undefined);
    draft.drop();
    if (!isHere()) {
      showSuccess(t('addCard.added'));
      return undefined;
    }
    goWithMessage('accountHome', {}, { success: t('addCard.added') });
    return undefined;
  };
  return { add, lockout };
}
