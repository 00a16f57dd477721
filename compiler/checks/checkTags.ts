import type { Tenant } from '../../schemas/tenant.gen.ts';
import { ENVIRONMENTS } from '../environment.ts';
import type { Finding } from '../problem.ts';
import { resolveConnection } from '../resolveConnection.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** What an id looks like, by provider: it becomes part of an address of a fixed form (threat X6). */
const IDS: Readonly<Record<string, { readonly pattern: RegExp; readonly example: string }>> = {
  googleTagManager: { pattern: /^GTM-[A-Z0-9]{4,12}$/, example: 'GTM-AB12CD3' },
  matomoTagManager: { pattern: /^[A-Za-z0-9]{6,12}$/, example: 'aB3dE5fG' },
  googleAnalytics: { pattern: /^G-[A-Z0-9]{6,12}$/, example: 'G-AB12CD34EF' },
  matomo: { pattern: /^[1-9][0-9]{0,5}$/, example: '12' },
  plausible: { pattern: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, example: 'cards.sorvia.example' },
};

/** Ids of tag managers and analytics are such as their provider gives out. */
export const checkTags: TenantCheck = {
  reads: ['code', 'connections'],
  run: ({ code, connections }, { variables }) =>
    ENVIRONMENTS.flatMap((environment) =>
      (['tagManager', 'analytics'] as const).flatMap((part): Finding[] => {
        const pointer = `/connections/${environment}/${part}/id`;
        const tag = connections[environment][part];
        const known = tag && IDS[tag.provider];
        if (!known || known.pattern.test(tag.id)) return [];
        const { connection, findings } = resolveConnection({ code, connections }, environment, variables);
        const { id = '' } = (connection as Tenant['connections']['dev'])[part] ?? {};
        // What a variable holds that is not set or not allowed is not known; that it is so is said elsewhere.
        if (known.pattern.test(id) || findings.some((each) => each.pointer === pointer)) return [];
        // As it stands in the file: the value of a variable is for the host alone to tell.
        const filled = id === tag.id ? '' : ', with its variables filled in,';
        const message = `"${tag.id}"${filled} is no id of ${tag.provider}. For example "${known.example}".`;
        return [{ pointer, rule: 'tag', message }];
      }),
    ),
};
