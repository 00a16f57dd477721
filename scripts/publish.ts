/** `npm run publish`: puts tenants into the registry and switches hosts to them. */
import { readFile } from 'node:fs/promises';
import { createProgram, endWithReader } from '../compiler/createProgram.ts';
import { todayAt } from '../compiler/today.ts';
import { runPublish } from '../publish/source-sets/runPublish.ts';
import { manifests } from '../screens/index.ts';

endWithReader(process.stdout, process.stderr);

const packageFile = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };

const program = createProgram(
  'npm run publish --',
  'Publishes tenants to an environment: hosts that follow the registry serve them.',
).addHelpText(
  'after',
  `
Set up by the environment:
  REGISTRY            folder:PATH (folder:.registry unless set), etcd://HOST:PORT,…, etcds://HOST:PORT,…, s3:https://STORAGE/BUCKET
  TENANT_CONFIG_DIR   the folder of tenant files
and what docs/operations.md names for TLS and users.`,
);

process.exitCode = await runPublish(program, {
  words: process.argv.slice(2),
  variables: { ...process.env },
  screens: manifests,
  version,
  today: todayAt(new Date()),
  now: () => new Date(),
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
});
