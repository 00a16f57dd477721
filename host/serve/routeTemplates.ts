import type { Manifest } from '../../runtime/assemble/manifest.ts';

/** The template of a page's address below its tenant's base, such as `/my-cards/card-details/:cardId/block`. */
export type RouteTemplateOf = (below: string) => string;

/** What a log may say of a page (threat H7): the path as a screen declares it, or `/*` for one that none does. */
export function createRouteTemplates(manifests: readonly Manifest[]): RouteTemplateOf {
  const routes = manifests
    .flatMap(({ paths }) => paths)
    .filter((path) => path !== '*')
    .map((path) => ({ template: `/${path}`, pattern: toPattern(path) }));
  return (below) => routes.find(({ pattern }) => pattern.test(below))?.template ?? '/*';
}

function toPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^/${segments.join('/')}/?$`);
}
