import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { readList, readRecord, readReference, readText } from './readers.ts';
import { readPages } from './readPages.ts';
import type { Send } from './request.ts';

/** A county or a town of the reference data (ENT-092, ENT-093). */
export interface Place {
  readonly ref: string;
  readonly name: string;
}

/** Page sizes of the two calls (CON-01, CON-02). */
const COUNTIES_PAGE_SIZE = 50;
const TOWNS_PAGE_SIZE = 1000;

/** Every county: further pages are fetched until one is not full (API-14, API-15). */
export function listCounties(send: Send, signal?: AbortSignal): Promise<readonly Place[]> {
  return readPages(COUNTIES_PAGE_SIZE, (query) =>
    send({
      to: ['GET /referentials/geographics/counties'],
      // Visitors register with these too.
      isAnonymous: true,
      query,
      read: (data) => readList(data, (each) => readPlace(each, 'county_ref')),
      signal,
    }),
  );
}

/** Every town of a county (API-16, API-17). @param county the `ref` of a county */
export function listTowns(send: Send, county: string, signal?: AbortSignal): Promise<readonly Place[]> {
  return readPages(TOWNS_PAGE_SIZE, (page) =>
    send({
      to: ['GET /referentials/geographics/towns'],
      isAnonymous: true,
      query: { ...page, county_ref: county },
      read: (data) => readList(data, (each) => readPlace(each, 'town_ref')),
      signal,
    }),
  );
}

function readPlace(value: unknown, refKey: 'county_ref' | 'town_ref'): Place {
  const { [refKey]: ref, name } = readRecord<GatewaySchemas['Town']>(value);
  return { ref: readReference(ref), name: readText(name) };
}
