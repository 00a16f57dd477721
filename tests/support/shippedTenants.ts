/** Every tenant of tenant-config/, checked and compiled: found, not named. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { compileTenant } from '../../compiler/compileTenant.ts';
import { listTenantFiles } from '../../compiler/loadTenants.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { manifests } from '../../screens/index.ts';

const words = wordsOf(await loadWordsFiles('tenant-config/languages'));

export const shippedTenants: readonly PublicTenant[] = (await listTenantFiles('tenant-config')).map(
  (file) => {
    const result = compileTenant({
      text: readFileSync(file),
      file: basename(file),
      environment: 'dev',
      variables: { SANDBOX_URL: 'http://localhost:4100' },
      words,
      screens: manifests,
      version: '3.10.4',
      today: () => '2026-11-21',
    });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
    return result.publicTenant;
  },
);
