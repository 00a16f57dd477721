/** A portal with its sandbox, and a browser, for the parts that look: started once needed, for all tenants together. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { buildProject } from '../../../bundle/buildProject.ts';
import { findBrowser } from '../../../scripts/browser.mjs';
import { TEST_ARGS } from '../../e2e/support/chromium.ts';
import { startStack } from '../../e2e/support/startStack.ts';
import { frozenMoment } from './frozenMoment.ts';

const SERVE = fileURLToPath(new URL('serveFrozen.ts', import.meta.url));

export interface Stage {
  readonly browser: Browser;
  /** Addresses without a slash at the end. */
  readonly portal: string;
  readonly sandbox: string;
  /** What the clock of each window says; the real time unless given. */
  readonly now?: Date;
}

export interface LazyStage {
  open(): Promise<Stage>;
  close(): Promise<void>;
}

/** @param folder of tenant files */
export function createStage(folder: string): LazyStage {
  let opened: Promise<Stage & { stop(): Promise<void> }> | null = null;
  const open = async () => {
    const problems = await buildProject({ ...process.env, TENANT_CONFIG_DIR: folder });
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const stack = await startStack(folder, SERVE);
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: TEST_ARGS });
    return { ...stack, browser, now: frozenMoment(), stop: () => stack.stop() };
  };
  return {
    open() {
      opened ??= open();
      return opened;
    },
    async close() {
      const stage = await opened?.catch(() => null);
      await stage?.browser.close();
      await stage?.stop();
    },
  };
}
