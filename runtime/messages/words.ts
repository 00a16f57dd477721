/** i18next and its hook, with the keys of our words: a key or a value that no text has is a mistake of the types. */
import type { i18n } from 'i18next';
import { createElement, type FunctionComponent, type ReactNode, useSyncExternalStore } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { directionOf } from '../tenant/directionOf.ts';
import type { PlainWordsKey, Translate } from '../tenant/wordsKeys.ts';
import { DirectionContext } from '../ui/direction.ts';

export type { Translate };

export interface I18n extends Omit<i18n, 't' | 'exists' | 'getFixedT'> {
  readonly t: Translate;
  /** For keys that somebody else names, such as a server by its code: their texts have no values. */
  exists(key: string): key is PlainWordsKey;
}

export const useWords = useTranslation as () => { readonly t: Translate; readonly i18n: I18n };

interface WordsProviderProps {
  readonly i18n: I18n;
  readonly children?: ReactNode;
}

const I18nProvider = I18nextProvider as FunctionComponent<WordsProviderProps>;

/** The words of a language, and which way their lines run. */
export function WordsProvider({ i18n, children }: WordsProviderProps): ReactNode {
  const read = () => directionOf(i18n.language);
  const direction = useSyncExternalStore(
    (onChange) => {
      i18n.on('languageChanged', onChange);
      return () => i18n.off('languageChanged', onChange);
    },
    read,
    read,
  );
  return createElement(
    I18nProvider,
    { i18n },
    createElement(DirectionContext, { value: direction }, children),
  );
}

/**
 * The first text that there is, of those that somebody else names: a server by its code, a form's schema by its rule.
 * @param keys the last one is there
 */
export function firstText(
  t: Translate,
  keys: readonly [...string[], PlainWordsKey],
  values?: Readonly<Record<string, unknown>>,
): string {
  return (t as (keys: readonly string[], values?: object) => string)(keys, values);
}
