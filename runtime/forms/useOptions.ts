import { useState } from 'react';
import { useWords } from '../messages/words.ts';
import { useField } from './formState.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** The options of a choice: the form's own, or those of a list that the screen supplies and that loads on first use. */
export function useOptions(
  name: string,
  text: string,
): {
  readonly options: readonly Option[];
  readonly isLoaded: boolean;
  /** It is on its way. */
  readonly isBusy: boolean;
  readonly need: () => void;
} {
  const { t, i18n } = useWords();
  const { state, field } = useField(name);
  const [isAskedFor, setAskedFor] = useState(false);
  const list = field.list === null ? null : (state.lists[field.list] ?? { options: [] });
  const need = () => {
    if (isAskedFor) return;
    setAskedFor(true);
    list?.onNeeded?.();
  };
  if (list === null) {
    const own = field.options ?? [];
    const labelOf = (value: string) => {
      const key = `${field.optionLabels}.${value}`;
      return i18n.exists(key) ? t(key) : value;
    };
    const hintOf = (value: string) => {
      const hint = state.hints[`${name}.${value}`];
      return hint === undefined ? {} : { hint };
    };
    return {
      options: own.map((value) => ({ value, label: labelOf(value), ...hintOf(value) })),
      isLoaded: true,
      isBusy: false,
      need,
    };
  }
  if (list.options) {
    const chosen = field.options;
    const shown = chosen
      ? chosen.flatMap((value) => list.options?.filter((option) => option.value === value) ?? [])
      : list.options;
    return { options: shown, isLoaded: true, isBusy: false, need };
  }
  // What is chosen can be read before its list has come.
  const first = text === '' ? [] : [{ value: text, label: list.labelOf?.(text) ?? text }];
  const isBusy = !list.retry && (isAskedFor || !list.onNeeded);
  return { options: first, isLoaded: false, isBusy, need };
}
