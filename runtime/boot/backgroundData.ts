/** What the start loads after the page is usable: nothing waits for it (spec section 4, app start). */
import { atom } from 'jotai';

/** The settings state of the spec (section 3), as far as the start fills it in the background. */
export interface BackgroundSettings {
  /** Opt-ins that registration and the notification centre offer; empty until loaded, and when they cannot be. */
  readonly availableOptins: readonly unknown[];
  /** Countries for addresses. */
  readonly countries: readonly unknown[];
}

export const backgroundSettingsAtom = atom<BackgroundSettings>({ availableOptins: [], countries: [] });

export interface BackgroundLoads {
  readonly loadOptins: () => Promise<readonly unknown[]>;
  readonly loadCountries: () => Promise<readonly unknown[]>;
  readonly keep: (loaded: Partial<BackgroundSettings>) => void;
  /** The error of the spec's section 4 when the country lookup fails. */
  readonly onCountriesFailed: () => void;
}

/** Opt-ins fail quietly (APP-11); the country lookup, on its own, raises APP_DEPENDENCIES_FAILED (APP-08). */
export async function loadBackgroundData(loads: BackgroundLoads): Promise<void> {
  await Promise.all([
    loads.loadOptins().then(
      (availableOptins) => loads.keep({ availableOptins }),
      () => undefined,
    ),
    loads.loadCountries().then(
      (countries) => loads.keep({ countries }),
      () => loads.onCountriesFailed(),
    ),
  ]);
}
