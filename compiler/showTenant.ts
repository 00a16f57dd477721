import { extraWords } from '../runtime/assemble/extraFields.ts';
import { deepFreeze } from '../runtime/tenant/deepFreeze.ts';
import type { PublicTenant } from '../runtime/tenant/pageData.ts';
import type { Tenant } from '../schemas/tenant.gen.ts';
import type { CompiledTenant, CompileOptions, HostConnection } from './compileTenant.ts';
import { withDraftLanguages } from './drafts/withDraftLanguages.ts';
import { type Folded, foldOwnTexts } from './own-texts/foldOwnTexts.ts';
import { NO_PICTURES, withAddresses } from './pictures.ts';
import { publicPart } from './publicPart.ts';
import { connectionSchema, resolveConnection } from './resolveConnection.ts';
import { tenantSchema } from './tenantSchema.ts';

/** The texts of the tenant's own fields stand among its words, where forms look for theirs. */
export function withExtraWords(tenant: Tenant, languages: readonly string[]): Tenant {
  const words = languages.flatMap((language) => {
    const extra = extraWords(tenant.forms, language);
    return Object.keys(extra).length === 0
      ? []
      : [[language, { ...extra, ...tenant.words[language] }] as const];
  });
  return words.length === 0
    ? tenant
    : { ...tenant, words: { ...tenant.words, ...Object.fromEntries(words) } };
}

interface ShownOptions {
  readonly resolved: Tenant;
  readonly tenant: Folded<Tenant>;
  readonly languages: readonly string[];
  readonly options: CompileOptions;
}

/** What browsers and the host get of a tenant. */
export function showTenant(
  written: Tenant,
  { resolved, tenant, languages, options }: ShownOptions,
): Pick<CompiledTenant, 'publicTenant' | 'hostConnection'> {
  const { environment, variables, pictures = NO_PICTURES } = options;
  const hostConnection = resolveConnection(tenant, environment, variables).connection;
  // What the file may say is taken from what it says: the folded parts are no longer as the schema has them.
  const shown = publicPart({ ...resolved, theme: withAddresses(tenant.theme, pictures) }, tenantSchema);
  const publicTenant = {
    ...foldOwnTexts(shown as Tenant, options.words, languages),
    environment,
    ...(written.status === 'draft' && { isDraft: true as const }),
    connection: publicPart(hostConnection, connectionSchema(environment)),
  };
  const offered = publicTenant as PublicTenant;
  return deepFreeze({
    publicTenant: options.drafts ? withDraftLanguages(offered, tenant, options.words) : offered,
    hostConnection: hostConnection as HostConnection,
  });
}
