/** Publishes the shipped tenants into a built folder, as `npm run build` does. Usage: node publish.ts FOLDER */
import { fileURLToPath } from 'node:url';
import { formatProblem } from '../../../compiler/problem.ts';
import { publishSite } from '../../../publish/plain-files/publishSite.ts';
import { manifests } from '../../../screens/index.ts';

const problems = await publishSite({
  distDir: process.argv[2] ?? '',
  tenantConfigDir: fileURLToPath(new URL('../../../tenant-config', import.meta.url)),
  environment: 'dev',
  variables: process.env,
  screens: manifests,
  now: new Date(),
});
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) process.exitCode = 1;
