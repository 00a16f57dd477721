import type { Manifest } from '../assemble/manifest.ts';
import { isCompatible } from '../tenant/isCompatible.ts';
import { readPageData } from '../tenant/readPageData.ts';
import { startPortal } from './startPortal.tsx';
import { showStartupError } from './startupError.ts';
import { type LoadTenantSwitcher, startWithoutTenant } from './startWithoutTenant.tsx';

export interface Screens {
  readonly manifests: readonly Manifest[];
  readonly loadTenantSwitcher: LoadTenantSwitcher;
}

/** Starts what the page is for: one tenant's portal, or a page that belongs to none. A failure is never a blank page. */
export async function start(document: Document, screens: Screens): Promise<void> {
  try {
    const page = readPageData(document);
    const container = document.getElementById('root');
    if (!container) throw new Error('The page has no place for the portal.');
    if (page.tenant && !isCompatible(page.version, page.tenant.compatibility)) {
      // Config and bundle of different times: a clear page instead of odd faults (threat P11).
      throw new Error(`This tenant does not work with version ${page.version}.`);
    }
    if (page.tenant)
      await startPortal({ page, tenant: page.tenant, manifests: screens.manifests, container });
    else await startWithoutTenant({ page, container, loadTenantSwitcher: screens.loadTenantSwitcher });
  } catch (cause) {
    console.error(cause);
    showStartupError(document);
  }
}
