/** What a journey is: something that people come to the portal for, from its beginning to the state that it leaves. */
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { Traveller } from './traveller.ts';

export interface Journey {
  /** What people do, as the report says it. */
  readonly name: string;
  /** Screen that it is about: offered when its screen is on. */
  readonly screen: string;
  /** Further screens that it leads through: it is offered when all of them are on. */
  readonly through?: readonly string[];
  /** Key of the tenant file that decides beside the screen, with its value. */
  readonly option?: {
    readonly key: string;
    readonly isOn: (tenant: PublicTenant) => boolean;
  };
  /** Name of the seeded person who goes; null for a visitor. */
  readonly person: string | null;
  /** What the browser may complain of on the way, such as the session that ends with an address. */
  readonly complaints?: RegExp;
  /** Whether it saves a file: of one that this Firefox saves, Playwright is told nothing. */
  readonly savesFile?: boolean;
  /** @throws what was not as it should be */
  readonly go: (traveller: Traveller) => Promise<void>;
}

/** The key that keeps a journey from being offered, such as `/features/balances`; null when it is offered. */
export function closedBy(
  { screen, through = [], option }: Pick<Journey, 'screen' | 'through' | 'option'>,
  tenant: PublicTenant,
  manifests: readonly Manifest[],
): string | null {
  const offered = assembleScreens(tenant, manifests);
  // What is paused can be seen, and done no more.
  const closed = [screen, ...through].find(
    (id) => offered.find(({ manifest }) => manifest.id === id)?.state !== 'on',
  );
  if (closed !== undefined) {
    const feature = manifests.find(({ id }) => id === closed)?.feature;
    return feature ? `/features/${feature}` : closed;
  }
  return option && !option.isOn(tenant) ? option.key : null;
}
