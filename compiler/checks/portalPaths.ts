/** Paths of links, as the portal reads them. */

export interface PortalPrefix {
  readonly code: string;
  readonly languages: readonly string[];
}

/**
 * The path below the tenant's own, without its language: what the paths of screens are compared with.
 * @returns null for a link that does not lead below `/<code>`
 */
export function pathInPortal(link: string, { code, languages }: PortalPrefix): string | null {
  const [first, ...rest] = (link.split(/[?#]/)[0] ?? '').split('/').slice(1);
  if (!link.startsWith('/') || first !== code) return null;
  const segments = rest.filter((each) => each !== '');
  return (languages.includes(segments[0] ?? '') ? segments.slice(1) : segments).join('/');
}

/** @param pattern path of a screen, in which `:name` stands for one segment and `*` for any that follow */
export function isAddressOf(pattern: string, path: string): boolean {
  const source = pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment === '*' ? '.*' : segment))
    .join('/')
    .replace(/\/\.\*$/, '(?:/.*)?');
  return new RegExp(`^${source}$`).test(path);
}
