/** What every answer says in its headers, and the two policies of a page, in their exact words. */
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../compiler/environment.ts';
import { baseHeaders } from '../../../publish/page/baseHeaders.ts';
import {
  BARE_POLICY,
  contentPolicies,
  GATEWAY_POLICY,
  REPORTING_ENDPOINTS,
  REPORTS_PATH,
} from '../../../publish/page/contentPolicy.ts';
import { NO_ORIGINS, type PolicyOrigins, policyOrigins } from '../../../publish/page/policyOrigins.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aTenant } from '../../support/aTenant.ts';

const ALWAYS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'reporting-endpoints': 'reports="/csp-reports"',
};
const UNFRAMED = { 'x-frame-options': 'DENY' };
const YEAR = { 'strict-transport-security': 'max-age=31536000' };
const YEAR_BELOW = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

describe('the headers of every answer', () => {
  it.each<[Environment, boolean, boolean | undefined, object]>([
    ['dev', false, undefined, UNFRAMED],
    ['dev', true, undefined, UNFRAMED],
    ['dev', false, true, {}],
    ['dev', false, false, UNFRAMED],
    ['test', false, undefined, { ...UNFRAMED, ...YEAR }],
    ['test', true, undefined, { ...UNFRAMED, ...YEAR }],
    ['uat', true, undefined, { ...UNFRAMED, ...YEAR }],
    ['prod', false, undefined, { ...UNFRAMED, ...YEAR }],
    ['prod', true, undefined, { ...UNFRAMED, ...YEAR_BELOW }],
    ['prod', true, true, YEAR_BELOW],
  ])('in %s with the hosts below: %s, as a preview: %s', (environment, coversSubDomains, isPreview, own) => {
    const options = { coversSubDomains, ...(isPreview !== undefined && { isPreview }) };
    expect(baseHeaders(environment, options)).toEqual({ ...ALWAYS, ...own });
  });
});

const BOOT = "'sha256-RQm+sKtAHXH6SlzZSlXJp08TMyd2rkAZxb/EwgBRV/8='";
const STYLE = "'sha256-y4brLZFNN99oV8PP5IJ7X3cLAahleBIGGLCyFXIWC+g='";
const TOLD = "'sha256-H8wIx3M5ZbzmagNPcMw+Im7qo8zTqWDP8ibXhtBVhzo='";
const origins: PolicyOrigins = {
  script: ['https://s1.example', 'https://s2.example'],
  connect: ['https://c.example'],
  image: ['https://i.example'],
  frame: ['https://f1.example', 'https://f2.example'],
};

describe('the policies', () => {
  it('of what is no page let nothing run and nothing frame it; what comes from the gateway is shut in as well', () => {
    expect(BARE_POLICY).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(GATEWAY_POLICY).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  });

  it('are reported on at one address of every host', () => {
    expect([REPORTS_PATH, REPORTING_ENDPOINTS]).toEqual(['/csp-reports', 'reports="/csp-reports"']);
  });

  it('of a page without third parties name its boot script, its style and nobody else', () => {
    expect(contentPolicies({ boot: 'boot', style: 'style', origins: NO_ORIGINS })).toEqual([
      `default-src 'none'; script-src ${BOOT} 'strict-dynamic'; style-src 'self' ${STYLE}; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types boot; report-to reports; report-uri /csp-reports`,
      `script-src 'self' ${BOOT}; object-src 'none'; report-to reports; report-uri /csp-reports`,
    ]);
  });

  it('of a preview with third parties open each origin for its own purpose, and name the script that stands first', () => {
    const preview = { framedBy: 'http://localhost:4200', script: 'told' };
    expect(contentPolicies({ boot: 'boot', style: 'style', origins, preview })).toEqual([
      `default-src 'none'; script-src ${BOOT} ${TOLD} 'strict-dynamic'; style-src 'self' ${STYLE}; img-src 'self' data: https://i.example; font-src 'self'; connect-src 'self' https://c.example; frame-src https://f1.example https://f2.example; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors http://localhost:4200; require-trusted-types-for 'script'; trusted-types boot third-party default; report-to reports; report-uri /csp-reports`,
      `script-src 'self' ${BOOT} ${TOLD} https://s1.example https://s2.example; object-src 'none'; report-to reports; report-uri /csp-reports`,
    ]);
  });
});

type Connection = PublicTenant['connection'];
const { connection } = aTenant();
const bare: Connection = {
  ...connection,
  appBackend: { rootUrl: 'https://app.example/xx/backend' },
  sso: { ...connection.sso, authority: 'https://sso.example/xx' },
  revealOrigins: [],
};
const CALLS = ['https://app.example', 'https://sso.example'];
const THIRD = ['https://a.example', 'https://z.example'];
const scripted = { script: THIRD, image: THIRD, frame: THIRD, connect: [THIRD[0], ...CALLS, THIRD[1]] };
const further = { origins: ['https://a.example'] };

describe('the origins that a tenant opens', () => {
  it.each<[string, Partial<Connection>, object]>([
    ['nothing of its own', {}, {}],
    ['a cookie script', { cookieConsent: { scriptUrl: 'https://z.example/c.js', ...further } }, scripted],
    [
      'a tag manager',
      { tagManager: { provider: 'matomoTagManager', id: 'a', rootUrl: 'https://z.example/x', ...further } },
      scripted,
    ],
    [
      'analytics',
      { analytics: { provider: 'matomo', id: '1', rootUrl: 'https://z.example', ...further } },
      scripted,
    ],
    ['a chat', { chat: { scriptUrl: 'https://z.example/w.js', ...further } }, scripted],
    ['a map', { merchantMap: { url: 'https://z.example/m?x=1', ...further } }, { frame: THIRD }],
    [
      'the lookup of a country',
      { ipLookup: { url: 'https://z.example/lookup' } },
      { connect: [...CALLS, 'https://z.example'] },
    ],
    [
      'what shows a PIN, named twice',
      { revealOrigins: ['https://pin.example', 'https://card.example', 'https://pin.example'] },
      { frame: ['https://card.example', 'https://pin.example'] },
    ],
  ])('with %s', (_, changes, opened) => {
    expect(policyOrigins({ ...bare, ...changes })).toEqual({
      script: [],
      connect: CALLS,
      image: [],
      frame: [],
      ...opened,
    });
  });

  it('are none of a page that belongs to nobody', () =>
    expect(NO_ORIGINS).toEqual({ script: [], connect: [], image: [], frame: [] }));
});
