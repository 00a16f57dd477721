import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWordsFiles, wordsOf } from '../../compiler/builtInWords.ts';
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

  it('names every section of the schema that people write', () => {
    const schema = JSON.parse(readFileSync('schemas/tenant.schema.json', 'utf8'));
    const sections = Object.keys(schema.properties).filter((key) => key !== '$schema');
    expect(sections.filter((key) => !guide.includes(`\`${key}`) && !guide.includes(`"${key}"`))).toEqual([]);
  });
});
