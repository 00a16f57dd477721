import type { components } from '../../schemas/gateway.gen.ts';
import type { Places } from './places.ts';

export type OutletSeed = Required<components['schemas']['Outlet']>;

export interface PersonNames {
  readonly first: string;
  readonly last: string;
}

/** What makes the seeds of a country read as that country's. All invented. */
export interface Country {
  readonly currency: string;
  /** Language of mails, banners and partners where nobody asks for another. */
  readonly language: string;
  /** Colour of the sandbox's own pages. */
  readonly brand: string;
  /** Characters that a name has at least; two unless given. */
  readonly shortestName?: number;
  readonly names: Readonly<Record<string, PersonNames>>;
  /** What the IP-to-country lookup answers (API-61). */
  readonly ipAnswer: string;
  readonly phone: string;
  readonly address: components['schemas']['HomeAddress'];
  /** Minor units: what each of ana's cards holds. */
  readonly amounts: {
    readonly meal: number;
    readonly gift: number;
    readonly holiday: number;
    readonly social: number;
  };
  readonly outlets: readonly [OutletSeed, ...OutletSeed[]];
  readonly reasons: { readonly load: string; readonly refund: string; readonly fee: string };
  readonly acceptance: readonly string[];
  /** Counties that the country has; others are invented. */
  readonly counties: readonly string[];
  readonly places: Places;
}
