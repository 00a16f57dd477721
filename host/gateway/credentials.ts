import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../../compiler/resolveVariables.ts';

/** Looks credentials up by the name that a tenant file gives them. */
export interface Credentials {
  /** @returns null when the key is set nowhere, or to something that no header can carry */
  read(key: string): string | null;
}

export interface CredentialsOptions {
  readonly variables: Variables;
  /** Folder of mounted secret files, one for each key. */
  readonly directory?: string | undefined;
}

/**
 * The environment first, then the mounted file, which is read again when it changes (decision 003).
 * Values live in this closure only, so that no log, error or answer can hold them by accident (threat H4).
 */
export function createCredentials({ variables, directory }: CredentialsOptions): Credentials {
  const files = new Map<string, { stamp: string; value: string }>();
  const isFaked = variables.PORTAL_FAKE_CREDENTIALS === 'on';

  function readMounted(key: string): string | null {
    if (!directory) return null;
    const path = join(directory, key);
    try {
      const { mtimeMs, size, ino } = statSync(path);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      const known = files.get(key);
      if (known?.stamp === stamp) return known.value;
      const value = readFileSync(path, 'utf8').trim();
      files.set(key, { stamp, value });
      return value;
    } catch {
      return null;
    }
  }

  return {
    read(key) {
      const own = Object.hasOwn(variables, key) ? variables[key] : undefined;
      // The sandbox accepts these; they look like what they are (CFG-46).
      const value = own || readMounted(key) || (isFaked ? `fake-${key.toLowerCase()}` : null);
      return value && /^[\x21-\x7e]+$/.test(value) ? value : null;
    },
  };
}
