import { join } from 'node:path';
import { startSandbox } from './startSandbox.ts';

// Program: the sandbox alone. Names of the environment are those of the contract.
const { SANDBOX_PORT, HOST_ADDRESS, SANDBOX_DATA_DIR, TENANT_CONFIG_DIR, PORT } = process.env;

const sandbox = await startSandbox({
  port: Number(SANDBOX_PORT ?? 4100),
  address: HOST_ADDRESS ?? '127.0.0.1',
  dataDir: SANDBOX_DATA_DIR ?? '.sandbox',
  wordsDir: join(TENANT_CONFIG_DIR ?? 'tenant-config', 'languages'),
  portalUrl: `http://localhost:${PORT ?? 4000}`,
});
console.log(`sandbox  ${sandbox.url}/`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await sandbox.close();
    process.exit(0);
  });
}
