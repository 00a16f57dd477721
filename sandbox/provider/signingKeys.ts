import { generateKeyPair, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { JWK } from 'jose';

export interface ProviderKeys {
  /** Private, RS256: the algorithm that clients without discovery expect. */
  readonly signing: JWK;
  readonly cookies: string[];
}

/** The keys of a tenant's provider, made once and kept, so that tokens and cookies outlive a restart. */
export async function readSigningKeys(database: DatabaseSync, tenant: string): Promise<ProviderKeys> {
  const name = `keys:${tenant}`;
  const read = () => database.prepare('SELECT value FROM settings WHERE name = ?').get(name);
  if (!read()) {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const kid = randomBytes(8).toString('hex');
    const signing = { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
    const keys = { signing, cookies: [randomBytes(32).toString('hex')] };
    // Two first requests may race: the one that was written first counts.
    database
      .prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)')
      .run(name, JSON.stringify(keys));
  }
  return JSON.parse(read()?.value as string) as ProviderKeys;
}
