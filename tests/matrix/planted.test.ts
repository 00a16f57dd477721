import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { type Defect, defects, type Planted, plant } from './planted.ts';
import { plantedTogether } from './plantedTogether.ts';

const FOLDER = 'tenant-config';
const codes = readdirSync(FOLDER).flatMap((name) => /^([a-z]+)\.json$/.exec(name)?.[1] ?? []);

/** The tenants that failed by the defect's own key. */
function tenantsNamed({ key: wanted }: Defect, failed: readonly Check[]): readonly string[] {
  const named = failed.filter(
    ({ key = '', screen = '' }) =>
      key.startsWith(wanted) || key.endsWith(wanted) || screen.startsWith(wanted),
  );
  return [...new Set(named.map(({ tenant }) => tenant))].sort();
}

describe('the matrix', () => {
  it('finds nothing where nothing was planted', async () => {
    expect((await plant([], FOLDER)).failed).toEqual([]);
  });

  it('is tried with forty defects and more, each of its own kind', () => {
    const all = [...defects, ...plantedTogether];
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it.each(defects.map((defect) => [defect.name, defect] as const))(
    'finds %s, and names tenant and key',
    async (name, defect) => {
      const { tenants, failed } = await plant([defect], FOLDER);
      const tenant = tenants.get(name) ?? null;
      const expected = tenant === null ? codes : [tenant];
      expect(tenantsNamed(defect, failed)).toEqual(expect.arrayContaining(expected));
      // A defect of one tenant's file is found in no other tenant.
      if (tenant !== null && !defect.loseWord) {
        expect([...new Set(failed.map((check) => check.tenant))]).toEqual([tenant]);
      }
    },
  );
});

describe('the matrix, over many defects at once,', () => {
  let planted: Planted;
  beforeAll(async () => {
    planted = await plant(plantedTogether, FOLDER);
  });

  it.each(plantedTogether.map((defect) => [defect.name, defect] as const))(
    'finds %s, and names its tenant alone and its key',
    (name, defect) => {
      const tenant = planted.tenants.get(name) ?? null;
      expect(tenantsNamed(defect, planted.failed)).toEqual(tenant === null ? codes.toSorted() : [tenant]);
    },
  );
});
