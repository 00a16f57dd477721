import gateway from '../../schemas/gateway.openapi.json' with { type: 'json' };

/** A call of the gateway that may pass. */
export interface GatewayRoute {
  readonly method: string;
  /** Path with its parameters as names: what logs may say (threat H7). */
  readonly template: string;
}

export type RouteMatch =
  | { readonly kind: 'allowed'; readonly route: GatewayRoute }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The allow-list (threat H1) is the description of the gateway itself: what is not described is not passed on. */
const templates = Object.entries(gateway.paths as Readonly<Record<string, object>>).map(
  ([template, calls]) => ({
    template,
    pattern: toPattern(template),
    methods: METHODS.filter((method) => Object.hasOwn(calls, method)).map((method) => method.toUpperCase()),
  }),
);

/** Longer than any e-mail address or card identifier of the gateway. */
const MAX_SEGMENT = 400;

/**
 * Whether a call may be passed on.
 * @param path below `/gateway/v1`, as it arrived: still percent-encoded
 */
export function matchGatewayRoute(method: string, path: string): RouteMatch {
  if (!isPlainPath(path)) return { kind: 'unknown' };
  const matching = templates.filter(({ pattern }) => pattern.test(path));
  const found = matching.find(({ methods }) => methods.includes(method));
  if (found) return { kind: 'allowed', route: { method, template: found.template } };
  if (matching.length === 0) return { kind: 'unknown' };
  return { kind: 'wrong-method', allowed: matching.flatMap(({ methods }) => methods) };
}

/**
 * Refuses what one server reads as a path and the next as something else (threats T2, X10): dot segments,
 * encoded slashes and backslashes, control characters, path parameters, broken or double encoding.
 */
function isPlainPath(path: string): boolean {
  return path.split('/').every((segment) => {
    if (segment.length > MAX_SEGMENT || !/^(?:[A-Za-z0-9._~!$&'()*+,=:@-]|%[0-9A-Fa-f]{2})*$/.test(segment))
      return false;
    try {
      const plain = decodeURIComponent(segment);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
      return plain !== '.' && plain !== '..' && !/[\u0000-\u001f\u007f/\\;?#%]/.test(plain);
    } catch {
      return false;
    }
  });
}

/** Each parameter fills a part of one segment and is never empty. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
