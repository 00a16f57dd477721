import { basename } from 'node:path';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { CompiledTenant, CompileResult } from '../compileTenant.ts';
import type { Finding } from '../problem.ts';
import { findForeign } from './foreignLinks.ts';

interface Neighbour {
  readonly file: string;
  readonly result: CompileResult;
}

/** @returns the warnings of one of the tenants, for what no file shows by itself */
export function warnTogether(compiled: readonly Neighbour[]): (tenant: CompiledTenant) => Finding[] {
  const known = compiled.flatMap(({ file, result }) =>
    result.ok ? [{ file: basename(file), ...result.tenant }] : [],
  );
  const byIdentifier = Map.groupBy(known, ({ identifier }) => identifier);
  return ({ tenant, links }) => {
    const isOther = ({ code }: { readonly code: string }) => code !== tenant.code;
    const others = known.filter(isOther);
    const same = (byIdentifier.get(tenant.identifier) ?? []).filter(isOther);
    return [
      ...doubtIdentifier(tenant, same),
      ...links.flatMap(({ pointer, link }): Finding[] => {
        const foreign = findForeign(link, tenant, others);
        if (!foreign) return [];
        const message = `${JSON.stringify(link)} leads to the portal of another tenant, "${foreign.code}".`;
        return [{ pointer, rule: 'foreign-link', message }];
      }),
    ];
  };
}

function doubtIdentifier(
  { identifier }: Pick<Tenant, 'identifier'>,
  same: readonly { readonly file: string }[],
): Finding[] {
  if (same.length === 0) return [];
  const files = same.map(({ file }) => file).join(', ');
  const message = `The identifier "${identifier}" is that of ${files} as well: the app backend takes the two for one tenant.`;
  return [{ pointer: '/identifier', rule: 'identifier', message }];
}
