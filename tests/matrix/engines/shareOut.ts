/** What is done once, and not in each tenant: each in another one of the tenants that offer it. */

/**
 * @param isOffered whether a tenant offers it
 * @returns what one tenant is to do: all of it together is everything that any of them offers, once
 */
export function shareOut<Thing, Tenant>(
  things: readonly Thing[],
  tenants: readonly Tenant[],
  own: Tenant,
  isOffered: (thing: Thing, tenant: Tenant) => boolean,
): readonly Thing[] {
  return things.filter((thing, index) => {
    const offering = tenants.filter((tenant) => isOffered(thing, tenant));
    return offering.length > 0 && offering[index % offering.length] === own;
  });
}
