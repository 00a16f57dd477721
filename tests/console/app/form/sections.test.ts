import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkStructure } from '../../../../compiler/checkStructure.ts';
import { checkDocument, isAboutStructure } from '../../../../console/app/form/checkDocument.ts';
import { listSections } from '../../../../console/app/form/sections.ts';

const bg = readFileSync('tenant-config/bg.json', 'utf8');
const of = (sections: ReturnType<typeof listSections>, id: string) => {
  const found = sections.find((section) => section.id === id);
  return { set: found?.setCount, problems: found?.problemCount };
};

describe('the list of sections', () => {
  it('counts what the file sets and what is wrong', () => {
    const text = bg
      .replace('"#0C7A5B"', '"green"')
      .replace('"transactionsMinutes": 5', '"transactionsMinutes": "5"');
    const notice = {
      file: 'bg.json',
      line: 1,
      column: 1,
      pointer: '/notices/0',
      rule: 'own',
      message: 'No.',
    };
    const sections = listSections(text, [notice]);
    expect(of(sections, 'look')).toEqual({ set: 5, problems: 1 });
    expect(of(sections, 'behaviour')).toEqual({ set: 1, problems: 1 });
    expect(of(sections, 'content')).toEqual({ set: 16, problems: 1 });
    expect(of(sections, 'words')).toEqual({ set: 2, problems: 0 });
  });

  it('is there for a text that is no JSON', () => {
    expect(listSections('{', []).every(({ setCount }) => setCount === 0)).toBe(true);
  });

  it('what a group says is not missing', () => {
    const { stores, ...rest } = JSON.parse(bg);
    const text = JSON.stringify({ ...rest, extends: 'central' });
    expect(of(listSections(text, []), 'content').problems).toBe(1);
    expect(of(listSections(text, [], { stores }), 'content').problems).toBe(0);
  });
});

describe('the check without the compiler', () => {
  const wrong: readonly (readonly [string, (tenant: Record<string, unknown>) => unknown])[] = [
    ['a pattern', (tenant) => ({ ...tenant, theme: { brandName: 'x', brand: '#0C7', accent: '#FFC145' } })],
    ['a missing key', ({ links: _, ...tenant }) => tenant],
    ['an unknown key', (tenant) => ({ ...tenant, themes: {} })],
    ['a type', (tenant) => ({ ...tenant, languages: 'bg' })],
    ['a number', (tenant) => ({ ...tenant, limits: { idleMinutes: 900 } })],
    ['a choice', (tenant) => ({ ...tenant, features: { balances: 'onn' } })],
    ['a reserved word', (tenant) => ({ ...tenant, code: 'admin' })],
    ['a key of a map', (tenant) => ({ ...tenant, words: { english: {} } })],
    ['a doubled entry', (tenant) => ({ ...tenant, languages: ['bg', 'bg'] })],
    ['an empty list', (tenant) => ({ ...tenant, languages: [] })],
    ['one way of several', (tenant) => ({ ...tenant, phone: { lengthRestrictions: { '+48': 'nine' } } })],
    [
      'a dated value',
      (tenant) => ({ ...tenant, currency: [{ from: 'soon', value: { code: 'B', symbol: '€' } }] }),
    ],
    ['nothing at all', () => 'text'],
  ];

  it.each(wrong)('says of %s what the compiler says', (_, change) => {
    const value = change(JSON.parse(bg));
    const found = checkDocument(value, null);
    expect(found).toEqual(checkStructure(structuredClone(value)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(isAboutStructure)).toBe(true);
  });
});
