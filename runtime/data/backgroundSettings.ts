import { atom } from 'jotai';
import type { Country } from '../gateway/countries.ts';
import type { Optin } from '../gateway/optins.ts';

/** The settings state (ENT-106 to ENT-111), as far as the start fills it in the background. */
export interface BackgroundSettings {
  /** Opt-ins that registration and the notification centre offer; empty until loaded, and when they cannot be. */
  readonly availableOptins: readonly Optin[];
  /** Countries for addresses; empty until loaded, and when they cannot be. */
  readonly countries: readonly Country[];
  /** They can be asked for again. */
  readonly haveCountriesFailed: boolean;
}

export const backgroundSettingsAtom = atom<BackgroundSettings>({
  availableOptins: [],
  countries: [],
  haveCountriesFailed: false,
});
