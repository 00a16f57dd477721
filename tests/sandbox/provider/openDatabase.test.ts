/** The sandbox's database where two programs have the same folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../sandbox/database/openDatabase.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-database-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('waits for up to two seconds until another program has written', () => {
  const databases = [openDatabase(dataDir), openDatabase(dataDir)];
  try {
    for (const database of databases)
      expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 2_000 });
  } finally {
    for (const database of databases) database.close();
  }
});
