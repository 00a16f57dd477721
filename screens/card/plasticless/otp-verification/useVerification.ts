import { useState } from 'react';
import { requestCardCode, verifyCard } from '#card-details';
import type { FormProblem } from '#forms';
import {
  type Card,
  useErrorDescription,
  useFlashMessage,
  useReadCardsAgain,
  useReportError,
  useSend,
  useSuccessToast,
  useUser,
  useUsername,
  useWords,
} from '#runtime';
import { maskEmail } from '../../../_shared/maskEmail.ts';
import { useIsHere } from '../../../_shared/useExplanation.ts';
import { useFormCall } from '../../../_shared/useFormCall.ts';
import { type Lockout, useLockout } from '../../../_shared/useLockout.ts';

/** Codes that are about what was typed. */
const FIELDS = {
  INVALID_OTP: 'verificationCode',
  INVALID_VERIFICATION_CODE: 'verificationCode',
  OTP_IS_EXPIRED: 'verificationCode',
};

const LOCKED = 'TOO_MANY_REQUEST_plasticless';

/** How long codes are refused after too many of them (CON-31). */
const LOCKOUT_MINUTES = 60;

export interface Verification {
  /** Where codes go, partly hidden. */
  readonly email: string;
  /** The gateway took the code, but does not show the card as verified. */
  readonly isAccepted: boolean;
  /** As far as this browser knows. */
  readonly lockout: Lockout;
  /** Has a code sent. @param onSent told where it went, in the gateway's words where it has any */
  askForCode(onSent: (email: string) => void): Promise<FormProblem | undefined>;
  confirm(code: string): Promise<FormProblem | undefined>;
  /**
   * Reads the cards again, and leads on when the card is verified (API-68, ACT-25).
   * @returns whether the gateway says that it is still pending; what could not be read is told by itself
   */
  goOn(): Promise<boolean>;
}

/** What the verification of one card can do, and where it ends. */
export function useVerification(card: Card): Verification {
  const { t } = useWords();
  const send = useSend();
  const user = useUsername();
  const email = maskEmail(useUser().data?.email || user);
  const domainOf = (masked: string) => masked.split('@')[1];
  const call = useFormCall();
  const describeError = useErrorDescription();
  const readAgain = useReadCardsAgain();
  const lead = useLeadOn(card);
  const reportError = useReportError();
  const [isAccepted, setIsAccepted] = useState(false);
  const lockout = useLockout(`cardCodeLockedUntil ${card.id}`, LOCKOUT_MINUTES);
  const which = { user, cardId: card.id };

  const isVerified = async () =>
    (await readAgain(true)).some((each) => each.id === card.id && !isPending(each));
  const goOn = async () => {
    let isStillPending = false;
    try {
      isStillPending = !(await isVerified());
      if (!isStillPending) {
        lead();
        return false;
      }
    } catch (error) {
      // That nobody could look is not that it is not verified.
      reportError(error);
    }
    setIsAccepted(true);
    return isStillPending;
  };
  /** A card that was verified elsewhere meanwhile is refused as a conflict: then there is nothing left to do here. */
  const orDoneBefore = async (run: () => Promise<void>) => {
    try {
      await run();
      return false;
    } catch (error) {
      if (describeError(error).code !== 'CONFLICT_plasticless' || !(await isVerified().catch(() => false)))
        throw error;
      return true;
    }
  };

  return {
    email,
    isAccepted,
    lockout,
    goOn,
    async askForCode(onSent) {
      let isDoneBefore = false;
      const { isDone, problem, code } = await call({
        send: async () => {
          isDoneBefore = await orDoneBefore(async () => {
            const { hint } = await requestCardCode(send, which);
            // The gateway hides an address in a way of its own: the account's reads the same everywhere (USE-22).
            onSent(hint === '' || domainOf(hint) === domainOf(email) ? email : hint);
          });
        },
        unknown: t('profile.codeUnknown'),
      });
      if (code === LOCKED) lockout.shut();
      if (isDone && isDoneBefore) lead();
      return problem;
    },
    async confirm(typed) {
      const { isDone, problem, code } = await call({
        send: async () => {
          await orDoneBefore(() => verifyCard(send, which, typed));
        },
        fields: FIELDS,
        isDone: isVerified,
        unknown: t('plasticless.unknown'),
      });
      if (code === LOCKED) lockout.shut();
      if (isDone) await goOn();
      return problem;
    },
  };
}

/** To what a verified card shows; whoever has gone on is told where they are. */
function useLeadOn(card: Card): () => void {
  const { t } = useWords();
  const goWithMessage = useFlashMessage();
  const showSuccess = useSuccessToast();
  const isHere = useIsHere();
  return () => {
    const success = t('plasticless.verified');
    if (isHere()) goWithMessage('plasticlessCardInfo', { cardId: card.id }, { success });
    else showSuccess(success);
  };
}

function isPending(card: Card): boolean {
  return card.isVirtual && card.status === 'pending';
}
