/** Runs before each file of tests. The files of a worker share its process, and each finds it as the first one did. */
import { afterAll, vi } from 'vitest';

const variables = { ...process.env };
const folder = process.cwd();

// A second copy of our modules beside the one copy of others' (resvg, for one, begins once in a process) fails in some later file.
vi.resetModules = () => {
  throw new Error(
    'The files of a worker share their modules: a test that needs fresh ones starts a process or has a page.',
  );
};

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  if (process.cwd() !== folder) process.chdir(folder);
});
