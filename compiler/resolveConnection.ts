import type { Tenant } from '../schemas/tenant.gen.ts';
import { isLoopback, mendAddress, refuseAddress, refuseWildcard } from './checks/addresses.ts';
import type { Environment } from './environment.ts';
import { type Mendable, mendsOf, replaceBy } from './mend.ts';
import { type Finding, joinPointer } from './problem.ts';
import { publicPart } from './publicPart.ts';
import { listCredentials, refuseVariable, type VariablePlace } from './publicVariables.ts';
import {
  type LookUp,
  resolveVariables,
  type Variables,
  variableNames,
  variablesOf,
} from './resolveVariables.ts';
import {
  memberSchema,
  type SchemaNode,
  tenantSchema,
  type Visibility,
  visibilityOf,
} from './tenantSchema.ts';
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

/** Fills the variables of one environment in and checks the addresses that come out. */
export function resolveConnection(
  { code, connections }: Pick<Tenant, 'code' | 'connections'>,
  environment: Environment,
  variables: Variables,
): ResolvedConnection {
  const pointer = joinPointer('/connections', environment);
  const schema = connectionSchema(environment);
  const findings: Finding[] = [];
  const written = new Map<string, string>();
  const credentials = new Set(listCredentials(connections).map(({ key }) => key));
  const place = { schema, isHostOnly: false, visibility: null, code, credentials, written };
  const resolved = fillIn(
    connections[environment],
    pointer,
    place,
    variablesOf(code, environment, variables),
    findings,
  );
  const unresolved = new Set(findings.map((finding) => finding.pointer));
  for (const { kind, pointer: at, value } of walkTenant(resolved, schema, pointer)) {
    if (typeof value !== 'string' || unresolved.has(at)) continue;
    const reason = refuseByKind(kind, value);
    // As it is written: what a variable of the host holds is told to nobody.
    if (reason) {
      const message = `"${written.get(at) ?? value}" ${reason}.`;
      // With a variable in it only the host knows what comes out.
      const mends = written.has(at) ? {} : mendByKind(kind, value);
      findings.push({ pointer: at, rule: 'address', message, ...mends });
    }
  }
  if (environment !== 'dev')
    for (const { pointer: at, value } of walkTenant(publicPart(resolved, schema), schema, pointer)) {
      if (typeof value !== 'string' || unresolved.has(at) || !isLoopback(value)) continue;
      const message = `"${written.get(at) ?? value}" leads to the machine of whoever opens the page; only dev may have that.`;
      findings.push({ pointer: at, rule: 'address', message });
    }
  return { connection: resolved, findings };
}

function refuseByKind(kind: string | null, value: string): string | null {
  if (kind === 'address') return refuseAddress(value) ?? refuseExtras(value);
  if (kind !== 'origin') return null;
  if (value.includes('*')) return refuseWildcard();
  const refused = refuseAddress(value);
  if (refused !== null) return refused;
  const { origin } = new URL(value);
  return origin === value ? null : `is more than an origin; give "${origin}"`;
}

function mendByKind(kind: string | null, value: string): Mendable {
  const found = mendAddress(value, (each) => refuseByKind(kind, each));
  if (found.mends || !URL.canParse(value)) return found;
  const { origin, pathname } = new URL(value);
  const bare = kind === 'origin' ? origin : origin + pathname;
  return refuseByKind(kind, bare) === null ? mendsOf(replaceBy(bare, kind === 'origin')) : {};
}

/** Paths are appended to these addresses, so nothing may follow their own path. */
function refuseExtras(value: string): string | null {
  return /[?#]/.test(value) ? 'holds a "?" or "#"; give the address alone' : null;
}

interface Filling extends VariablePlace {
  /** Values before their variables were filled in, by pointer. */
  readonly written: Map<string, string>;
  readonly visibility: Visibility | null;
}

function fillIn(
  value: unknown,
  pointer: string,
  place: Filling,
  lookUp: LookUp,
  findings: Finding[],
): unknown {
  if (typeof value === 'string') {
    const refused = variableNames(value).flatMap((name) => refuseVariable(name, place) ?? []);
    findings.push(...refused.map((message) => ({ pointer, rule: 'public-variable', message })));
    // Not filled in, so that no message about the value can tell it.
    if (refused.length > 0) return value;
    if (value.includes('$')) place.written.set(pointer, value);
    const { text, missing, malformed } = resolveVariables(value, lookUp);
    for (const name of missing) {
      findings.push({ pointer, rule: 'variable', message: `The environment variable ${name} is not set.` });
    }
    for (const piece of malformed) {
      const message = `"${piece}" is no variable; write \${NAME} in capitals.`;
      const right = piece.toUpperCase().replace(/[^A-Z0-9_${}]+/g, '_');
      const isVariable = /^\$\{[A-Z][A-Z0-9_]*\}$/.test(right);
      const mends = isVariable ? mendsOf(replaceBy(value.replace(piece, () => right))) : {};
      findings.push({ pointer, rule: 'variable-name', message, ...mends });
    }
    return text;
  }
  const below = (member: unknown, key: string | number) => {
    // What the schema does not describe is refused by it; here it takes no variable.
    const schema = memberSchema(place.schema, key) ?? {};
    const visibility = visibilityOf(schema, place.visibility);
    const inner = { ...place, schema, visibility, isHostOnly: visibility === 'host' };
    return fillIn(member, joinPointer(pointer, key), inner, lookUp, findings);
  };
  if (Array.isArray(value)) return value.map(below);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, below(member, key)]));
}
