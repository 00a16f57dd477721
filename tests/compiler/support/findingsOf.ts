/** What one check says of a tenant, without a file around it: it sees the parts that it reads, and nothing else. */
import type { CheckContext, TenantCheck } from '../../../compiler/checks/tenantCheck.ts';
import type { Finding } from '../../../compiler/problem.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';

const NOTHING_BESIDE: CheckContext = {
  words: new Map(),
  screens: [],
  environment: 'dev',
  variables: {},
  version: '3.10.4',
};

/** @param parts those that the check looks at, as far as it does */
export function findingsOf(check: TenantCheck, parts: object, beside: Partial<CheckContext> = {}): Finding[] {
  const read = Object.entries(parts).filter(([part]) => check.reads.some((each) => each === part));
  return check.run(Object.fromEntries(read) as Partial<Tenant> as Tenant, { ...NOTHING_BESIDE, ...beside });
}

/** What those of several checks say that read nothing else than these parts. */
export function findingsOfAll(
  checks: readonly TenantCheck[],
  parts: object,
  beside: Partial<CheckContext> = {},
): Finding[] {
  return checks
    .filter(({ reads }) => reads.every((part) => part in parts))
    .flatMap((check) => findingsOf(check, parts, beside));
}

/** What a finding offers when there is nothing else to be right: another value. */
export function replacedBy(value: unknown, isSafe = false) {
  const title = `Replace by ${JSON.stringify(value)}`;
  return { kind: 'value', value, title, ...(isSafe && { isSafe: true }) };
}

/** That it can be taken out. */
export const TAKEN_OUT = { kind: 'remove', title: 'Take it out' };
