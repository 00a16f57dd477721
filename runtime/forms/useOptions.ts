import { useRef } from 'react';
import { useField } from './formState.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** The options of a choice: the form's own, or those of a list that the screen supplies and that loads on first use. */
export function useOptions(name: string): {
  readonly options: readonly Option[];
  readonly isLoaded: boolean;
  readonly need: () => void;
} {
  const { state, field, text, translate } = useField(name);
  const isAskedFor = useRef(false);
  const list = field.list === null ? null : (state.lists[field.list] ?? { options: [] });
  const need = () => {
    if (isAskedFor.current) return;
    isAskedFor.current = true;
    list?.onNeeded?.();
  };
  if (list === null) {
    const own = field.options ?? [];
    const labelOf = (value: string) =>
      field.optionLabels ? translate(`${field.optionLabels}.${value}`) : value;
    const hintOf = (value: string) => {
      const hint = state.hints[`${name}.${value}`];
      return hint === undefined ? {} : { hint };
    };
    return {
      options: own.map((value) => ({ value, label: labelOf(value), ...hintOf(value) })),
      isLoaded: true,
      need,
    };
  }
  if (list.options) {
    const chosen = field.options;
    const shown = chosen
      ? chosen.flatMap((value) => list.options?.filter((option) => option.value === value) ?? [])
      : list.options;
    return { options: shown, isLoaded: true, need };
  }
  // What is chosen can be read before its list has come.
  const first = text === '' ? [] : [{ value: text, label: list.labelOf?.(text) ?? text }];
  return { options: first, isLoaded: false, need };
}
