import { describe, expect, it } from 'vitest';
import { tenantSchema } from '../../../compiler/tenantSchema.ts';
import { searchOptions } from '../../../console/app/editor/searchOptions.ts';
import { SECTIONS, sectionOf } from '../../../console/app/editor/sections.ts';

describe('the sections', () => {
  it('hold each key of a tenant file, once', () => {
    const keys = SECTIONS.flatMap((section) => section.keys);
    expect([...keys].sort()).toEqual(Object.keys(tenantSchema.properties ?? {}).sort());
  });

  it('are found by a place', () => {
    expect(sectionOf('/theme/brand')?.id).toBe('look');
    expect(sectionOf('')).toBeNull();
  });
});

describe('the search', () => {
  const pointers = (text: string) => searchOptions(text).map(({ pointer }) => pointer);

  it('finds an option by its name, by words of it, and by what it is about', () => {
    expect(pointers('showExpiry')[0]).toBe('/card/showExpiry');
    expect(pointers('show expiry')[0]).toBe('/card/showExpiry');
    expect(pointers('IANA')).toContain('/timeZone');
  });

  it('says which options may have dates', () => {
    expect(searchOptions('/currency')[0]).toMatchObject({ pointer: '/currency', isDated: true });
  });

  it('finds nothing for nothing, and nothing that is not there', () => {
    expect(pointers('  ')).toEqual([]);
    expect(pointers('zzzz')).toEqual([]);
  });
});
