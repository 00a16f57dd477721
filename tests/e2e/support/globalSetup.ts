import { startStack } from './startStack.ts';

/** One stack for all tests that only read or use a person of their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env.E2E_PORTAL = stack.portal;
  process.env.E2E_SANDBOX = stack.sandbox;
  return () => stack.stop();
}
