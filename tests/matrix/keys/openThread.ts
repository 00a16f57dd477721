/** A thread that opens the screens that it is given, one after the other, as the trial of every key opens them. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { prepareScreens } from './runScreens.ts';

export interface OpenTask {
  readonly tenant: PublicTenant;
  readonly screens: readonly string[];
}

const { tenant, screens } = workerData as OpenTask;

// First of all: what comes after names files that Node reads only then.
prepareScreens();
const { open, visitsOf } = await import('./openScreens.ts');
const { manifests } = await import('../../../screens/index.ts');
const visits = visitsOf(tenant, manifests).filter(({ name }) => screens.includes(name));
const pages: string[] = [];
for (const visit of visits) pages.push((await open(visit, tenant, tenant, manifests)).page);
parentPort?.postMessage(pages);
