import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import type { Written } from './traceOption.ts';

/** What both know that name what is on a screen and what is not. */
export interface XrayContext {
  readonly tenant: PublicTenant;
  /** On the day that is shown. */
  readonly resolved: Tenant;
  readonly written: Written;
  readonly manifests: readonly Manifest[];
  readonly labels: (key: string) => string;
  /** The screen that is shown. */
  readonly screen: Manifest | null;
  readonly isSignedIn: boolean;
}
