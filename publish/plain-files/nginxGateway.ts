/**
 * What nginx has to know of the gateways: which calls may pass, and where each tenant's go (threats H1 to H6).
 * Addresses are checked on `$request_uri`, the text as it arrived, as the host checks them.
 */
import type { HostConnection } from '../../compiler/compileTenant.ts';
import type { Environment } from '../../compiler/environment.ts';
import type { ClosedReason } from '../../runtime/assemble/closedCalls.ts';
import gateway from '../../schemas/gateway.openapi.json' with { type: 'json' };
import { callLimits, isAbusable } from '../gateway/callLimits.ts';
import { type HttpErrorCode, httpError } from '../gateway/httpError.ts';

export interface NginxGateway {
  readonly code: string;
  readonly connection: HostConnection['gateway'];
  /** Calls that the tenant's switches close, by method and template. */
  readonly closed: ReadonlyMap<string, ClosedReason>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const CALLS = Object.entries(gateway.paths as Readonly<Record<string, object>>).map(([template, calls]) => ({
  template,
  methods: METHODS.filter((method) => Object.hasOwn(calls, method)).map((method) => method.toUpperCase()),
}));

/** Plain characters, and UTF-8 that is encoded and holds no `/ \ ; ? # %` or control character (threats T2, X10). */
const CHARACTER = [
  "[A-Za-z0-9._~!$&'()*+,=:@-]",
  '%[2-6][0-9A-Fa-f]',
  '%7[0-9A-Ea-e]',
  '%[CDcd][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]',
  '%[Ee][0-9A-Fa-f](?:%[89ABab][0-9A-Fa-f]){2}',
  '%[Ff][0-4](?:%[89ABab][0-9A-Fa-f]){3}',
].join('|');
const REFUSED = '%(?:2[Ff35]|3[BbFf]|5[Cc])';
/** A part of one segment: not empty, not too long, and no dots alone. */
const PARAMETER = `(?![^/?]{401})(?!(?:[.]|%2[Ee]){1,2}(?:[/?]|$))(?:(?!${REFUSED})(?:${CHARACTER}))+`;
/** At most 2,000 characters with its question mark. */
const QUERY = "(?:[?](?!.{2000})(?:[A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?";
const BELOW = '/[a-z]{2,12}/gateway/v1';

/** Refusals that nginx gives in the words of the host. */
const REFUSALS: readonly HttpErrorCode[] = [
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'FORBIDDEN',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'BAD_GATEWAY',
  'GATEWAY_TIMEOUT',
  'TOO_MANY_REQUEST',
  'SERVICE_PAUSED',
  'SERVICE_UNAVAILABLE',
];

/** @returns what belongs into nginx's `http` block */
export function gatewayMaps(tenants: readonly NginxGateway[], environment: Environment): string {
  const upstreams = [...new Set(tenants.map(({ connection }) => new URL(connection.rootUrl).origin))];
  const limits = callLimits(environment);
  const byTenant = (name: string, value: (tenant: NginxGateway) => string) =>
    mapOf(
      '$portal_tenant',
      name,
      tenants.map((tenant) => [tenant.code, value(tenant)]),
    );
  return [
    ...upstreams.map((origin, index) => upstream(index, new URL(origin))),
    mapOf('$request_uri', 'portal_tenant', [
      ['~^/(?<portal_code>[a-z]{2,12})/gateway/', '$portal_code', true],
    ]),
    mapOf('$request_uri', 'portal_path', [[`~^${BELOW}(?<portal_rest>/[^?]*)`, '$portal_rest', true]]),
    mapOf(
      '$request_uri',
      'portal_methods',
      CALLS.map(({ template, methods }) => [patternOf('', template), methods.join(', ')]),
    ),
    mapOf(
      '"$request_method $request_uri"',
      'portal_call',
      CALLS.flatMap(({ template, methods }) =>
        methods.map((method) => [patternOf(`${method} `, template), `${method} ${template}`] as const),
      ),
    ),
    byTenant('portal_gateway', ({ connection: { rootUrl } }) => {
      const { protocol, origin, pathname } = new URL(rootUrl);
      const path = pathname.replace(/\/$/, '').replaceAll('$', '%24');
      return `${protocol}//${upstreamName(upstreams.indexOf(origin))}${path}`;
    }),
    byTenant('portal_gateway_host', ({ connection: { rootUrl } }) => new URL(rootUrl).host),
    byTenant('portal_gateway_name', ({ connection: { rootUrl } }) => new URL(rootUrl).hostname),
    byTenant('portal_client_id_key', ({ connection }) => connection.clientId),
    byTenant('portal_client_secret_key', ({ connection }) => connection.clientSecret),
    ...credentialHeaders(tenants).map(({ variable, uses }) =>
      mapOf(
        '$portal_tenant',
        variable,
        uses.map(({ code, value }) => [code, value, true]),
      ),
    ),
    mapOf(
      '"$portal_tenant $portal_call"',
      'portal_closed',
      tenants.flatMap(({ code, closed }) =>
        [...closed].map(([call, reason]) => [`${code} ${call}`, reason] as const),
      ),
    ),
    mapOf(
      '$portal_call',
      'portal_abusable',
      CALLS.flatMap(({ template, methods }) => methods.map((method) => `${method} ${template}`))
        .filter(isAbusable)
        .map((call) => [call, '"$binary_remote_addr $portal_call"', true]),
    ),
    ...REFUSALS.map(
      (code) => `map "" $portal_${code.toLowerCase()} { default ${quote(httpError(code).body)}; }`,
    ),
    `limit_req_zone $binary_remote_addr zone=portal_calls:10m rate=${limits.all.perMinute}r/m;`,
    `limit_req_zone $portal_abusable zone=portal_abusable:10m rate=${limits.abusable.perMinute}r/m;`,
  ].join('\n');
}

/** @returns what belongs into the location that calls the gateway: limits, and the credentials by their names */
export function gatewayLocation(tenants: readonly NginxGateway[], environment: Environment): string {
  const { all, abusable } = callLimits(environment);
  return [
    `limit_req zone=portal_calls burst=${all.burst} nodelay;`,
    `limit_req zone=portal_abusable burst=${abusable.burst} nodelay;`,
    ...credentialHeaders(tenants).map(({ name, variable }) => `proxy_set_header ${name} $${variable};`),
  ].join('\n');
}

/** As a text of nginx's configuration. There is no way to write a dollar sign, so there must be none. */
export function quote(text: string): string {
  if (/[$\p{Cc}]/u.test(text)) throw new Error(`nginx's configuration cannot hold this text: ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** @param entries pairs of source and value; the value of a third `true` is nginx's own and stays as it is */
function mapOf(
  source: string,
  name: string,
  entries: readonly (readonly [from: string, to: string, isVariable?: boolean])[],
): string {
  // A pattern ends with a dollar sign, which is none of a variable's there.
  const lines = entries.map(([from, to, isVariable]) => `  "${from}" ${isVariable ? to : quote(to)};`);
  return [`map ${source} $${name} {`, '  default "";', ...lines, '}'].join('\n');
}

function patternOf(method: string, template: string): string {
  const literal = template.split(/\{\w+\}/).map((part) => part.replace(/[.+]/g, '[$&]'));
  return `~^${method}${BELOW}${literal.join(PARAMETER)}${QUERY}$`;
}

function upstreamName(index: number): string {
  return `portal_gateway_${index}`;
}

/** No call is sent twice, so an idle connection goes before most gateways would end it, just as it is used again. */
const KEEPALIVE_SECONDS = 4;

function upstream(index: number, { protocol, hostname, port }: URL): string {
  const address = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  const kept = `keepalive 64; keepalive_timeout ${KEEPALIVE_SECONDS}s;`;
  return `upstream ${upstreamName(index)} { server ${address} max_fails=0; ${kept} }`;
}

/** Which header carries what for whom: tenants may name theirs (API-02, API-03). */
function credentialHeaders(tenants: readonly NginxGateway[]) {
  const uses = tenants.flatMap(({ code, connection }) => [
    { code, name: connection.clientIdHeader, value: '$portal_client_id' },
    { code, name: connection.clientSecretHeader, value: '$portal_client_secret' },
  ]);
  return [...Map.groupBy(uses, ({ name }) => name)].map(([name, its], index) => ({
    name,
    variable: `portal_credential_${index}`,
    uses: its,
  }));
}
