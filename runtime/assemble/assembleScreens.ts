import type { PublicTenant } from '../tenant/pageData.ts';
import type { Manifest } from './manifest.ts';

/** A screen that this tenant offers, with the state of its feature. */
export interface OfferedScreen {
  readonly manifest: Manifest;
  readonly state: 'on' | 'paused';
}

/** The tenant gate: which screens exist here at all (design, three gates). Built screens only. */
export function assembleScreens(
  tenant: PublicTenant,
  manifests: readonly Manifest[],
): readonly OfferedScreen[] {
  return manifests.flatMap((manifest) => {
    const state = manifest.feature ? tenant.features[manifest.feature] : 'on';
    const isOffered = manifest.load && state !== 'off' && (manifest.isOffered?.(tenant) ?? true);
    return isOffered ? [{ manifest, state }] : [];
  });
}
