/**
 * What a screen declares about itself. Routes, menus, a card's action buttons and the matrix are readings of
 * this one object (design, "A screen declares itself once"). Types only: Node reads manifests as they stand.
 */
import type { ComponentType } from 'react';
import type { PublicTenant } from '../tenant/pageData.ts';

export type Layout = 'oneColumn' | 'twoColumn';

/** Names of the guards; `routing/` holds the functions. */
export type GuardName =
  | 'signedIn'
  | 'activeCard'
  | 'placeholderCard'
  | 'verifiedCard'
  | 'pendingCard'
  | 'virtualCard';

/** Menus that entries can stand in (spec section 2, navigation). */
export type MenuName = 'top' | 'account' | 'cards' | 'card' | 'default';

export type FeatureName = keyof PublicTenant['features'];

/** A call as `schemas/gateway.openapi.json` spells it: method and template, such as `GET /users/{user}`. */
export type GatewayCallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A part of a screen that has a switch of its own (contract, ruling 3): while paused it can be read, no more. */
export interface ScreenPart {
  readonly section: 'personalInfo' | 'changePassword' | 'changeEmail' | 'changePhone';
  readonly calls: readonly GatewayCallName[];
}

/** What availability may look at: the server's flags of the card (spec section 4). */
export interface CardFacts {
  readonly id: string;
  readonly status: string;
  readonly isVirtual: boolean;
  readonly flags: {
    readonly canBeDeleted: boolean;
    readonly isBlockDisplayed: boolean;
    readonly isBlockedTemporarily: boolean;
    readonly canBeActivated: boolean;
    readonly isPinChangeDisplayed: boolean;
    readonly isPinRevealDisplayed: boolean;
    readonly isPermanentBlockDisplayed: boolean;
  };
}

export interface MenuPlace {
  readonly menu: MenuName;
  readonly order: number;
  /** Words key of the entry. */
  readonly label: string;
  /** Name of an icon of `runtime/ui`. */
  readonly icon: string;
  /** Danger entries stand last, in red: only for what cannot be undone. */
  readonly isDanger?: boolean;
  /** Also a round action button on the card's pages. */
  readonly isCardAction?: boolean;
  /** Leads to the first card that the screen is available for, where the active one is not of that kind (NAV-17). */
  readonly isForAnyCard?: boolean;
}

export interface ScreenModule {
  readonly default: ComponentType;
  /** Runs after the guards and before the screen shows: may answer with a redirect, or with data for the screen. */
  readonly enter?: (context: never) => Promise<unknown>;
}

export interface Manifest {
  /** The spec's route name where it gives one (contract, ruling 4). */
  readonly id: string;
  /** Paths below the tenant's base; the first is the one that links use. */
  readonly paths: readonly [string, ...string[]];
  readonly layout: Layout;
  /** The home page has an address for each language of the tenant (contract, ruling 5). */
  readonly hasLanguagePaths?: boolean;
  /** Of a card's screen: the screen that stands in where there is no card (spec section 2, ro). */
  readonly withoutCard?: string;
  /** Which side menu the screen shows. */
  readonly menu?: MenuName;
  /** Words key of the page title. */
  readonly title: string;
  readonly guards: readonly GuardName[];
  /** Says nothing but the first part of the words, and so need not wait for the rest (`tenant/wordsParts`). */
  readonly words?: 'first';
  /**
   * Secrets are typed or shown here: no third party's script runs, and one that ran before is left behind by a full
   * page load (threat P4).
   */
  readonly isSensitive?: boolean;
  /** The tenant feature that switches the screen on; none means every tenant has it. */
  readonly feature?: FeatureName;
  /** A further gate on the tenant that is not a feature switch. */
  readonly isOffered?: (tenant: PublicTenant) => boolean;
  /**
   * What the screen does to the card, where that tells why it is not to be had: it makes the card usable (again),
   * or takes it out of the account.
   */
  readonly aim?: 'restore' | 'remove';
  /** Server flags, and the status, that must hold for the active card. Menu, button and address all ask this. */
  readonly isAvailable?: (card: CardFacts) => boolean;
  readonly places?: readonly MenuPlace[];
  /**
   * Calls that a switch can close: those that only this screen needs, and those that it shares with a screen
   * or part that can be switched. Calls that nobody declares are always open.
   */
  readonly calls?: readonly GatewayCallName[];
  readonly parts?: readonly ScreenPart[];
  /**
   * People come to the screen from outside: what it needs is asked for together with the page. Paths of sources as
   * `import()` has them, from the project's root, and names of forms.
   */
  readonly landing?: { readonly parts: readonly string[]; readonly forms?: readonly string[] };
  /** Absent while the screen is not built: known to the reference check and assembled nowhere. */
  readonly load?: () => Promise<ScreenModule>;
}
