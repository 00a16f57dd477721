import { refuseAddress } from './checks/addresses.ts';
import { type Finding, joinPointer } from './problem.ts';
import { resolveVariables, type Variables } from './resolveVariables.ts';
import { memberSchema, type SchemaNode, tenantSchema } from './tenantSchema.ts';
import { walkTenant } from './walkTenant.ts';

export interface ResolvedConnection {
  /** The connection with its variables filled in; only sound when there are no findings. */
  readonly connection: unknown;
  readonly findings: readonly Finding[];
}

/** The schema of one environment's connection. */
export function connectionSchema(environment: string): SchemaNode {
  const connections = memberSchema(tenantSchema, 'connections');
  const connection = connections && memberSchema(connections, environment);
  if (!connection) throw new Error(`The schema has no connection for "${environment}".`);
  return connection;
}

/**
 * Fills the variables of one environment in and checks the addresses that come out.
 */
export function resolveConnection(
  connection: unknown,
  environment: string,
  variables: Variables,
): ResolvedConnection {
  const pointer = joinPointer('/connections', environment);
  const findings: Finding[] = [];
  const resolved = fillIn(connection, pointer, variables, findings);
  const unresolved = new Set(findings.map((finding) => finding.pointer));
  for (const { kind, pointer: place, value } of walkTenant(
    resolved,
    connectionSchema(environment),
    pointer,
  )) {
    if (typeof value !== 'string' || unresolved.has(place)) continue;
    const reason = refuseByKind(kind, value);
    if (reason) findings.push({ pointer: place, rule: 'address', message: `"${value}" ${reason}.` });
  }
  return { connection: resolved, findings };
}

function refuseByKind(kind: string | null, value: string): string | null {
  if (kind === 'address') return refuseAddress(value) ?? refuseExtras(value);
  if (kind !== 'origin') return null;
  const { origin } = URL.canParse(value) ? new URL(value) : { origin: value };
  return refuseAddress(value) ?? (origin === value ? null : `is more than an origin; give "${origin}"`);
}

/** Paths are appended to these addresses, so nothing may follow their own path. */
function refuseExtras(value: string): string | null {
  return /[?#]/.test(value) ? 'holds a "?" or "#"; give the address alone' : null;
}

function fillIn(value: unknown, pointer: string, variables: Variables, findings: Finding[]): unknown {
  if (typeof value === 'string') {
    const { text, missing, malformed } = resolveVariables(value, variables);
    for (const name of missing) {
      findings.push({ pointer, rule: 'variable', message: `The environment variable ${name} is not set.` });
    }
    for (const piece of malformed) {
      const message = `"${piece}" is no variable; write \${NAME} in capitals.`;
      findings.push({ pointer, rule: 'variable-name', message });
    }
    return text;
  }
  if (Array.isArray(value)) {
    return value.map((member, index) => fillIn(member, joinPointer(pointer, index), variables, findings));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      fillIn(member, joinPointer(pointer, key), variables, findings),
    ]),
  );
}
