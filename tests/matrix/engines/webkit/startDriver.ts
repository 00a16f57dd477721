/**
 * WebKitGTK's own driver (W3C WebDriver) and the small browser that comes with it. It needs a screen: the one that there
 * is, else one that shows nothing (Xvfb).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../support/freePort.ts';

const XVFB = '/usr/bin/Xvfb';
const SIZE = { width: 1440, height: 900 };
/** What does not come in this time hangs: a busy machine takes far longer than its usual second now and then. */
const WAIT_MILLISECONDS = 60_000;

export interface WebKitDriver {
  /** A browser that knows nothing of any other, with a driver of its own, which has one session. */
  openSession(): Promise<WebKitSession>;
  stop(): Promise<void>;
}

export interface WebKitSession {
  readonly session: WebDriver;
  close(): Promise<void>;
}

/** @param path of WebKitWebDriver */
export async function startDriver(path: string): Promise<WebKitDriver> {
  const screen = await findScreen();
  return {
    async openSession() {
      const port = await freePort();
      const driver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
        env: { ...process.env, ...screen.variables },
        stdio: 'ignore',
      });
      const server = `http://127.0.0.1:${port}`;
      await untilReady(server, driver);
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...SIZE });
      return {
        session,
        async close() {
          await session.quit().catch(() => undefined);
          driver.kill();
        },
      };
    },
    stop: async () => screen.stop(),
  };
}

interface Screen {
  readonly variables: Readonly<Record<string, string>>;
  stop(): void;
}

async function findScreen(): Promise<Screen> {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { variables: {}, stop: () => undefined };
  if (!existsSync(XVFB))
    throw new Error('WebKitGTK needs a screen: install Xvfb (Debian: xvfb), or set DISPLAY.');
  const { width, height } = SIZE;
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const server = spawn(XVFB, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await firstLineOf(server.stdio[3] as Readable);
  return { variables: { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' }, stop: () => void server.kill() };
}

async function firstLineOf(stream: Readable): Promise<readonly [string]> {
  for await (const line of createInterface(stream)) return [line.trim()];
  throw new Error('Xvfb ended before it had a screen.');
}

async function untilReady(server: string, driver: ChildProcess): Promise<void> {
  const latest = performance.now() + WAIT_MILLISECONDS;
  while (performance.now() < latest) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    const answer = await fetch(`${server}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
