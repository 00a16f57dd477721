import type { Variables } from '../../../compiler/resolveVariables.ts';
import { runCommand } from '../../../compiler/runCommand.ts';
import { manifests } from '../../../screens/index.ts';

interface TenantRun {
  readonly code: number;
  readonly out: string[];
  readonly errors: string[];
}

/** `npm run tenant -- …` over a folder of tenant files, on a fixed day: its exit code and what it printed. */
export async function runTenant(
  folder: string,
  words: readonly string[],
  variables: Variables = {},
): Promise<TenantRun> {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await runCommand({
    words,
    variables: { ...variables, TENANT_CONFIG_DIR: folder },
    screens: manifests,
    version: '3.10.4',
    today: () => '2026-11-21',
    now: new Date('2026-11-21T12:00:00Z'),
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
  });
  return { code, out, errors };
}
