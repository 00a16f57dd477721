import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
import { checkStructure } from '../../compiler/checkStructure.ts';
import { compareFiles } from '../../compiler/compare/compareFiles.ts';
import { writeDifferences } from '../../compiler/compare/writeDifferences.ts';
import { manifests } from '../../screens/index.ts';
import { compileText } from './support/compileText.ts';

const guide = readFileSync('docs/tenant-config.md', 'utf8');
const tenant = JSON.parse(readFileSync('tenant-config/bg.json', 'utf8'));
const words = wordsOf(await loadWordsFiles('tenant-config/languages'));

const examples = guide
  .split(/^## /m)
  .flatMap((section) =>
    [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, json]) => [section.split('\n')[0], json] as const,
    ),
  );

describe('the guide to tenant files', () => {
  it.each(examples)('gives an example of "%s" that is accepted', (_, json) => {
    const { connections = {}, ...sections } = JSON.parse(json ?? '');
    const text = JSON.stringify({
      ...tenant,
      ...sections,
      connections: { ...tenant.connections, ...connections },
    });
    expect(compileText(text, { words, screens: manifests })).toMatchObject({ ok: true });
  });

  it('shows what the comparison of two files prints', () => {
    const draft = structuredClone(tenant);
    draft.features.balances = 'on';
    draft.currency = [
      { from: '0001-01-01', value: tenant.currency },
      { from: '2027-01-01', value: { code: 'EUR', symbol: '€' } },
    ];
    draft.connections.prod.chat = { scriptUrl: 'https://chat.sorvia.example/chat.js' };
    const [before, after] = [structuredClone(tenant), draft];
    for (const written of [before, after]) expect(checkStructure(written)).toEqual([]);
    const screens = manifests;
    const options = { words, screens, environment: 'dev', day: '2026-11-21' } as const;
    const lines = writeDifferences(compareFiles(before, after, options), {
      before: 'bg',
      after: 'draft.json',
    });
    const [, example] = /```text\n([\s\S]*?)\n```/.exec(guide) ?? [];
    // Amounts hold spaces that do not break; in the guide they are plain.
    expect(lines.join('\n').replaceAll('\u00a0', ' ')).toBe(example?.replaceAll('\u00a0', ' '));
  });

  it('names every section of the schema that people write', () => {
    const schema = JSON.parse(readFileSync('schemas/tenant.schema.json', 'utf8'));
    const sections = Object.keys(schema.properties).filter((key) => key !== '$schema');
    expect(sections.filter((key) => !guide.includes(`\`${key}`) && !guide.includes(`"${key}"`))).toEqual([]);
  });
});
