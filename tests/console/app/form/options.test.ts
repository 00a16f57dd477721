import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findOptions, placeOfOption } from '../../../../console/app/form/options.ts';

const bg: unknown = JSON.parse(readFileSync('tenant-config/bg.json', 'utf8'));

describe('the search over options', () => {
  it.each([
    ['main colour', 'Main colour', '/theme/brand'],
    ['exportMonths', 'Months of an export', '/transactions/exportMonths'],
    ['merchants frame', 'Map of merchants', '/connections/dev/merchantMap'],
    ['picture /card/products', 'Picture', '/card/products/meal/art'],
    ['time zone', 'Time zone', '/timeZone'],
  ])('%s leads to its place in the file', (typed, title, pointer) => {
    const [first] = findOptions(typed);
    expect(first?.title).toBe(title);
    expect(placeOfOption(first?.pattern ?? '', bg)).toBe(pointer);
  });

  it('finds nothing that is not there', () => {
    expect(findOptions('qwertz')).toEqual([]);
  });
});
