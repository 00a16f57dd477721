import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import type { Today } from '../../compiler/today.ts';

/** What a host serves of a compiled tenant. */
export interface ServedTenant
  extends Pick<CompiledTenant, 'publicTenant' | 'hostConnection' | 'pictures' | 'changesAt'> {
  readonly tenant: Pick<
    CompiledTenant['tenant'],
    'code' | 'hosts' | 'status' | 'languages' | 'draftLanguages'
  >;
  /** The same on a later day. */
  onDay(today: Today): ServedTenant;
}

/** Lets go of what is not served: of a tenant that is two thirds, and a host may have ten thousand. */
export function keepServed(compiled: CompiledTenant): ServedTenant {
  const { publicTenant, hostConnection, pictures, changesAt } = compiled;
  const { code, hosts, status, languages, draftLanguages } = compiled.tenant;
  const tenant = { code, hosts, status, languages, draftLanguages };
  const kept = { publicTenant, hostConnection, pictures, changesAt, tenant };
  // What never changes needs nothing to be made from.
  return changesAt === null
    ? unchanging(kept)
    : { ...kept, onDay: (today) => keepServed(compiled.onDay(today)) };
}

function unchanging(kept: Omit<ServedTenant, 'onDay'>): ServedTenant {
  const served: ServedTenant = { ...kept, onDay: () => served };
  return served;
}
