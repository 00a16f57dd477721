/**
 * Which environment variables a connection may name (USE-09). What is not the host's alone stands in every page, so
 * the schema says by `x-variables` which names a key takes, and a name that is or looks like a credential is refused
 * wherever it stands.
 */
import type { Tenant } from '../schemas/tenant.gen.ts';
import { ENVIRONMENTS } from './environment.ts';
import { joinPointer } from './problem.ts';
import { variableNames } from './resolveVariables.ts';
import {
  followRef,
  memberSchema,
  type SchemaNode,
  tenantSchema,
  type Visibility,
  visibilityOf,
} from './tenantSchema.ts';

/** Parts of a name that say that its value is a secret: `MAP_API_KEY`, `MAIL_PASSWORD`. */
const SECRET_WORDS: ReadonlySet<string> = new Set(
  'SECRET SECRETS PASSWORD PASSWORDS PASSWD PASSPHRASE PASS PWD TOKEN TOKENS PRIVATE KEY KEYS APIKEY CREDENTIAL CREDENTIALS'.split(
    ' ',
  ),
);

export interface VariablePlace {
  readonly schema: SchemaNode;
  /** The value never leaves the host. */
  readonly isHostOnly: boolean;
  readonly code: string;
  /** Names that are keys of credentials. */
  readonly credentials: ReadonlySet<string>;
}

/** Why a value must not name a variable, as a sentence; null when it may. */
export function refuseVariable(name: string, place: VariablePlace): string | null {
  if (place.credentials.has(name))
    return `${describe(name)} is the key of a credential, whose value no file may name.`;
  if (name.split('_').some((word) => SECRET_WORDS.has(word))) {
    return `${describe(name)} is called like a secret, and the value of a secret may stand in no file.`;
  }
  if (place.isHostOnly) return null;
  const allowed = place.schema['x-variables'] ?? followRef(place.schema)['x-variables'] ?? [];
  const own = `${place.code.toUpperCase()}_`;
  const bare = name.startsWith(own) ? name.slice(own.length) : name;
  const isAllowed = allowed.some((each) =>
    each.endsWith('*') ? bare.startsWith(each.slice(0, -1)) : each === bare || each === name,
  );
  if (isAllowed) return null;
  const names = allowed.map((each) => each.replace('*', '…')).join(', ');
  const have = names ? `allowed are ${names}, each also with ${own} before it` : 'none is allowed';
  return `${describe(name)} cannot stand here, where every browser reads the value; ${have}.`;
}

const describe = (name: string) => `The environment variable ${name}`;

/** Where a checked file names its credentials, in every environment. */
export function listCredentials(connections: Tenant['connections']): { pointer: string; key: string }[] {
  return ENVIRONMENTS.flatMap((environment) =>
    (['clientId', 'clientSecret'] as const).map((option) => ({
      pointer: `/connections/${environment}/gateway/${option}`,
      key: connections[environment].gateway[option],
    })),
  );
}

/** Keys of credentials in a file with any mistake: too many rather than too few. */
export function credentialKeysIn(text: string | Uint8Array): Set<string> {
  // JSON may write any sign of a key or a name by its number.
  const plain = Buffer.from(text)
    .toString()
    .replace(/\\u([0-9A-Fa-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const named = plain.matchAll(/"client(?:Id|Secret)"\s*:\s*"([A-Z][A-Z0-9_]*)"/g);
  return new Set([...named].map(([, name = '']) => name));
}

export interface PublicVariable {
  readonly pointer: string;
  readonly name: string;
}

/** Every variable that a checked file names where browsers read the value. */
export function listPublicVariables(connections: Tenant['connections']): PublicVariable[] {
  const root = memberSchema(tenantSchema, 'connections');
  return ENVIRONMENTS.flatMap((environment) => {
    const schema = root && memberSchema(root, environment);
    return schema ? listIn(connections[environment], schema, `/connections/${environment}`) : [];
  });
}

/** @param around the mark of what the value stands in; a connection as a whole has none */
function listIn(
  value: unknown,
  schema: SchemaNode,
  pointer: string,
  around: Visibility | null = null,
): PublicVariable[] {
  if (typeof value === 'string') return variableNames(value).map((name) => ({ pointer, name }));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const described = memberSchema(schema, Array.isArray(value) ? Number(key) : key);
    const visibility = described && visibilityOf(described, around);
    if (!described || visibility !== 'public') return [];
    return listIn(member, described, joinPointer(pointer, key), visibility);
  });
}
