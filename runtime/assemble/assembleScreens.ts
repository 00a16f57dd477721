import type { OfferOptions, TenantOptions } from '../tenant/pageData.ts';
import type { FeatureName, Manifest } from './manifest.ts';

type Switch = TenantOptions['features'][FeatureName];

/** A screen that this tenant offers, with the state of its feature. */
export interface OfferedScreen {
  readonly manifest: Manifest;
  readonly state: 'on' | 'paused';
}

/** The tenant gate: which screens exist here at all (decision 002). Built screens only. */
export function assembleScreens(
  tenant: OfferOptions,
  manifests: readonly Manifest[],
): readonly OfferedScreen[] {
  return manifests.flatMap((manifest) => {
    const state = stateOfScreen(tenant, manifest);
    return manifest.load && state !== 'off' ? [{ manifest, state }] : [];
  });
}

/** What a tenant says of a screen, built or not. */
export function stateOfScreen(
  tenant: OfferOptions,
  manifest: Pick<Manifest, 'feature' | 'isOffered'>,
): Switch {
  if (!(manifest.isOffered?.(tenant) ?? true)) return 'off';
  return manifest.feature ? tenant.features[manifest.feature] : 'on';
}
