import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FindCredential } from './explain/parts/explainConnection.ts';
import type { Variables } from './resolveVariables.ts';

/**
 * Where the host would find a credential (decision 003): the variable first, then the mounted file. Nothing
 * is read, so that nothing can be told (CFG-46).
 */
export function createFindCredential(variables: Variables): FindCredential {
  return (key) => {
    if (Object.hasOwn(variables, key) && variables[key]) return 'variable';
    if (!variables.CREDENTIALS_DIR) return null;
    const file = statSync(join(variables.CREDENTIALS_DIR, key), { throwIfNoEntry: false });
    return file?.isFile() && file.size > 0 ? 'file' : null;
  };
}
