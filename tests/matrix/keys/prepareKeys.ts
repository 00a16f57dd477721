/** What the trial of every key stands on: pages without a browser, a gateway that listens, the richest tenant files. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { listTenantFiles } from '../../../compiler/loadTenants.ts';
import { PAGE_DATA_ID } from '../../../runtime/tenant/pageData.ts';
import { readWorld, type WorldOptions } from '../world.ts';
import { type Baseline, prepareBaseline } from './baseline.ts';
import { countKeys, isAllowedIn, maximalTenant } from './maximalTenant.ts';
import type { Around } from './observeModel.ts';
import { startUpstream } from './startUpstream.ts';

export interface PreparedKeys {
  readonly around: Around;
  readonly baselines: readonly Baseline[];
  close(): Promise<void>;
}

export interface PrepareOptions extends WorldOptions {
  /** Tenants whose files keys are changed in; all of them unless given. */
  readonly codes?: readonly string[];
}

/** Screens have to be prepared before this module is loaded (`runScreens.ts`). */
export async function prepareKeys(options: PrepareOptions): Promise<PreparedKeys> {
  const upstream = await startUpstream();
  const world = await readWorld({ ...options, sandboxUrl: upstream.url });
  const { prerenderHome } = await import('../../../runtime/render.tsx');
  const { TenantSwitcher } = await import('../../../screens/withoutTenant.ts');
  const around: Around = {
    world,
    upstream,
    prerenderHome,
    renderSwitcher(page) {
      const at = page.indexOf(`id="${PAGE_DATA_ID}">`);
      const data = page.slice(page.indexOf('>', at) + 1, page.indexOf('</script>', at));
      const { tenants } = JSON.parse(data) as { tenants: Parameters<typeof TenantSwitcher>[0]['tenants'] };
      return renderToString(createElement(TenantSwitcher, { tenants, question: '', note: '' }));
    },
  };
  const files: unknown[] = [];
  for (const path of await listTenantFiles(options.folder)) {
    const file: unknown = JSON.parse(await readFile(path, 'utf8'));
    const isWanted = options.codes?.includes(basename(path, '.json')) ?? true;
    if (!isWanted || !world.compile(file).ok) continue;
    files.push(file);
  }
  const baselines: Baseline[] = [];
  const [richest, ...others] = files.sort((one, other) => countKeys(other) - countKeys(one));
  // First what says most; what that hides, the plain file may show. Screens are opened for these two.
  if (richest !== undefined) {
    baselines.push(await prepareBaseline(maximalTenant(richest, isAllowedIn(world)), around));
    baselines.push(await prepareBaseline(richest, around));
  }
  for (const file of others) {
    baselines.push(await prepareBaseline(maximalTenant(file, isAllowedIn(world)), around, () => false));
  }
  return { around, baselines, close: () => upstream.close() };
}
