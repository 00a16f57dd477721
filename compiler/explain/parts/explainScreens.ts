import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { GuardName, Manifest } from '../../../runtime/assemble/manifest.ts';
import type { TenantOptions } from '../../../runtime/tenant/pageData.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';
import type { Labels } from './createLabels.ts';
import { describeAvailability } from './describeAvailability.ts';
import type { OfferedScreenExplanation, ScreenExplanation, ScreensExplanation } from './explanations.ts';

/** Every screen that this tenant offers, with its routes, and separately what it does not and what is not built. */
export function explainScreens(
  tenant: TenantOptions,
  manifests: readonly Manifest[],
  { base, labels }: { readonly base: string; readonly labels: Labels },
): ScreensExplanation {
  const built = assembleScreens(tenant, manifests);
  const routes = assembleRoutes(tenant, built);
  const offered = built.map(({ manifest, state }): OfferedScreenExplanation => {
    const own = routes.filter(({ screen }) => screen.id === manifest.id);
    return {
      ...explainScreen(manifest, labels),
      addresses: own.map(({ path }) => addressOf(base, path)),
      access: describeAccess(manifest),
      state,
    };
  });
  const switchedOn = listSwitchedOn(tenant, manifests);
  return {
    offered,
    notBuilt: switchedOn.filter(({ load }) => !load).map((manifest) => explainScreen(manifest, labels)),
    notOffered: manifests
      .filter((manifest) => !switchedOn.includes(manifest))
      .map((manifest) => explainScreen(manifest, labels)),
  };
}

/** The screens that the tenant gate lets through, whether this version has them or not. */
export function listSwitchedOn(tenant: TenantOptions, manifests: readonly Manifest[]): Manifest[] {
  const load: Manifest['load'] = () => Promise.reject(new Error('Only explained, never opened.'));
  const ids = assembleScreens(
    tenant,
    manifests.map((manifest) => ({ ...manifest, load })),
  ).map(({ manifest }) => manifest.id);
  return manifests.filter(({ id }) => ids.includes(id));
}

function explainScreen({ id, feature }: Manifest, labels: Labels): ScreenExplanation {
  return { id, title: labels(titleOf(id)), option: feature ? `features.${feature}` : null };
}

/** `*` stands for what nobody lists: the rest of a path, or every other one. */
function addressOf(base: string, path: string): string {
  return path === '*' ? `${base}/…` : `${base}/${path.replace(/\/\*$/, '')}`;
}

/** Whom a guard lets in; null for one that only leads on, or where the availability says for which cards. */
const GUARDS: Readonly<Record<GuardName, string | null>> = {
  signedIn: 'signed-in card holders',
  activeCard: 'for a card of their own',
  verifiedCard: null,
  pendingCard: null,
  virtualCard: null,
  placeholderCard: null,
};

function describeAccess(manifest: Manifest): string {
  const guards = manifest.guards.flatMap((guard) => GUARDS[guard] ?? []);
  const condition = describeAvailability(manifest);
  return [guards.join(', ') || 'anyone', ...(condition ? [`only ${condition}`] : [])].join(', ');
}
