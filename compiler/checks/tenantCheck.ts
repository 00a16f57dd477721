import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { BuiltInWords } from '../builtInWords.ts';
import type { Environment } from '../environment.ts';
import type { Pictures } from '../pictures.ts';
import type { Finding } from '../problem.ts';
import type { Variables } from '../resolveVariables.ts';

/** What the checks know of a screen. */
export type ScreenFacts = Pick<Manifest, 'id' | 'feature' | 'isOffered' | 'paths' | 'guards' | 'menuEntries'>;

/** What the checks of references know beside the tenant itself. */
export interface CheckContext {
  readonly words: BuiltInWords;
  readonly screens: readonly ScreenFacts[];
  /** The tenant's own; none unless given. */
  readonly pictures?: Pictures;
  readonly environment: Environment;
  readonly variables: Variables;
  /** Version of the portal, such as `3.10.4`. */
  readonly version: string;
}

/** A check that a schema cannot express. It runs when the parts that it reads have the right structure. */
export interface TenantCheck {
  readonly reads: readonly (keyof Tenant)[];
  readonly run: (tenant: Tenant, context: CheckContext) => Finding[];
}
