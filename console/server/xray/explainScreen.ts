import { describeAvailability } from '../../../compiler/explain/parts/describeAvailability.ts';
import { joinPointer } from '../../../compiler/problem.ts';
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
  return isOffered ? lastRead(isOffered, tenant) : null;
}

/** The option that a manifest's question about a tenant reads last: its answer hangs on that one. */
function lastRead(ask: NonNullable<Manifest['isOffered']>, tenant: PublicTenant): string | null {
  let last: string | null = null;
  const watch = <Value extends object>(value: Value, pointer: string): Value =>
    // Around nothing: a proxy of what is frozen would have to hand out its very members.
    new Proxy<Value>(Object.create(null), {
      get(_, key) {
        const member: unknown = Reflect.get(value, key);
        const place = joinPointer(pointer, String(key));
        last = place;
        return member !== null && typeof member === 'object' ? watch(member, place) : member;
      },
    });
  ask(watch(tenant, ''));
  return last;
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
