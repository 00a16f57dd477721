import { useRef, useState } from 'react';
import type { CardCall } from '#card-details';
import { useAvailabilityGate } from '#card-details';
import {
  type Card,
  type DialogName,
  type ErrorDescription,
  type Send,
  useFlashMessage,
  useReadCardsAgain,
  useReportError,
  useSend,
  useSuccessToast,
  useUsername,
  useWords,
} from '#runtime';
import { isOutcomeUnknown } from '../../_shared/isOutcomeUnknown.ts';
import { useCardName } from '../../_shared/useCardName.ts';
import { joinSentences, useExplanation, useIsHere } from '../../_shared/useExplanation.ts';

/** One confirmed action on a card. */
export type CardActionPlan = CardActionSteps & CardActionEnd;

/** How it is told: by a toast, and where it cannot be undone by a dialog, which waits to be read. Both by their words. */
type CardActionEnd =
  | { readonly dialog: Extract<DialogName, `card${string}`>; readonly toast?: never }
  | { readonly toast: 'cardBlocked' | 'cardUnblocked'; readonly dialog?: never };

interface CardActionSteps {
  readonly send: (send: Send, call: CardCall) => Promise<void>;
  /** Whether the cards, read again after an answer that nobody can trust, show it done. The card is missing once it is removed. */
  readonly isDone: (now: Card | undefined, cards: readonly Card[]) => boolean;
  /** What is still to be said of a card that was read again, where it is not done. */
  readonly note?: (now: Card) => string | undefined;
  /** Where it is told. */
  readonly leadsTo:
    | 'cardDetails'
    | 'accountHome'
    // On the page itself.
    | 'here'
    | { readonly screen: 'contactUs'; readonly search: string };
  /** What closes on the page that it is told on. */
  readonly onStay?: () => void;
}

/** How it ended, where the page has to say so. */
export interface CardActionOutcome {
  readonly message: string;
  readonly help?: ErrorDescription['help'];
  /** The card as it is now; `gone` from the account, or `unread` when that could not be found out. */
  readonly now: Card | 'gone' | 'unread';
  readonly note?: string | undefined;
  /** It was done; only the cards could not be read. Reads them again, and sends nothing. */
  readonly readAgain?: () => Promise<void>;
}

export interface CardAction {
  readonly isBusy: boolean;
  readonly outcome: CardActionOutcome | null;
  act(plan: CardActionPlan): Promise<void>;
}

/**
 * Does one thing to one card, once for each confirmation (threats F1, F2, F10, F11): nothing counts as done before the
 * gateway said so; the cards are read again however it ended (ACT-26); and the program never sends a second time.
 * @param card the one that the page was opened for
 */
export function useCardAction(card: Card): CardAction {
  const { t } = useWords();
  const send = useSend();
  const user = useUsername();
  const explain = useExplanation();
  const report = useReportError();
  const readAgain = useReadCardsAgain();
  const goWithMessage = useFlashMessage();
  const toast = useSuccessToast();
  const name = useCardName()(card);
  const isHere = useIsHere();
  // A second press comes before the next render, so state alone would not stop it.
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<CardActionOutcome | null>(null);
  useAvailabilityGate(!isBusy && outcome === null);

  const setBusy = (is: boolean) => {
    busy.current = is;
    setIsBusy(is);
  };
  const showOutcome = (ended: CardActionOutcome) => {
    setBusy(false);
    setOutcome(ended);
  };
  /** Stays busy: the page is on its way out. */
  const leave = (plan: CardActionPlan) => {
    const { leadsTo } = plan;
    const words = `dialogs.${plan.dialog ?? plan.toast}` as const;
    const title = t(`${words}.title`);
    if (!isHere()) return toast(`${name}: ${title}`);
    const success = joinSentences(title, t(`${words}.text`));
    if (leadsTo === 'here') {
      setBusy(false);
      toast(success);
      return plan.onStay?.();
    }
    const message = plan.dialog ? { dialog: plan.dialog } : { success };
    if (typeof leadsTo === 'object') return goWithMessage(leadsTo.screen, {}, message, leadsTo.search);
    goWithMessage(leadsTo, leadsTo === 'cardDetails' ? { cardId: card.id } : {}, message);
  };
  const finish = async (plan: CardActionPlan) => {
    setBusy(true);
    const cards = await readAgain(true).catch(() => null);
    if (cards || !isHere()) return leave(plan);
    const message = t('cardActions.doneUnread');
    showOutcome({ message, now: 'unread', readAgain: () => finish(plan) });
  };
  const look = async (error: unknown, plan: CardActionPlan) => {
    const said = explain(error);
    const cards = await readAgain(true).catch(() => null);
    const now = cards?.find(({ id }) => id === card.id);
    // A card that is gone cannot be removed once more, whatever the answer called that.
    const isPlain = !isOutcomeUnknown(said) && now !== undefined;
    if (cards && !isPlain && plan.isDone(now, cards)) return leave(plan);
    if (!isHere()) return report(error);
    showOutcome({
      message: said.message,
      help: said.help,
      now: cards ? (now ?? 'gone') : 'unread',
      note: now && plan.note?.(now),
    });
  };
  const act = async (plan: CardActionPlan) => {
    if (busy.current) return;
    setBusy(true);
    setOutcome(null);
    try {
      await plan.send(send, { user, cardId: card.id });
    } catch (error) {
      // The session's end has a page of its own, which is on its way.
      if (error instanceof Error && error.name === 'SessionLost') return;
      return look(error, plan);
    }
    return finish(plan);
  };
  return { isBusy, outcome, act };
}
