/** What parts of the host tell whoever watches it. Names and numbers alone: nothing of a person (threat H7). */
export interface Observer {
  request(seen: SeenRequest): void;
  gatewayCall(seen: SeenCall): void;
  /** A limit has answered 429. @param call method and template, or the address that is limited */
  limited(call: string): void;
  /** A change of the tenant files, or of the registry, is served from now on. @param seconds since it was noticed */
  published(seconds: number): void;
  /** What one page has told of itself. */
  page(report: PageReport): void;
  readonly registry: RegistryReports;
}

export interface SeenRequest {
  readonly tenant: string | null;
  /** A template, never an address. */
  readonly route: string;
  readonly status: number;
  /** The client went away before the answer was whole. */
  readonly isAborted: boolean;
  readonly seconds: number;
}

export interface SeenCall {
  readonly tenant: string;
  /** Method and template. */
  readonly call: string;
  /** The gateway's status, or why there is none. */
  readonly outcome: number | 'timeout' | 'failed' | 'aborted';
  /** Until the answer began. */
  readonly seconds: number;
}

export interface PageReport {
  readonly tenant: string;
  /** The screen on which people landed. */
  readonly screen: string;
  /** Largest contentful paint and interaction to next paint, in milliseconds; layout shift, as a score. */
  readonly lcp: number | null;
  readonly inp: number | null;
  readonly cls: number | null;
  /** Codes of the errors that were shown, each with its screen. */
  readonly errors: readonly { readonly screen: string; readonly code: string }[];
}

/** What the watch of a registry reports. Revisions are the registry's own, and only grow. */
export interface RegistryReports {
  connected(isConnected: boolean): void;
  /** The newest revision that this host has heard of; it may not be served yet. */
  heard(revision: number): void;
  /**
   * All up to this revision is served.
   * @param tenants tells the revision of each tenant's own pointer, when somebody asks
   */
  served(revision: number, tenants?: () => ReadonlyMap<string, number>): void;
}

const nothing = () => undefined;

/** Where nobody watches. */
export const NO_OBSERVER: Observer = {
  request: nothing,
  gatewayCall: nothing,
  limited: nothing,
  published: nothing,
  page: nothing,
  registry: { connected: nothing, heard: nothing, served: nothing },
};
