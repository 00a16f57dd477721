/** What the start loads after the page is usable: nothing waits for it (APP-05, APP-06). */
import type { BackgroundSettings } from '../data/backgroundSettings.ts';
import type { Country } from '../gateway/countries.ts';
import type { Optin } from '../gateway/optins.ts';

export interface BackgroundLoads {
  readonly loadOptins: () => Promise<readonly Optin[]>;
  readonly loadCountries: () => Promise<readonly Country[]>;
  readonly keep: (loaded: Partial<BackgroundSettings>) => void;
  /** The error when the country lookup fails (APP-08). */
  readonly onCountriesFailed: () => void;
}

/** Opt-ins fail quietly (APP-11); the country lookup, on its own, raises APP_DEPENDENCIES_FAILED (APP-08). */
export async function loadBackgroundData(loads: BackgroundLoads): Promise<void> {
  await Promise.all([
    loads.loadOptins().then(
      (availableOptins) => loads.keep({ availableOptins }),
      () => undefined,
    ),
    loadCountries(loads),
  ]);
}

/** The country lookup; a form whose list is missing asks for it again. */
export async function loadCountries(loads: Omit<BackgroundLoads, 'loadOptins'>): Promise<void> {
  loads.keep({ haveCountriesFailed: false });
  await loads.loadCountries().then(
    (countries) => loads.keep({ countries, haveCountriesFailed: false }),
    () => {
      loads.keep({ haveCountriesFailed: true });
      loads.onCountriesFailed();
    },
  );
}
