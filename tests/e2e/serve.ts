/**
 * One portal with its own sandbox on free ports, for browser tests: prints its addresses as one line of JSON
 * and ends with its standard input. Usage: node tests/e2e/serve.ts [folder of tenant configs]
 */
import { startSandbox } from '../../sandbox/startSandbox.ts';
import { serveStack } from './support/serveStack.ts';

await serveStack((wordsDir) =>
  startSandbox({ port: 0, address: '127.0.0.1', dataDir: ':memory:', wordsDir }),
);
