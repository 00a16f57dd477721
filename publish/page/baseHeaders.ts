import type { Environment } from '../../compiler/environment.ts';
import { BARE_POLICY, REPORTING_ENDPOINTS } from './contentPolicy.ts';

/** Features of the browser that the portal has no use for. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** A year: browsers stop asking by http at all. Never in dev, where it would lock localhost. */
const HSTS = 'max-age=31536000';

interface BaseHeadersOptions {
  readonly coversSubDomains: boolean;
  /** Whether this is a preview of the console, which frames it. */
  readonly isPreview?: boolean;
}

/**
 * On every answer, errors included (threats P1, P5). Pages and the gateway replace the policy.
 * Browsers go by the newest answer, so all answers of a host say the same of the hosts below it, in prod alone:
 * hosts for trying out often have neighbours without https.
 */
export function baseHeaders(
  environment: Environment,
  { coversSubDomains, isPreview = false }: BaseHeadersOptions,
): Readonly<Record<string, string>> {
  const hsts = environment === 'prod' && coversSubDomains ? `${HSTS}; includeSubDomains` : HSTS;
  return {
    'content-security-policy': BARE_POLICY,
    'x-content-type-options': 'nosniff',
    // In previews the policies of pages say who may frame them; this header could not.
    ...(isPreview ? {} : { 'x-frame-options': 'DENY' }),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': DENIED.map((feature) => `${feature}=()`).join(', '),
    'reporting-endpoints': REPORTING_ENDPOINTS,
    ...(environment === 'dev' ? {} : { 'strict-transport-security': hsts }),
  };
}
