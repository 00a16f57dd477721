/** What screens that send something need: the way to the gateway, what to say when it refuses, what to keep. */
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type BackgroundSettings, backgroundSettingsAtom } from '../data/backgroundSettings.ts';
import { GatewayError } from '../gateway/errors.ts';
import type { Send } from '../gateway/request.ts';
import { errorMessage } from '../messages/errorMessage.ts';
import type { StoredValues } from '../session/sessionStorageOf.ts';
import { usePortal } from './Portal.ts';

/** Sends a call to the gateway: the first argument of each of its functions. */
export function useSend(): Send {
  return usePortal().send;
}

export interface Refusal {
  /** Code of the spec's section 8, with the call's suffix where one applies. */
  readonly code: string;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** What went wrong, as people read it. */
  readonly message: string;
}

/** What a failed call says; a fault that is no answer of the gateway gets the default text. */
export function useRefusal(): (error: unknown) => Refusal {
  const { i18n } = useTranslation();
  return (error) => {
    const { code, status, original } =
      error instanceof GatewayError ? error : { code: 'default', status: null, original: null };
    return { code, status, message: errorMessage(i18n, { code, original }).text };
  };
}

/** Session storage of this tenant. */
export function useStored(): StoredValues {
  return usePortal().stored;
}

/** Opt-ins and countries, as far as the start has loaded them. */
export function useBackgroundSettings(): BackgroundSettings {
  return useAtomValue(backgroundSettingsAtom);
}

/** Asks for the countries again, after they could not be loaded. */
export function useLoadCountries(): () => Promise<void> {
  return usePortal().loadCountries;
}
