import { deepFreeze } from '../runtime/tenant/deepFreeze.ts';
import type { PublicTenant } from '../runtime/tenant/pageData.ts';
import type { Tenant } from '../schemas/tenant.gen.ts';
import type { BuiltInWords } from './builtInWords.ts';
import { checkStructure } from './checkStructure.ts';
import { checkLinks } from './checks/checkLinks.ts';
import { tenantChecks } from './checks/index.ts';
import type { Environment } from './environment.ts';
import { parseSource } from './parseSource.ts';
import { type Finding, type Problem, sortProblems } from './problem.ts';
import { publicPart } from './publicPart.ts';
import { connectionSchema, resolveConnection } from './resolveConnection.ts';
import { type Variables, variablesOf } from './resolveVariables.ts';
import { tenantSchema } from './tenantSchema.ts';

/** One environment's connection with its variables filled in, the host's part included. */
export type HostConnection = Tenant['connections']['dev'];

export interface CompileOptions {
  /** The file's content: text, or bytes when their encoding is to be checked as well. */
  readonly text: string | Uint8Array;
  /** How problems call the file. */
  readonly file: string;
  readonly environment: Environment;
  readonly variables: Variables;
  readonly words: BuiltInWords;
  readonly screenIds: readonly string[];
}

export interface CompiledTenant {
  readonly ok: true;
  readonly tenant: Tenant;
  /** What the browser may see. */
  readonly publicTenant: PublicTenant;
  readonly hostConnection: HostConnection;
}

export type CompileResult = CompiledTenant | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * From the text of a tenant file to the frozen tenant, or to every problem at once (design, "Life of a tenant
 * file"). Fails closed: one problem and there is no tenant. Pure, and throws for no text whatever.
 */
export function compileTenant(options: CompileOptions): CompileResult {
  const { document, findings } = parseSource(options.text);
  const value = document?.value;
  const all = document ? [...findings, ...checkValue(value, options)] : findings;
  if (all.length > 0) {
    const problems = all.map(({ pointer, rule, message, isAboutKey, at }): Problem => {
      const place = at ?? document?.positionOf(pointer, isAboutKey) ?? { line: 1, column: 1 };
      return { file: options.file, pointer, rule, message, ...place };
    });
    return { ok: false, problems: sortProblems(problems) };
  }
  return publish(value as Tenant, options);
}

function checkValue(value: unknown, options: CompileOptions): Finding[] {
  const structure = checkStructure(value);
  // The check that a part is sound enough to be read: neither it nor anything in it is a problem.
  const isSound = (part: string) =>
    structure.every(({ pointer }) => pointer !== '' && pointer.split('/')[1] !== part);
  const broken = new Set(structure.map(({ pointer }) => pointer));
  const links = checkLinks(value).filter(({ pointer }) => !broken.has(pointer));
  const references = tenantChecks
    .filter(({ reads }) => reads.every(isSound))
    .flatMap(({ run }) => run(value as Tenant, options));
  return [...structure, ...links, ...references];
}

function publish(tenant: Tenant, { environment, variables }: CompileOptions): CompiledTenant {
  const own = variablesOf(tenant.code, environment, variables);
  const hostConnection = resolveConnection(tenant.connections[environment], environment, own).connection;
  const publicTenant = {
    ...(publicPart(tenant, tenantSchema) as object),
    environment,
    connection: publicPart(hostConnection, connectionSchema(environment)),
  };
  return deepFreeze({
    ok: true,
    tenant,
    publicTenant: publicTenant as PublicTenant,
    hostConnection: hostConnection as HostConnection,
  });
}
