/** `npm run host`: the production host alone, set up by the environment (contract, Environment). */
import { join } from 'node:path';
import { readEnvironment } from '../compiler/environment.ts';
import { readBuildInfo } from './build/buildInfo.ts';
import { buildProjectRuntime, DIST_DIR, PROJECT_ROOT } from './build/buildProject.ts';
import { logToStdout } from './serve/log.ts';
import { startHost } from './startHost.ts';

const DEFAULT_PORT = 4000;
const DEFAULT_ADDRESS = '127.0.0.1';

const { env } = process;
try {
  if (!(await readBuildInfo(DIST_DIR))) await buildProjectRuntime();
  const host = await startHost({
    port: Number(env.PORT || DEFAULT_PORT),
    address: env.HOST_ADDRESS || DEFAULT_ADDRESS,
    distDir: DIST_DIR,
    tenantConfigDir: env.TENANT_CONFIG_DIR || join(PROJECT_ROOT, 'tenant-config'),
    environment: readEnvironment(env.PORTAL_ENV),
    variables: env,
    credentialsDir: env.CREDENTIALS_DIR,
  });
  logToStdout({ level: 'info', event: 'listening', url: host.url });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await host.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const port = env.PORT || DEFAULT_PORT;
  const taken = `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
  process.stderr.write(`${code === 'EADDRINUSE' ? taken : message}\n`);
  process.exitCode = 1;
}
