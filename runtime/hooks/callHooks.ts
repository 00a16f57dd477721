/** What screens that send something need: the way to the gateway, what to say when it refuses, what to keep. */

import { useAtomValue } from 'jotai';
import { type BackgroundSettings, backgroundSettingsAtom } from '../data/backgroundSettings.ts';
import { useHelp } from '../frame/useHelp.tsx';
import { GatewayError } from '../gateway/errors.ts';
import type { Send } from '../gateway/request.ts';
import { errorMessage } from '../messages/errorMessage.ts';
import { useWords } from '../messages/words.ts';
import { usePortal } from '../routing/Portal.ts';
import type { Drafts } from '../session/drafts.ts';
import type { StoredValues } from '../session/sessionStorageOf.ts';
import type { Help } from '../ui/ErrorHelp.tsx';

/** Sends a call to the gateway: the first argument of each of its functions. */
export function useSend(): Send {
  return usePortal().send;
}

export interface ErrorDescription {
  /** Code of the error catalogue (ERR-44 to ERR-87), with the call's suffix where one applies. */
  readonly code: string;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** What went wrong, as people read it. */
  readonly message: string;
  readonly help: Help;
}

const NO_ANSWER = { code: 'default', status: null, original: null, reference: null } as const;

/** What a failed call says; a fault that is no answer of the gateway gets the default text. */
export function useErrorDescription(): (error: unknown) => ErrorDescription {
  const { i18n } = useWords();
  const helpOf = useHelp();
  return (error) => {
    const facts = error instanceof GatewayError ? error : NO_ANSWER;
    const message = errorMessage(i18n, facts);
    return { code: facts.code, status: facts.status, message: message.text, help: helpOf(message) };
  };
}

/** Session storage of this tenant. */
export function useStored(): StoredValues {
  return usePortal().stored;
}

/** What is typed in forms, for a session that ends by itself (USE-15). */
export function useOpenDrafts(): Drafts {
  return usePortal().drafts;
}

/** Opt-ins and countries, as far as the start has loaded them. */
export function useBackgroundSettings(): BackgroundSettings {
  return useAtomValue(backgroundSettingsAtom);
}

/** Asks for the countries again, after they could not be loaded. */
export function useLoadCountries(): () => Promise<void> {
  return usePortal().loadCountries;
}
