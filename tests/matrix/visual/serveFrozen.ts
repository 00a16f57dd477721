/**
 * One portal with its own sandbox on free ports, as tests/e2e/serve.ts has it, but the sandbox lives at a moment that is
 * the same in each run. Usage: node serveFrozen.ts FOLDER-OF-TENANT-CONFIGS
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { serveStack } from '../../e2e/support/serveStack.ts';

await serveStack(async (wordsDir) => {
  const sandbox = new Worker(new URL('frozenSandbox.ts', import.meta.url), { workerData: { wordsDir } });
  const [url] = (await once(sandbox, 'message')) as [string];
  return { url, close: () => sandbox.terminate() };
});
