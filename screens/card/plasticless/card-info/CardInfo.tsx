import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSuccessToast, useWords } from '#runtime';
import { SecretScreen } from '../../_shared/SecretScreen.tsx';
import { ShownSecret } from '../../_shared/ShownSecret.tsx';

/** Number and code of a card without plastic (RTE-47, NAV-82). A verification ends here (API-68). */
export default function CardInfo() {
  useVerifiedToast();
  return (
    <SecretScreen secret="cardInfo" title="screens.plasticlessCardInfo">
      {(card) => <ShownSecret card={card} secret="cardInfo" />}
    </SecretScreen>
  );
}

/** Said here, not where the code was typed: a change of the route hides what was said before (spec-notes, section 4). */
function useVerifiedToast(): void {
  const { t } = useWords();
  const show = useSuccessToast();
  const navigate = useNavigate();
  const state = useLocation().state as { readonly isJustVerified?: unknown } | null;
  const isJustVerified = state?.isJustVerified === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each arrival
  useEffect(() => {
    if (!isJustVerified) return;
    // After the frame around the screen has seen the new route; a reload does not say it again.
    queueMicrotask(() => {
      show(t('plasticless.verified'));
      void navigate('.', { replace: true, state: null });
    });
  }, [isJustVerified]);
}
