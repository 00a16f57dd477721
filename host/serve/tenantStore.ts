import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { nextChange } from './nextChange.ts';
import type { ServedTenant } from './servedTenant.ts';
import { createTenantFolder, type TenantFolderOptions } from './tenantFolder.ts';
import { makeState, NOTHING_YET, type TenantState } from './tenantState.ts';

export type TenantStoreOptions = TenantFolderOptions;

export interface TenantStore<Tenant extends ServedTenant = ServedTenant> {
  state(): TenantState<Tenant>;
  /** When a dated value or a page of a served tenant changes next, in milliseconds since 1970; null without tenants. */
  changesAt(): number | null;
  /**
   * Reads the folder again: the files at these paths, or all of it where none are given.
   * @throws when it cannot be read; the state stays
   */
  reload(paths?: ReadonlySet<string>): Promise<void>;
}

/**
 * Holds the tenants of a folder. A file with one problem does not go live; the last good version stays,
 * and a removed file is a removed tenant.
 */
export function createTenantStore(options: TenantStoreOptions): TenantStore<CompiledTenant> {
  const folder = createTenantFolder(options);
  let state: TenantState<CompiledTenant> = NOTHING_YET;
  return {
    state: () => state,
    changesAt: () => nextChange(state.tenants.values(), options.now()),
    async reload(paths) {
      await folder.reload(paths);
      state = makeState(folder.judge(), {
        before: state,
        words: folder.words(),
        draftOnly: folder.draftOnly(),
        unread: folder.unread(),
        now: options.now(),
        drafts: options.drafts,
      });
    },
  };
}
