import { forgetForm } from '../../../compiler/compileForms.ts';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import { createSiteServer } from '../../../host/serve/createSiteServer.ts';
import { createKeptFiles } from '../../../host/serve/keptFiles.ts';
import type { LiveSite } from '../../../host/serve/liveSite.ts';
import { createPublishedTenants } from '../../../host/serve/publishedTenants.ts';
import type { TenantState } from '../../../host/serve/tenantState.ts';
import type { PreviewPage } from '../../../publish/page/contentPolicy.ts';
import type { ConsoleContext } from '../consoleContext.ts';
import type { TextMarker } from '../xray/createTextMarker.ts';
import type { PreviewBuild } from './previewBuild.ts';

/** What a pane answers from. */
export interface PaneSite extends ReturnType<LiveSite['current']> {
  readonly state: TenantState<CompiledTenant>;
}

/** Publishes the tenant of a pane; what has not changed since is not rendered again. */
export type PanePublisher = (state: TenantState<CompiledTenant>, shown: ShownTenant | null) => PaneSite;

/** The tenant as it is at an instant. */
interface ShownTenant {
  readonly tenant: CompiledTenant;
  readonly at: Date;
  readonly preview: PreviewPage;
  /** Marks the texts, for X-ray; null serves them as they are published. */
  readonly marker: TextMarker | null;
}

export function createPanePublisher(
  { build, files: built }: PreviewBuild,
  { distDir, screens, now }: ConsoleContext,
): PanePublisher {
  const files = createKeptFiles({ built, now, onDrop: forgetForm });
  const published = createPublishedTenants(distDir);
  return (read, shown) => {
    const tenants = new Map(shown ? [[shown.tenant.publicTenant.code, shown.tenant]] : []);
    const state = { ...read, tenants };
    const preview = shown?.preview;
    const served = shown?.marker ? markState(state, shown.marker) : state;
    const at = shown?.at ?? now();
    const site = createSiteServer({
      build,
      state: served,
      files,
      distDir,
      published,
      screens,
      now: at,
      preview,
    });
    return { state, site, coversSubDomains: () => false };
  };
}

function markState(state: TenantState<CompiledTenant>, marker: TextMarker): TenantState<CompiledTenant> {
  return {
    ...state,
    languages: marker.languages(state.languages),
    tenants: new Map([...state.tenants].map(([code, tenant]) => [code, marker.tenant(tenant)])),
  };
}
