import type { components } from '../../schemas/gateway.gen.ts';
import { HttpError } from '../openapi/envelope.ts';
import { countiesOf, townsOf } from '../seeds/geography.ts';
import type { GatewayCall } from './gatewayCall.ts';

/** GET /referentials/geographics/counties */
export function getCounties({ tenant, query }: GatewayCall): components['schemas']['County'][] {
  return pageOf(countiesOf(tenant), query);
}

/** GET /referentials/geographics/towns */
export function getTowns({ tenant, query }: GatewayCall): components['schemas']['Town'][] {
  const towns = townsOf(tenant, String(query.county_ref));
  if (!towns) throw new HttpError('NOT_FOUND', 'no such county');
  return pageOf(towns, query);
}

function pageOf<T>(list: readonly T[], query: GatewayCall['query']): T[] {
  const { page_index: index, page_size: size } = query as { page_index: number; page_size: number };
  return list.slice(index * size, (index + 1) * size);
}
