/**
 * What a screen declares about itself. Routes, menus, a card's action buttons and the matrix are readings of
 * this one object (decision 002). Types only: Node reads manifests as they stand.
 */
import type { ComponentType } from 'react';
import type { FormName } from '../../schemas/forms.gen.ts';
import type { GatewayCall } from '../../schemas/gatewayCalls.ts';
import type { MenuIcon } from '../../schemas/tenant.gen.ts';
import type { EarlyCall } from '../tenant/earlyAnswers.ts';
import type { OfferOptions, PublicTenant } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import type { PlainWordsKey } from '../tenant/wordsKeys.ts';

export type Layout = 'oneColumn' | 'twoColumn';

/** Names of the guards; `routing/` holds the functions. */
export type GuardName =
  | 'signedIn'
  | 'activeCard'
  | 'placeholderCard'
  | 'verifiedCard'
  | 'pendingCard'
  | 'virtualCard';

/** Menus that entries can stand in (NAV-01 to NAV-18). */
export type MenuName = 'top' | 'account' | 'cards' | 'card' | 'default';

export type FeatureName = keyof PublicTenant['features'];

/** Sections of the profile that a tenant switches. */
export type SectionName = 'personalInfo' | 'changePassword' | 'changeEmail' | 'changePhone';

/** The forms that stand on a screen, with the words key of what each is called; null is the screen's own title. */
export type ScreenForms = Readonly<Partial<Record<FormName, PlainWordsKey | null>>>;

/** A part of a screen that has a switch of its own: while paused it can be read, no more. */
export interface ScreenPart {
  readonly section: SectionName;
  readonly forms?: ScreenForms;
  readonly calls: readonly GatewayCall[];
}

/** What availability may look at: the server's flags of the card (ACT-01 to ACT-18). */
export interface CardFacts {
  readonly id: string;
  readonly status: string;
  readonly isVirtual: boolean;
  /** Why it is blocked, as the server says; empty where it is not. */
  readonly blockReason?: string;
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

/** Icons that menu entries name: those that tenant files may name for links, and a few of actions; `frame/` holds their paths. */
export type IconName = MenuIcon | 'lockOpen' | 'prohibit' | 'trash';

export interface MenuEntry {
  readonly menu: MenuName;
  readonly order: number;
  /** Words key of the entry. */
  readonly label: PlainWordsKey;
  readonly icon: IconName;
  /** Stands for a part of the portal: current on every screen beside one of these menus that has no entry of its own. */
  readonly covers?: readonly MenuName[];
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
  readonly loader?: (context: never) => Promise<unknown>;
  /** What the loader answers a visitor, without asking anybody: for a screen that is prerendered. */
  prerenderData?(formOf: (name: FormName) => unknown, tenant: PublicTenant): unknown;
}

export interface Manifest {
  /** The route's name where the requirements give one (RTE-63). */
  readonly id: ScreenId;
  /** Paths below the tenant's base; the first is the one that links use. */
  readonly paths: readonly [string, ...string[]];
  readonly layout: Layout;
  /** The home page has an address for each language of the tenant. */
  readonly hasLanguagePaths?: boolean;
  /** Of a card's screen: the screen that stands in where there is no card (GRD-17). */
  readonly withoutCard?: ScreenId;
  /** Which side menu the screen shows. */
  readonly menu?: MenuName;
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
  readonly isOffered?: (tenant: OfferOptions) => boolean;
  /**
   * What the screen does to the card, where that tells why it is not to be had: it makes the card usable (again),
   * or takes it out of the account.
   */
  readonly intent?: 'restore' | 'remove';
  /**
   * The card's statuses in which somebody would look for the action: in others nobody is told why it is not to be had.
   * None means all.
   */
  readonly askedForIn?: readonly string[];
  /** Server flags, and the status, that must hold for the active card. Menu, button and address all ask this. */
  readonly isAvailable?: (card: CardFacts) => boolean;
  readonly menuEntries?: readonly MenuEntry[];
  /**
   * Calls that a switch can close: those that only this screen needs, and those that it shares with a screen
   * or part that can be switched. Calls that nobody declares are always open.
   */
  readonly calls?: readonly GatewayCall[];
  readonly parts?: readonly ScreenPart[];
  /** Those of parts aside; the one that is seen at first comes first. */
  readonly forms?: ScreenForms;
  /**
   * People come to the screen from outside: scripts and forms of these screens are asked for together with the page. One
   * with a first look is such a screen by that.
   */
  readonly preload?: readonly ScreenId[];
  /** What it shows of the signed-in person first of all: asked for together with the scripts of such a screen. */
  readonly early?: readonly EarlyCall[];
  /**
   * Prerendered when a tenant is published: the one screen that is a page with a program of its own (decision 008), or what
   * visitors see of it at first, for which its module exports `prerenderData` (decision 014); `mailedLink`, where visitors
   * come by a link with an email and a code, and see nothing of the kind without.
   */
  readonly prerendered?: 'page' | 'firstLook' | 'mailedLink';
  /** Absent while the screen is not built: known to the reference check and assembled nowhere. */
  readonly load?: () => Promise<ScreenModule>;
}

/** The screen that is published as a page, with its component at hand. */
export interface PrerenderedScreen {
  readonly manifest: Manifest;
  readonly Screen: ComponentType;
}
