import { useEffect, useState } from 'react';
import { replaceUserOptin } from '#account';
import {
  consentKey,
  type Optin,
  useAvailableOptins,
  useMarkUnsaved,
  useOptins,
  useReportError,
  useSending,
  useSuccessToast,
  useUsername,
  useWords,
} from '#runtime';
import { type Choices, changedOptins, isSaved, mergeOptins, withChoices } from './consents.ts';

/** The person's consents, what they chose anew, and the way to save it. */
export function useConsents() {
  const { t } = useWords();
  const { data, isError, isFetching, error, refetch } = useOptins();
  const available = useAvailableOptins();
  const user = useUsername();
  const reportError = useReportError();
  const showSuccess = useSuccessToast();
  const { isSending, send } = useSending();
  const [choices, setChoices] = useState<Choices>(new Map());

  const saved = data && mergeOptins(available, data);
  const chosen = saved && withChoices(saved, choices);
  const changed = saved && chosen ? changedOptins(saved, chosen) : [];

  const markUnsaved = useMarkUnsaved();
  const isUnsaved = changed.length > 0 && !isSending;
  useEffect(() => markUnsaved(isUnsaved));

  /** What failed keeps its choice, and is said once; what was done is read anew, never assumed nor sent again (threats F2, F11). */
  async function save() {
    await send(async (sender) => {
      // An opt-in is sent with all of its channels (API-27): those that nobody chose here, as they are now.
      const current = await refetch();
      if (!current.isSuccess) return reportError(current.error);
      const before = mergeOptins(available, current.data);
      const changed = changedOptins(before, withChoices(before, choices));
      const results = await Promise.allSettled(changed.map((optin) => replaceUserOptin(sender, user, optin)));
      const failure = results.find((result) => result.status === 'rejected');
      const { data: now, isSuccess } = await refetch();
      // An answer may have been lost after the change was made.
      const done = changed.filter(
        (optin, index) => results[index]?.status === 'fulfilled' || (isSuccess && isSaved(optin, now)),
      );
      if (isSuccess) setChoices((before) => without(before, done));
      if (failure && done.length < changed.length) reportError(failure.reason);
      else showSuccess(t('notifications.saved'));
    });
  }

  return {
    /** Undefined until loaded. */
    optins: chosen,
    hasFailed: isError && !data,
    error,
    isLoading: isFetching,
    reload: () => void refetch(),
    isChanged: changed.length > 0,
    isSaving: isSending,
    choose: (ref: string, type: string, isSubscribed: boolean) =>
      setChoices((before) => new Map(before).set(consentKey(ref, type), isSubscribed)),
    save: () => void save(),
  };
}

function without(choices: Choices, done: readonly Optin[]): Choices {
  const keys = done.flatMap(({ ref, subscriptions }) =>
    subscriptions.map(({ type }) => consentKey(ref, type)),
  );
  return new Map([...choices].filter(([key]) => !keys.includes(key)));
}
