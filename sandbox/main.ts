import { join } from 'node:path';
import { createProgram, readProgram } from '../compiler/createProgram.ts';

readProgram(
  createProgram(
    'npm run sandbox --',
    'The sandbox alone: provider, gateway, app backend and mailbox.',
  ).addHelpText(
    'after',
    `
Set up by the environment:
  SANDBOX_PORT, HOST_ADDRESS, SANDBOX_DATA_DIR, TENANT_CONFIG_DIR, PORT`,
  ),
);

// Loaded once it is known that the program runs: `--help` answers at once.
const { startSandbox } = await import('./startSandbox.ts');

// Program: the sandbox alone. The README names the variables of its environment.
const { SANDBOX_PORT, HOST_ADDRESS, SANDBOX_DATA_DIR, TENANT_CONFIG_DIR, PORT } = process.env;

const port = Number(SANDBOX_PORT || 4100);

try {
  const sandbox = await startSandbox({
    port,
    address: HOST_ADDRESS || '127.0.0.1',
    dataDir: SANDBOX_DATA_DIR || '.sandbox',
    wordsDir: join(TENANT_CONFIG_DIR || 'tenant-config', 'languages'),
    portalUrl: `http://localhost:${PORT || 4000}`,
  });
  console.log(`sandbox  ${sandbox.url}/`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await sandbox.close();
      process.exit(0);
    });
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const taken = `Port ${port} is in use. Stop what listens there, or set SANDBOX_PORT to another one.`;
  process.stderr.write(`${code === 'EADDRINUSE' ? taken : message}\n`);
  process.exitCode = 1;
}
