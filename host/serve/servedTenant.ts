import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import type { Today } from '../../compiler/today.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

/** What a host serves of a compiled tenant. */
export interface ServedTenant
  extends Pick<CompiledTenant, 'publicTenant' | 'hostConnection' | 'pictures' | 'changesAt'> {
  readonly tenant: Pick<
    CompiledTenant['tenant'],
    'code' | 'hosts' | 'status' | 'languages' | 'draftLanguages'
  >;
  /** Of a packed tenant: what is asked of all tenants at once, for which nobody unpacks thousands of them. */
  readonly brief?: BriefTenant;
  /** Of a packed tenant: its `publicTenant` for whoever passes over all of them, which is kept nowhere. */
  unpack?(): PublicTenant;
  /** The same on a later day. */
  onDay(today: Today): ServedTenant;
}

export type BriefTenant = Pick<
  PublicTenant,
  'code' | 'hosts' | 'languages' | 'draftLanguages' | 'words' | 'notices' | 'timeZone'
>;

export function briefOf(served: ServedTenant): BriefTenant {
  return served.brief ?? served.publicTenant;
}

/** Where packed tenants are unpacked. */
export interface UnpackedTenants {
  /** @param packed the JSON of a tenant, in UTF-8 */
  get(packed: Uint8Array): PublicTenant;
}

/** @param most so many stay unpacked, those that were asked for last */
export function createUnpackedTenants(most: number): UnpackedTenants {
  /** The one that was asked for last stands last. */
  const unpacked = new Map<Uint8Array, PublicTenant>();
  return {
    get(packed) {
      const tenant = unpacked.get(packed) ?? unpack(packed);
      unpacked.delete(packed);
      unpacked.set(packed, tenant);
      for (const oldest of unpacked.keys()) {
        if (unpacked.size <= most) break;
        unpacked.delete(oldest);
      }
      return tenant;
    },
  };
}

function unpack(packed: Uint8Array): PublicTenant {
  return JSON.parse(new TextDecoder().decode(packed));
}

/**
 * Lets go of what is not served, and packs what is. A host may have ten thousand tenants, of which most are hardly ever
 * asked for: as objects all of them would be gone through by each large garbage collection, for half a second.
 */
export function packServed(compiled: CompiledTenant, unpacked: UnpackedTenants): ServedTenant {
  // Not a `Buffer`, whose small ones are pieces of larger pools: one that stays keeps all of its pool.
  const packed = new TextEncoder().encode(JSON.stringify(compiled.publicTenant));
  const { tenant, hostConnection, changesAt, brief } = ownCopy(compiled);
  const served: ServedTenant = {
    tenant,
    hostConnection,
    changesAt,
    brief,
    pictures: compiled.pictures,
    get publicTenant() {
      return unpacked.get(packed);
    },
    unpack: () => unpack(packed),
    // What never changes needs nothing to be made from.
    onDay: changesAt === null ? () => served : later(compiled, unpacked),
  };
  return served;
}

function later(compiled: CompiledTenant, unpacked: UnpackedTenants): ServedTenant['onDay'] {
  return (today) => packServed(compiled.onDay(today), unpacked);
}

/** Shares nothing with the file that it was read from, not even the text. */
function ownCopy({ publicTenant, tenant, hostConnection, changesAt }: CompiledTenant) {
  const { code, hosts, status, languages, draftLanguages } = tenant;
  const { words, notices, timeZone } = publicTenant;
  const brief: BriefTenant = {
    code,
    hosts: publicTenant.hosts,
    languages: publicTenant.languages,
    ...(publicTenant.draftLanguages && { draftLanguages: publicTenant.draftLanguages }),
    words,
    notices,
    timeZone,
  };
  const kept = {
    tenant: { code, hosts, status, languages, draftLanguages },
    hostConnection,
    changesAt,
    brief,
  };
  return structuredClone(kept);
}
