import { describe, expect, it } from 'vitest';
import { tenantSchema } from '../../../../compiler/tenantSchema.ts';
import { SECTIONS, sectionOf } from '../../../../console/app/form/sections.ts';

describe('the sections', () => {
  it('hold each key of a tenant file, once', () => {
    const keys = SECTIONS.flatMap((section) => section.keys);
    expect([...keys].sort()).toEqual(Object.keys(tenantSchema.properties ?? {}).sort());
  });

  it('are found by a place', () => {
    expect(sectionOf('/theme/brand').id).toBe('look');
    expect(sectionOf('').id).toBe('tenant');
  });
});
