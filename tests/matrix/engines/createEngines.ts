/** The other engines, each started once it is needed, for all tenants together; told in one line where it is not found. */
import { fileURLToPath } from 'node:url';
import { type Browser, firefox } from 'playwright';
import { type Engine, findEngine, missingLine } from './engine.ts';
import { startDriver, type WebKitDriver } from './webkit/startDriver.ts';

const RELAY = fileURLToPath(new URL('firefox/relay.mjs', import.meta.url));

export interface Engines {
  /** Null where it is not found. */
  openFirefox(): Promise<Browser | null>;
  openWebKit(): Promise<WebKitDriver | null>;
  close(): Promise<void>;
}

/** The Firefox of everybody, over WebDriver BiDi, and not one that was built for tests. */
function launchFirefox(path: string): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: RELAY,
    env: { ...(process.env as Record<string, string>), FIREFOX_PATH: path },
    // Which is set for each window elsewhere; this Firefox has it for all.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
}

export function createEngines(report: (line: string) => void = console.log): Engines {
  let browser: Promise<Browser | null> | null = null;
  let driver: Promise<WebKitDriver | null> | null = null;
  const open = async <Opened>(engine: Engine, start: (path: string) => Promise<Opened>) => {
    const path = findEngine(engine);
    if (path !== null) return start(path);
    report(missingLine(engine));
    return null;
  };
  return {
    openFirefox() {
      browser ??= open('firefox', launchFirefox);
      return browser;
    },
    openWebKit() {
      driver ??= open('webkit', startDriver);
      return driver;
    },
    async close() {
      await browser?.then((each) => each?.close()).catch(() => undefined);
      await driver?.then((each) => each?.stop()).catch(() => undefined);
    },
  };
}
