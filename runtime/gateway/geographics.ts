import { asRecord, readList, readText } from './readers.ts';
import type { Call, Send } from './request.ts';

/** A county or a town of the reference data (spec section 3). */
export interface Place {
  readonly ref: string;
  readonly name: string;
}

/** Page sizes of the two calls (spec section 9). */
export const COUNTIES_PAGE_SIZE = 50;
export const TOWNS_PAGE_SIZE = 1000;

/** Every county: further pages are fetched until one is not full (API-14, API-15). */
export function listCounties(send: Send, signal?: AbortSignal): Promise<readonly Place[]> {
  return listPlaces(send, COUNTIES_PAGE_SIZE, 'county_ref', {
    path: '/referentials/geographics/counties',
    ...(signal && { signal }),
  });
}

/** Every town of a county (API-16, API-17). @param countyRef the `ref` of a county */
export function listTowns(send: Send, countyRef: string, signal?: AbortSignal): Promise<readonly Place[]> {
  return listPlaces(send, TOWNS_PAGE_SIZE, 'town_ref', {
    path: '/referentials/geographics/towns',
    query: { county_ref: countyRef },
    ...(signal && { signal }),
  });
}

async function listPlaces(
  send: Send,
  pageSize: number,
  refKey: string,
  call: Pick<Call, 'path' | 'query' | 'signal'>,
): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await send({
      ...call,
      method: 'GET',
      // Visitors register with these too.
      isAnonymous: true,
      query: { page_index: page, page_size: pageSize, ...call.query },
    });
    const list = readList(answer);
    for (const each of list) {
      const place = asRecord(each);
      places.push({ ref: readText(place[refKey]), name: readText(place.name) });
    }
    if (list.length < pageSize) return places;
  }
}
