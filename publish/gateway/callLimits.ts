import type { Environment } from '../../compiler/environment.ts';
import type { GatewayCall } from '../../schemas/gatewayCalls.ts';

/** How many calls may come at once, and how many more each minute. */
export interface Limit {
  readonly burst: number;
  readonly perMinute: number;
}

/** What one client address may do in one instance of the host (threat H6). */
export interface CallLimits {
  /** All calls together. */
  readonly all: Limit;
  /** Each call that automation abuses: it sends mail or messages, makes accounts, or takes a guess at a code. */
  readonly abusable: Limit;
  /** Reports of the content security policy. */
  readonly reports: Limit;
  /** What pages tell of themselves, once for each that is left. */
  readonly telemetry: Limit;
}

/** An office shares one address, so these are far above what its people do and far below what a flood needs. */
const LIMITS: CallLimits = {
  all: { burst: 2_000, perMinute: 3_000 },
  abusable: { burst: 20, perMinute: 4 },
  reports: { burst: 30, perMinute: 10 },
  telemetry: { burst: 200, perMinute: 100 },
};

/** At a developer's desk, where a whole suite of browser tests is one address. Floods are still stopped. */
const DEV_LIMITS: CallLimits = {
  all: { burst: 20_000, perMinute: 120_000 },
  abusable: { burst: 60, perMinute: 60 },
  reports: LIMITS.reports,
  telemetry: LIMITS.telemetry,
};

export function callLimits(environment: Environment): CallLimits {
  return environment === 'dev' ? DEV_LIMITS : LIMITS;
}

const ABUSABLE: ReadonlySet<string> = new Set<GatewayCall>([
  'POST /users',
  'POST /users/{email}/actions/verify-email',
  'POST /users/{email}/actions/request-email-verification',
  'POST /users/{email}/actions/request-password-reset',
  'POST /users/{email}/actions/reset-password',
  'POST /users/{user}/actions/request-change-phone-number',
  'POST /users/{user}/actions/change-phone-number',
  'POST /users/{user}/actions/request-change-email',
  'POST /users/{email}/actions/change-email',
  'POST /users/{user}/cards/{ref}-{card}/actions/verify-association',
  'POST /users/{user}/cards/{ref}-{card}/actions/request-association-verification',
  'POST /users/{user}/actions/contact-us',
]);

/** @param call method and template, as in the description of the gateway */
export function isAbusable(call: string): boolean {
  return ABUSABLE.has(call);
}
