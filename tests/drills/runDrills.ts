/** The fleet drills, one after the other, and their report in `drill-report/`. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProjectRuntime } from '../../bundle/buildProject.ts';
import { DIST_DIR } from '../../bundle/project.ts';
import { readBuildInfo } from '../../publish/build/buildInfo.ts';
import type { DrillResult } from './drill.ts';
import { DRILLS } from './drills.ts';
import { findPrograms } from './fleet/findPrograms.ts';
import { startDrillFleet } from './fleet/startDrillFleet.ts';
import type { DrillOptions } from './readDrillOptions.ts';
import { type DrillRun, describeTotals, writeDrillPage } from './report/writeDrillPage.ts';
import { runDrill } from './runDrill.ts';

const REPORT = 'drill-report';

/** @returns the exit code: 0 when nothing failed, 1 when something did, 2 when it could not run */
export async function runDrills(options: DrillOptions): Promise<number> {
  const found = findPrograms();
  if (!found.ok) {
    process.stderr.write(`${found.message}\n`);
    return 2;
  }
  if (process.platform !== 'linux') {
    process.stderr.write('The drills need Linux: each client has an address of its own in 127.0.0.0/8.\n');
    return 2;
  }
  const at = new Date().toISOString();
  if (!(await readBuildInfo(DIST_DIR))) await buildProjectRuntime();
  const folder = await mkdtemp(join(tmpdir(), 'drills-'));
  const fleet = await startDrillFleet(folder, found.programs);
  const results: DrillResult[] = [];
  try {
    console.log(`Three etcd, three hosts and an edge at ${fleet.edge.url}; their logs are in ${folder}.\n`);
    for (const drill of DRILLS.filter(({ id }) => options.ids.includes(id))) {
      console.log(`${drill.id}  ${drill.title}`);
      const say = (what: string) => console.log(`      ${what}`);
      const context = { fleet, outageSeconds: options.outageSeconds, say };
      const result = await runDrill(drill, () => drill.run(context));
      results.push(result);
      tell(result);
      await fleet.heal();
    }
  } finally {
    await fleet.close();
  }
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  await report({ at, machine, outageSeconds: options.outageSeconds, results });
  const isFailed = results.some(({ verdict }) => verdict === 'failed');
  // Whoever looks for a cause needs the logs.
  if (!isFailed) await rm(folder, { recursive: true, force: true });
  return isFailed ? 1 : 0;
}

function tell({ verdict, figures, reason, seconds }: DrillResult): void {
  for (const { what, value, limit, isMet } of figures) {
    console.log(`      ${isMet ? ' ' : '✗'} ${what}: ${value}${limit === null ? '' : ` (${limit})`}`);
  }
  console.log(`      ${verdict}${reason === null ? '' : `: ${reason}`}, ${seconds.toFixed(0)} s\n`);
}

async function report(run: DrillRun): Promise<void> {
  await mkdir(REPORT, { recursive: true });
  await writeFile(join(REPORT, 'index.html'), writeDrillPage(run));
  await writeFile(join(REPORT, 'drills.json'), `${JSON.stringify(run, null, 2)}\n`);
  console.log(`Report: ${join(REPORT, 'index.html')}\n${describeTotals(run.results)}`);
}
