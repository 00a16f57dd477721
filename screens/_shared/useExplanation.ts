import { useEffect, useRef } from 'react';
import { type ErrorDescription, useErrorDescription, useWords } from '#runtime';

/**
 * What a failed call says in the page itself. The catalogue's words of a bare 404 are about a page that is not there
 * (ERR-45): where something was sent they would be wrong, so the page says the default instead.
 */
export function useExplanation(): (error: unknown) => ErrorDescription {
  const { t } = useWords();
  const describeError = useErrorDescription();
  return (error) => {
    const said = describeError(error);
    return said.code === '404' ? { ...said, message: t('error-messages.default') } : said;
  };
}

/** Two sentences in one line, though the first may have come without its full stop. */
export function joinSentences(first: string, second: string): string {
  return /[.!?…]$/.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

/** Whether what asks still stands: somebody may have gone on while a slow answer was on its way. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
