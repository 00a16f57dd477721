// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { keysOf } from '../../../../compiler/problem.ts';
import { tenantSchema } from '../../../../compiler/tenantSchema.ts';
import { findOptions, placeOfOption } from '../../../../console/app/form/options.ts';
import { idOf } from '../../../../console/app/form/paths.ts';
import { SECTIONS, sectionOf } from '../../../../console/app/form/sections.ts';
import { renderForm } from './renderForm.tsx';

afterEach(cleanup);

const everyOption = findOptions('');

/** Opens whatever can be opened, until nothing is left. */
function openAll(): void {
  for (;;) {
    const closed = [...document.querySelectorAll('button[aria-expanded="false"]')];
    if (closed.length === 0) return;
    act(() => {
      for (const opener of closed) if (opener instanceof HTMLElement) opener.click();
    });
  }
}

describe('every option of a tenant file', () => {
  it('stands in one section, under a title that is no key', () => {
    expect(
      Object.keys(tenantSchema.properties ?? {}).filter(
        (key) => !SECTIONS.some(({ keys }) => keys.includes(key)),
      ),
    ).toEqual([]);
    const keys = SECTIONS.flatMap((section) => section.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      everyOption
        .filter(({ title, pattern }) => title === keysOf(pattern).at(-1))
        .map(({ pattern }) => pattern),
    ).toEqual([]);
  });

  it('is found by its place, its title, and what it is for', () => {
    for (const { pattern, title } of everyOption) {
      expect(findOptions(pattern)[0]?.pattern).toBe(pattern);
      expect(findOptions(title).map((found) => found.pattern)).toContain(pattern);
    }
    expect(findOptions('round flag switcher')[0]?.pattern).toBe('/theme/flag');
    expect(findOptions('nothing is called so')).toEqual([]);
  });

  it.each(globSync(['tenant-config/*.json', 'tests/matrix/countries/*.json']).sort())(
    'has its field: %s',
    (file) => {
      const text = readFileSync(file, 'utf8');
      const document_: unknown = JSON.parse(text);
      const missing: string[] = [];
      for (const section of SECTIONS) {
        const form = renderForm(text, { section: section.id });
        openAll();
        for (const { pattern } of everyOption) {
          const pointer = placeOfOption(pattern, document_);
          if (sectionOf(pointer).id !== section.id || pointer.startsWith('/inherited')) continue;
          if (!document.getElementById(idOf(pointer))) missing.push(`${pattern} at ${pointer}`);
        }
        expect(form.text()).toBe(text);
        cleanup();
      }
      expect(missing).toEqual([]);
    },
  );
});
