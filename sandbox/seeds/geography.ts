import type { components } from '../../schemas/gateway.gen.ts';
import { countryOf } from './countryOf.ts';

type County = components['schemas']['County'];
type Town = components['schemas']['Town'];

/** Two pages of 50 (CON-01). */
const COUNTIES = 60;

/** Towns of the first three counties: few, none, more than a page of 1000. All others have a dozen. */
const TOWNS = [3, 0, 1001];
const OTHER_TOWNS = 12;

/** The counties of a tenant by name; those that the country does not name are invented. */
export function countiesOf(tenant: string): County[] {
  const { counties, language, places } = countryOf(tenant);
  const invented = places.lands.flatMap((land) =>
    places.of.slice(0, 10).map((name) => places.join(land, name)),
  );
  return [...counties, ...invented]
    .slice(0, COUNTIES)
    .sort((one, other) => one.localeCompare(other, language))
    .map((name, index) => ({ county_ref: `c${String(index + 1).padStart(2, '0')}`, name }));
}

/** The towns of a county by name; undefined where there is no such county. */
export function townsOf(tenant: string, countyRef: string): Town[] | undefined {
  const { language, places, address } = countryOf(tenant);
  const index = countiesOf(tenant).findIndex(({ county_ref }) => county_ref === countyRef);
  const county = countiesOf(tenant)[index];
  if (!county) return undefined;
  const all = places.of.flatMap((name) => places.spots.map((spot) => places.join(spot, name)));
  const count = TOWNS[index] ?? OTHER_TOWNS;
  // Each county begins elsewhere in the list, so that two do not read the same.
  const names = Array.from({ length: count }, (_, place) => all[(place + index * 31) % all.length] ?? '');
  // People of the seeds live somewhere that can be chosen.
  if (county.name === address.county_name && address.city_name) names[0] = address.city_name;
  return names
    .sort((one, other) => one.localeCompare(other, language))
    .map((name, place) => ({
      town_ref: `${countyRef}t${String(place + 1).padStart(4, '0')}`,
      county_ref: countyRef,
      name,
    }));
}
