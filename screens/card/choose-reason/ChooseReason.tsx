import { useState } from 'react';
import { redirect } from 'react-router';
import { type FormModule, loadForm } from '#forms';
import { type Card, type Enter, useEnterOutcome, useReplacement, useWords, withoutBase } from '#runtime';
import { ActionPage } from '../_shared/ActionPage.tsx';
import { ConfirmReplacement } from './ConfirmReplacement.tsx';
import { ReasonStep } from './ReasonStep.tsx';

/** The plastic card's address is asked for before this page; the virtual one has none (spec-notes 14). */
const PLASTIC = /\/get-plastic-card\/choose-reason$/;

/** Without the choice that leads here, as after a reload, the way starts again: nothing is guessed about a new card. */
export const enter = (async ({ portal, params: { cardId = '' }, url }) => {
  const data = await portal.serverData();
  const chosen = portal.store.get(data.replacementAtom);
  const form = PLASTIC.test(url.pathname) ? 'plastic' : 'virtual';
  if (chosen?.cardId !== cardId || chosen.form !== form)
    return redirect(withoutBase(portal, portal.href('myCardBlockReplace', { cardId })));
  return portal.loadPart(() => loadForm(portal.page.forms.blockReason ?? ''));
}) satisfies Enter;

/** Last steps of a replacement: the reason, then a confirmation drawn anew (RTE-41; mockups 05b, 05c). */
export default function ChooseReason() {
  const { t } = useWords();
  // Each step has a way back of its own.
  return (
    <ActionPage title={t('cardActions.replace.reasonTitle')} back={() => null}>
      {(card) => <Replace card={card} />}
    </ActionPage>
  );
}

function Replace({ card }: { readonly card: Card }) {
  const form = useEnterOutcome<FormModule>();
  const [chosen] = useReplacement(card);
  // The choice is given up once the card is replaced; this page shows it until it is left.
  const [replacement] = useState(chosen);
  const [reason, setReason] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  if (!form || !replacement) return null;
  if (isConfirming)
    return (
      <ConfirmReplacement
        card={card}
        replacement={replacement}
        reason={reason}
        onBack={() => setIsConfirming(false)}
      />
    );
  return (
    <ReasonStep
      card={card}
      replacement={replacement}
      form={form}
      reason={reason}
      onChosen={(chosenReason) => {
        setReason(chosenReason);
        setIsConfirming(true);
      }}
    />
  );
}
