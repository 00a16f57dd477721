/** The one client of a tenant's provider. */
export function clientIdOf(tenant: string): string {
  return `${tenant}-portal`;
}
