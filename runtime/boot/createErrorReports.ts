import type { createStore } from 'jotai';
import { GatewayError } from '../gateway/errors.ts';
import type { ErrorFacts } from '../messages/errorMessage.ts';
import { toastOfError } from '../messages/toastOfError.ts';
import { countErrorAtom, showToastAtom } from '../messages/toasts.ts';
import type { I18n } from '../messages/words.ts';
import { SessionLost } from '../session/createSession.ts';
import type { PublicTenant } from '../tenant/pageData.ts';
import type { Telemetry } from './createTelemetry.ts';

interface ErrorReportOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: I18n;
  readonly tenant: PublicTenant;
  readonly telemetry: Pick<Telemetry, 'reportError'> | null;
}

/** What people are told of what went wrong, by the error policy (ERR-07 to ERR-18). */
export function createErrorReports({ store, i18n, tenant, telemetry }: ErrorReportOptions) {
  const show = (facts: ErrorFacts, isReported = false) => {
    // A code without a text may be made of what a server wrote, and so of anything.
    telemetry?.reportError(i18n.exists(`error-messages.${facts.code}`) ? facts.code : null);
    if (isReported) return store.set(countErrorAtom, facts.code);
    const toast = toastOfError(i18n, facts, tenant);
    if (toast) store.set(showToastAtom, toast);
  };
  /** An error of ours, by its code. */
  const reportCode = (code: string, isReported?: boolean) =>
    show({ code, level: 'error', original: null, status: null, reference: null }, isReported);
  return {
    reportCode,
    reportError(error: unknown, isReported?: boolean) {
      // The end of a session has its own page; what is no answer of the gateway is a fault of ours.
      if (error instanceof SessionLost) return;
      if (error instanceof GatewayError) show(error, isReported);
      else reportCode('default', isReported);
    },
  };
}
