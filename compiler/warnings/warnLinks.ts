import { stateOfScreen } from '../../runtime/assemble/assembleScreens.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { isAddressOf, pathInPortal } from '../checks/portalPaths.ts';
import type { ScreenFacts, TenantCheck } from '../checks/tenantCheck.ts';
import type { Finding } from '../problem.ts';
import { followRef, type SchemaNode, tenantSchema } from '../tenantSchema.ts';
import { walkTenant } from '../walkTenant.ts';

/** Parts of a file that may hold a link. */
const PARTS = (Object.keys(tenantSchema.properties ?? {}) as (keyof Tenant)[]).filter((part) =>
  holdsLink(tenantSchema.properties?.[part] ?? {}),
);

function holdsLink(node: SchemaNode): boolean {
  if (node.$ref === '#/$defs/link') return true;
  const { properties = {}, items, additionalProperties, anyOf = [] } = followRef(node);
  const inner = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...Object.values(properties), ...(items ? [items] : []), ...inner, ...anyOf].some(holdsLink);
}

/** A link into the portal leads to a page that this tenant has: one whose screen is off answers with not-found. */
export const offeredLinkWarnings: readonly TenantCheck[] = PARTS.filter((part) => part !== 'connections').map(
  (part) => ({
    reads: [part, 'code', 'languages', 'hosts', 'features', 'terms', 'links'],
    run: (tenant, { screens }) =>
      [...walkTenant({ [part]: tenant[part] })].flatMap(({ kind, pointer, value }): Finding[] => {
        if (kind !== 'link' || typeof value !== 'string') return [];
        const path = pathInPortal(belowCode(value, tenant), tenant);
        const found = path === null ? [] : screensAt(path, screens);
        if (found.length === 0 || found.some((screen) => stateOfScreen(tenant, screen) !== 'off')) return [];
        const [{ id, feature } = { id: '', feature: undefined }] = found;
        const why = feature === undefined ? '' : `: features.${feature} is "off"`;
        const message = `${JSON.stringify(value)} leads to the screen "${id}", which is not offered${why}. Whoever follows it comes to the portal's root.`;
        return [{ pointer, rule: 'link-off', message }];
      }),
  }),
);

/** Addresses on the tenant's own hosts have no prefix. */
function belowCode(link: string, { code, hosts }: Tenant): string {
  if (!URL.canParse(link)) return link;
  const { hostname, pathname } = new URL(link);
  return hosts.singleTenant.includes(hostname) ? `/${code}${pathname}` : link;
}

function screensAt(path: string, screens: readonly ScreenFacts[]): ScreenFacts[] {
  return screens.filter(({ paths }) => paths.some((each) => each !== '*' && isAddressOf(each, path)));
}
