import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useAreAmountsHidden, useHolderMoney } from '#amounts';
import { foldText, merchantName, type Operation, useSearched } from '#card-details';
import { type CardWallets, useLanguage, useReportError, useWords } from '#runtime';
import { useKeptState } from '../../_shared/useKeptState.ts';
import { useOperationWords } from './useOperationWords.ts';
import { useRecentOperations } from './useRecentOperations.ts';

/** How far back a press searches. */
export const SEARCHED_MONTHS = 6;

interface Search {
  readonly text: string;
  /** Somebody asked for more than what the list has loaded. */
  readonly isWide: boolean;
}

/**
 * The search of one wallet's list: what was typed is kept with this entry of the history, in the session, and stands
 * in no address (LOV-41). It reads nothing by itself; a press reads the last months.
 */
export function useListSearch(wallet: CardWallets['query'], name: string) {
  const [{ text, isWide }, setSearch] = useKeptState<Search>(name, { text: '', isWide: false });
  const [wide, setWide] = useState<readonly Operation[] | 'none' | 'loading' | 'failed'>('none');
  const read = useRecentOperations(wallet);
  const { remember } = useSearched(wallet);
  const reportError = useReportError();
  const latest = useRef(0);

  const widen = async () => {
    latest.current += 1;
    const own = latest.current;
    const isCurrent = () => own === latest.current;
    setWide('loading');
    setSearch({ text, isWide: true });
    try {
      const operations = await read(SEARCHED_MONTHS);
      if (!isCurrent()) return;
      setWide(operations);
      remember(operations);
    } catch (error) {
      if (!isCurrent()) return;
      setWide('failed');
      reportError(error, true);
    }
  };
  // After a reload, or on the way back, what was asked for is read again.
  const isDue = isWide && text !== '' && wide === 'none';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was kept
  useEffect(() => {
    if (isDue) void widen();
    return () => {
      latest.current += 1;
    };
  }, []);

  // Rendered after what is typed: a long list follows without holding up the next letter.
  const searched = useDeferredValue(text);
  return {
    text,
    searched,
    matches: useMatches(searched),
    wide,
    widen: () => void widen(),
    // What was read for another text serves this one as well.
    type: (next: string) =>
      setSearch({ text: next, isWide: next !== '' && (isWide || typeof wide !== 'string') }),
  };
}

/** Whether each word of a search is found in what a row says; null without a search. */
function useMatches(text: string): ((operation: Operation) => boolean) | null {
  const { t } = useWords();
  const money = useHolderMoney();
  const wordsOf = useOperationWords();
  const language = useLanguage();
  const areHidden = useAreAmountsHidden();
  // What a row says is the same for each letter that is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what rows say changes with these
  const known = useMemo(() => new WeakMap<Operation, string>(), [language, areHidden]);
  const wanted = withTypedSigns(foldText(text)).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return null;
  const shownOf = (operation: Operation) => {
    const { status, declined } = wordsOf(operation);
    const name = merchantName(operation) ?? t('transactions.fallbackMerchant');
    const amount = money(operation.amount, 'always').main;
    // A thousand is typed with and without its space.
    const texts = [name, status, declined?.reason ?? '', amount, amount.replace(/\s/g, '')];
    return withTypedSigns(foldText(texts.join(' ')));
  };
  return (operation) => {
    const shown = known.get(operation) ?? shownOf(operation);
    known.set(operation, shown);
    return wanted.every((word) => shown.includes(word));
  };
}

/** Amounts have a minus sign that no keyboard has. */
const withTypedSigns = (text: string) => text.replaceAll('\u2212', '-');
