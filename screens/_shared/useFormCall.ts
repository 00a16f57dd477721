import type { FormProblem } from '#forms';
import { useReportError, useWords } from '#runtime';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';
import { joinSentences, useExplanation, useIsHere } from './useExplanation.ts';

export interface FormCall {
  /** Reads what the call needs. Where that fails nothing was sent, and the error says so. */
  readonly prepare?: () => Promise<void>;
  readonly send: () => Promise<void>;
  /** The fields that error codes are about, by code, with the call's suffix where it has one. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Reads the state again: whether the change is there. Rejects, or is left out, where that cannot be known. */
  readonly isDone?: () => Promise<boolean>;
  /** What is said when nobody can tell. */
  readonly unknown: string;
}

export interface FormResult {
  readonly isDone: boolean;
  readonly problem?: FormProblem;
  /** The error's code, for screens that do more about some. */
  readonly code?: string;
}

/**
 * Sends what a form holds, once, and says how it ended: done, or a problem at its field or of the whole form, which
 * stands there for good and nowhere else (threat K9, USE-11). Where no answer came that can be trusted, the state is read again and
 * nothing is sent a second time (threat F2).
 */
export function useFormCall(): (call: FormCall) => Promise<FormResult> {
  const { t } = useWords();
  const explain = useExplanation();
  const reportError = useReportError();
  const isHere = useIsHere();
  return async ({ prepare, send, fields = {}, isDone, unknown }) => {
    const wasOnline = navigator.onLine;
    let isSent = false;
    try {
      await prepare?.();
      isSent = true;
      await send();
      return { isDone: true };
    } catch (error) {
      // The session's end has a page of its own, which is on its way.
      if (error instanceof Error && error.name === 'SessionLost') return { isDone: false };
      const said = explain(error);
      const { code, message, help } = said;
      const field = fields[code];
      // Where the form that would say it is gone, a toast does.
      const report = () => reportError(error, isHere());
      if (!isSent || !isOutcomeUnknown(said, wasOnline)) {
        report();
        return { isDone: false, code, problem: { message, help, ...(field !== undefined && { field }) } };
      }
      const isThere = await isDone?.().catch(() => undefined);
      if (isThere === true) {
        reportError(error, true);
        return { isDone: true };
      }
      report();
      const described = isThere === false ? joinSentences(message, t('forms.nothingChanged')) : unknown;
      return { isDone: false, code, problem: { message: described, help } };
    }
  };
}
