import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defects, plant } from './planted.ts';

const FOLDER = 'tenant-config';
const codes = readdirSync(FOLDER).flatMap((name) => /^([a-z]+)\.json$/.exec(name)?.[1] ?? []);

describe('the matrix', () => {
  it('finds nothing where nothing was planted', async () => {
    expect((await plant(null, FOLDER)).failed).toEqual([]);
  });

  it('is tried with twenty defects and more, each of its own kind', () => {
    expect(defects.length).toBeGreaterThanOrEqual(20);
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  });

  it.each(defects.map((defect) => [defect.name, defect] as const))(
    'finds %s, and names tenant and key',
    { timeout: 60_000 },
    async (_name, defect) => {
      const { tenant, failed } = await plant(defect, FOLDER);
      const named = failed.filter(
        ({ key = '', screen = '' }) =>
          key.startsWith(defect.key) || key.endsWith(defect.key) || screen.startsWith(defect.key),
      );
      const expected = tenant === null ? codes : [tenant];
      expect([...new Set(named.map((check) => check.tenant))]).toEqual(expect.arrayContaining(expected));
      // A defect of one tenant's file is found in no other tenant.
      if (tenant !== null && !defect.loseWord) {
        expect([...new Set(failed.map((check) => check.tenant))]).toEqual([tenant]);
      }
    },
  );
});
