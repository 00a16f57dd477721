import { describeAvailability } from '../../../compiler/explain/parts/describeAvailability.ts';
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens, stateOfScreen } from '../../../runtime/assemble/assembleScreens.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';
import type { ScreenOrigin } from './xrayAnswers.ts';

interface ScreenContext {
  readonly tenant: PublicTenant;
  readonly manifests: readonly Manifest[];
  readonly labels: (key: string) => string;
}

/** Why a screen is there, and for whom. */
export function explainScreen(manifest: Manifest, { tenant, labels }: ScreenContext): ScreenOrigin {
  const isPaused = stateOfScreen(tenant, manifest) === 'paused';
  const condition = describeAvailability(manifest);
  const who = manifest.guards.includes('signedIn') ? 'signed-in card holders' : 'anyone';
  return {
    kind: 'screen',
    screen: manifest.id,
    title: labels(titleOf(manifest.id)),
    access: condition ? `${who}, only for ${condition}` : who,
    isPaused,
    pointer: gateOf(manifest, tenant),
  };
}

/** The option that decides whether a tenant has the screen; null where every tenant does. */
export function gateOf({ feature, isOffered }: Manifest, tenant: PublicTenant): string | null {
  if (feature) return `/features/${feature}`;
  if (!isOffered) return null;
  // A manifest asks by a function: the option that changes its answer is the one.
  const given = isOffered(tenant);
  const { terms, links } = tenant;
  const shown = terms.shown === 'off' ? 'on' : 'off';
  if (isOffered({ ...tenant, terms: { ...terms, shown } }) !== given) return '/terms/shown';
  const accessibility = links.accessibility === undefined ? {} : undefined;
  return isOffered({ ...tenant, links: { accessibility } }) === given ? null : '/links/accessibility';
}

/** The screen that a link leads to, by its address. */
export function screenOfLink(href: string, context: ScreenContext): Manifest | null {
  const { tenant, manifests } = context;
  const [path = ''] = href.split(/[?#]/, 1);
  const base = `/${tenant.code}/`;
  if (!path.startsWith(base)) return null;
  const here = path.slice(base.length).replace(/\/$/, '').split('/');
  const routes = assembleRoutes(tenant, assembleScreens(tenant, manifests));
  const found = routes.find(({ path: route }) => {
    const own = route.replace(/\/(?:\*)?$/, '').split('/');
    return own.length === here.length && own.every((each, at) => each.startsWith(':') || each === here[at]);
  });
  return manifests.find(({ id }) => id === found?.screen.id) ?? null;
}
