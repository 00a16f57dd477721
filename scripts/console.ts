/** `npm run console`: the configuration managers' tool alone, over the tenant files on disk. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createProgram, readProgram } from '../compiler/createProgram.ts';
import { readEnvironment } from '../compiler/environment.ts';

const { dist } = readProgram(
  createProgram(
    'npm run console --',
    'The tool of configuration managers: edits the tenant files in a browser, on this machine alone.',
  )
    .option('--dist <FOLDER>', 'the built portal that previews show; that of npm run build unless given')
    .addHelpText(
      'after',
      `
Environment:
  CONSOLE_PORT, HOST_ADDRESS, TENANT_CONFIG_DIR, PORTAL_ENV`,
    ),
).opts<{ dist?: string }>();

// Loaded once it is known that the program runs: `--help` answers at once.
const { buildConsole } = await import('../bundle/buildConsole.ts');
const { DIST_DIR, PROJECT_ROOT } = await import('../bundle/project.ts');
const { startConsole } = await import('../console/server/startConsole.ts');
const { manifests } = await import('../screens/index.ts');

const DEFAULT_PORT = 4200;
const DEFAULT_ADDRESS = '127.0.0.1';

const { env } = process;
try {
  const manifest = await readFile(join(PROJECT_ROOT, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const running = await startConsole({
    port: Number(env.CONSOLE_PORT || DEFAULT_PORT),
    address: env.HOST_ADDRESS || DEFAULT_ADDRESS,
    page: await buildConsole(PROJECT_ROOT),
    context: {
      tenantConfigDir: resolve(env.TENANT_CONFIG_DIR || join(PROJECT_ROOT, 'tenant-config')),
      distDir: resolve(dist ?? DIST_DIR),
      environment: readEnvironment(env.PORTAL_ENV),
      variables: env,
      screens: manifests,
      version,
      now: () => new Date(),
    },
  });
  process.stdout.write(`console  ${running.url}\n`);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await running.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const port = env.CONSOLE_PORT || DEFAULT_PORT;
  const taken = `Port ${port} is in use. Stop what listens there, or set CONSOLE_PORT to another one.`;
  process.stderr.write(`${code === 'EADDRINUSE' ? taken : message}\n`);
  process.exitCode = 1;
}
