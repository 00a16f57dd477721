/** The lowercased email of `/v1/users/{email}/…`, relative to the service. */
export function emailInPath(path: string): string | undefined {
  const part = /^\/v1\/users\/([^/?]+)/.exec(path)?.[1];
  if (part === undefined) return undefined;
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return undefined;
  }
}
