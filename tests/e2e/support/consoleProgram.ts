import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

/** `npm run console` over a copy of tenant files. */
export interface ConsoleProgram {
  /** Ends in a slash. */
  readonly url: string;
  readonly folder: string;
  /** @returns the exit code */
  stop(): Promise<number | null>;
}

interface ConsoleProgramOptions {
  /** Of tenant files; the shipped ones unless given. */
  readonly from?: string;
  /** Names of tenant files that are not needed: each costs the start some time. */
  readonly without?: readonly string[];
  /** What previews talk to, without a slash at the end. */
  readonly sandbox?: string | undefined;
  /** The built portal that previews show; that of `npm run build` unless given. */
  readonly dist?: string;
}

export async function startConsoleProgram({
  from: source = 'tenant-config',
  without = [],
  sandbox = process.env.E2E_SANDBOX,
  dist,
}: ConsoleProgramOptions = {}): Promise<ConsoleProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'console-e2e-'));
  await cp(source, folder, { recursive: true, filter: (from) => !without.includes(basename(from)) });
  const child = spawn(process.execPath, ['scripts/console.ts', ...(dist ? ['--dist', dist] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CONSOLE_PORT: '0',
      TENANT_CONFIG_DIR: folder,
      SANDBOX_URL: sandbox,
    },
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^console {2}(http:\S+)$/.exec(line) ?? [];
    if (!url) continue;
    return {
      url,
      folder,
      async stop() {
        child.kill('SIGTERM');
        const [code] = await ended;
        await rm(folder, { recursive: true });
        return code;
      },
    };
  }
  throw new Error('The console ended before it was ready.');
}
