/**
 * Publishes a folder of tenants into a built folder, and says how long it took and what it held.
 * Usage: node publish.ts DIST TENANT_CONFIGS
 */
import { formatProblem } from '../../compiler/problem.ts';
import { publishSite } from '../../publish/plain-files/publishSite.ts';
import { manifests } from '../../screens/index.ts';

const [distDir = '', tenantConfigDir = ''] = process.argv.slice(2);
const start = performance.now();
const problems = await publishSite({
  distDir,
  tenantConfigDir,
  environment: 'dev',
  variables: process.env,
  screens: manifests,
  now: new Date(),
});
for (const problem of problems.slice(0, 5)) console.error(formatProblem(problem));
if (problems.length > 0) process.exit(1);
const { maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ milliseconds: performance.now() - start, megabytes: maxRSS / 1024 }));
