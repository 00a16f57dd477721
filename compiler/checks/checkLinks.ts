import type { Environment } from '../environment.ts';
import type { Finding } from '../problem.ts';
import type { TypedValue } from '../walkTenant.ts';
import { isLoopback, mendAddress, refuseLink } from './addresses.ts';
import { isAddressOf, type PortalPrefix, pathInPortal } from './portalPaths.ts';
import type { ScreenFacts } from './tenantCheck.ts';

interface LinkContext {
  readonly environment: Environment;
  readonly screens: readonly ScreenFacts[];
}

/**
 * Every link of the file, wherever the schema puts one (threat X2). Works on broken files too.
 * @param values all of the file's, with their kinds
 */
export function checkLinks(value: unknown, values: readonly TypedValue[], context: LinkContext): Finding[] {
  const { code, languages } = (value ?? {}) as { readonly code?: unknown; readonly languages?: unknown };
  const own = { code: String(code), languages: Array.isArray(languages) ? languages.map(String) : [] };
  return values.flatMap(({ kind, pointer, value: link }) => {
    if (kind !== 'link' || typeof link !== 'string') return [];
    const refuse = (each: string) =>
      refuseLink(each) ?? refuseLoopback(each, context.environment) ?? refusePath(each, own, context.screens);
    const reason = refuse(link);
    if (reason === null) return [];
    const message = `${JSON.stringify(link)} ${reason}.`;
    return [{ pointer, rule: 'link', message, ...mendAddress(link, refuse) }];
  });
}

function refuseLoopback(link: string, environment: Environment): string | null {
  return environment !== 'dev' && isLoopback(link) ? 'leads to the machine of whoever follows it' : null;
}

/** A path below the tenant's own is an address of the portal; others are of whatever the site has beside it. */
function refusePath(link: string, own: PortalPrefix, screens: readonly ScreenFacts[]): string | null {
  const path = pathInPortal(link, own);
  if (path === null) {
    const isMeant = pathInPortal(link, { ...own, code: own.code.toUpperCase() }) !== null;
    return isMeant
      ? `is no page of the portal, whose addresses begin with "/${own.code}" in small letters`
      : null;
  }
  if (screens.some(({ paths }) => paths.some((each) => each !== '*' && isAddressOf(each, path)))) return null;
  return `is no page of the portal: no screen has the path "${path}"`;
}
