import { useLayoutEffect, useState } from 'react';
import { redirect, useLocation } from 'react-router';
import { openForm } from '#forms';
import {
  type Card,
  type Replacement,
  readHistoryNote,
  type ScreenLoader,
  useGoOnce,
  useReplacement,
  useScreenData,
  useWords,
  withoutBase,
  writeHistoryNote,
} from '#runtime';
import { ActionPage } from '../_shared/ActionPage.tsx';
import { ConfirmReplacement } from './ConfirmReplacement.tsx';
import { ReasonStep } from './ReasonStep.tsx';

/** The plastic card's address is asked for before this page; the virtual one has none (RTE-41). */
const PLASTIC = /\/get-plastic-card\/choose-reason$/;

/** What an entry of the history holds of the way so far: a reload keeps it, and nobody else's address has it. */
interface Steps {
  readonly replacement?: Replacement;
  /** On the entry of the confirmation. */
  readonly reason?: string;
}

/** Without the choice that leads here the way starts again: nothing is guessed about a new card. */
export const loader = (async ({ portal, params: { cardId = '' }, url }) => {
  const data = await portal.serverData();
  const kept = readHistoryNote() as Pick<Steps, 'replacement'> | null;
  const chosen = portal.store.get(data.replacementAtom) ?? kept?.replacement;
  const form = PLASTIC.test(url.pathname) ? 'plastic' : 'virtual';
  if (chosen?.cardId !== cardId || chosen.form !== form)
    return redirect(withoutBase(portal, portal.href('myCardBlockReplace', { cardId })));
  portal.store.set(data.replacementAtom, chosen);
  return openForm(portal, 'blockReason');
}) satisfies ScreenLoader;

/**
 * Last steps of a replacement, each an entry of the history: the reason, then a confirmation rendered anew
 * (RTE-41, USE-17).
 */
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
  const form = useScreenData<typeof loader>();
  const [chosen] = useReplacement(card);
  // The choice is given up once the card is replaced; this page shows it until it is left.
  const [replacement] = useState(chosen);
  const go = useGoOnce();
  const steps: Steps | null = useLocation().state;
  // For a reload of this entry, which asks before the router has anything to say.
  useLayoutEffect(() => {
    if (replacement)
      writeHistoryNote({ ...steps, replacement: { cardId: card.id, form: replacement } } satisfies Steps);
  }, [card, replacement, steps]);
  // Kept for whoever comes back to change it.
  const [reason, setReason] = useState(steps?.reason ?? '');
  if (!replacement) return null;
  if (steps?.reason)
    return (
      <ConfirmReplacement card={card} replacement={replacement} reason={steps.reason} onBack={() => go(-1)} />
    );
  return (
    <ReasonStep
      card={card}
      replacement={replacement}
      form={form}
      reason={reason}
      onChosen={(chosenReason) => {
        setReason(chosenReason);
        go('.', { state: { ...steps, reason: chosenReason } satisfies Steps });
      }}
    />
  );
}
