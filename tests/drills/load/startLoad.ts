import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOptions, LoadReport } from './load.ts';

export interface RunningLoad {
  /** Ends the load. @returns what it saw */
  stop(): Promise<LoadReport>;
}

/** Makes load from a process of its own, so that what is measured is not held up by what measures. */
export function startLoad(options: LoadOptions): RunningLoad {
  const script = fileURLToPath(new URL('./generateLoad.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const killed = () => void child.kill('SIGKILL');
  process.once('exit', killed);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  let ended: Promise<LoadReport> | null = null;
  const end = async (): Promise<LoadReport> => {
    const closed = once(child, 'close');
    child.stdin.end();
    await closed;
    process.off('exit', killed);
    if (said === '') throw new Error(`The load ended with ${child.exitCode} and without a report.`);
    return JSON.parse(said) as LoadReport;
  };
  return {
    stop() {
      ended ??= end();
      return ended;
    },
  };
}
