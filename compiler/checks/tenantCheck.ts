import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { BuiltInWords } from '../builtInWords.ts';
import type { Environment } from '../environment.ts';
import type { Finding } from '../problem.ts';

/** What the checks of references know beside the tenant itself. */
export interface CheckContext {
  readonly words: BuiltInWords;
  readonly screenIds: readonly string[];
  readonly environment: Environment;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** A check that a schema cannot express. It runs when the parts that it reads have the right structure. */
export interface TenantCheck {
  readonly reads: readonly (keyof Tenant)[];
  readonly run: (tenant: Tenant, context: CheckContext) => Finding[];
}
