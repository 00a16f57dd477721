import { defineConfig } from 'playwright/test';
import { TEST_ARGS } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // What does not come in these times hangs: a busy machine takes far longer than its usual second now and then.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    // A step that hangs says which it is.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Pictures and copies of the page at every step cost more than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: TEST_ARGS,
    },
  },
});
