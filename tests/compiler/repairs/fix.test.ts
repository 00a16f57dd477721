import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ChangedMeanwhile, replaceUnchanged } from '../../../compiler/history/replaceUnchanged.ts';
import { runCommand } from '../../../compiler/runCommand.ts';
import { manifests } from '../../../screens/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'fix-'));
const tenant = join(folder, 'bg.json');
const words = join(folder, 'languages/bg.json');
mkdirSync(join(folder, 'languages'));
cpSync('tenant-config/languages/en.json', join(folder, 'languages/en.json'));
afterAll(() => rmSync(folder, { recursive: true }));

const sound = (file: string) => readFileSync(join('tenant-config', file), 'utf8');
const brokenTenant = sound('bg.json').replace('"BGN",', '"BGN"').replace('Europe/Sofia', 'Europe/Sofja');
const brokenWords = sound('languages/bg.json').replace('"busy"', '"bussy"');

beforeEach(() => {
  writeFileSync(tenant, brokenTenant);
  writeFileSync(words, brokenWords);
});

async function run(words: readonly string[], answers: readonly boolean[] | null = null) {
  const [out, errors, questions]: [string[], string[], string[]] = [[], [], []];
  const left = [...(answers ?? [])];
  const ask = async (question: string) => {
    questions.push(question);
    return left.shift() ?? false;
  };
  const code = await runCommand({
    words: ['validate', ...words],
    variables: { TENANT_CONFIG_DIR: folder },
    screens: manifests,
    version: '3.10.4',
    today: () => '2026-11-21',
    now: new Date('2026-11-21T12:00:00Z'),
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
    ...(answers && { ask }),
  });
  return { code, out, errors, questions };
}

it('shows what it would mend, one mistake behind another, and writes nothing unasked', async () => {
  const { code, out, errors } = await run(['--fix']);
  expect(out).toEqual(
    expect.arrayContaining([
      `${tenant}:18:5 A comma is missing before this, at the end of line 17. → Insert ","`,
      `${tenant}:6:15 "Europe/Sofja" is no time zone. Did you mean "Europe/Sofia"? → Replace by "Europe/Sofia"`,
      `--- ${tenant}`,
      '-  "timeZone": "Europe/Sofja",',
      '+  "timeZone": "Europe/Sofia",',
      '-    "code": "BGN"',
      '+    "code": "BGN",',
      '+    "busy": "Един момент…",',
    ]),
  );
  expect(out.at(-1)).toBe('Nothing is written: run this in a terminal, or add --yes.');
  expect([code, errors.length]).toEqual([1, 3]);
  expect([readFileSync(tenant, 'utf8'), readFileSync(words, 'utf8')]).toEqual([brokenTenant, brokenWords]);
});

it('writes what somebody at the terminal agrees to, and nothing else', async () => {
  const refused = await run(['--fix'], [false]);
  expect(refused.questions).toEqual(['Write these 2 files?']);
  expect([refused.code, readFileSync(tenant, 'utf8')]).toEqual([1, brokenTenant]);
  const { code, out } = await run(['--fix'], [true]);
  expect(code).toBe(0);
  expect(out).toContain(`Written: ${tenant}, ${words}.`);
  expect([readFileSync(tenant, 'utf8'), readFileSync(words, 'utf8')]).toEqual([
    sound('bg.json'),
    sound('languages/bg.json'),
  ]);
  // Nothing is left beside the files but their history.
  expect(readdirSync(folder).sort()).toEqual(['.history', 'bg.json', 'languages']);
});

it('changes the named files alone, and tells what is left', async () => {
  const { code, out, errors } = await run(['--yes', words]);
  expect(out).toContain(`Written: ${words}.`);
  expect([code, errors]).toEqual([0, []]);
  expect(readFileSync(tenant, 'utf8')).toBe(brokenTenant);
  writeFileSync(words, sound('languages/bg.json').replace('"Зареждане"', '""'));
  const left = await run(['--yes', words]);
  expect(left.out).toContain('Nothing can be mended without asking its author.');
  expect([left.code, left.errors]).toEqual([
    1,
    [`${words}:4:16 /common/loading The text "common.loading" is empty.`],
  ]);
});

it('mends a group in its own file, for all that extend it', async () => {
  const group = join(folder, 'groups/south.json');
  mkdirSync(join(folder, 'groups'));
  writeFileSync(words, sound('languages/bg.json'));
  writeFileSync(group, '{\n  "timeZone": "Europe/Sofja"\n}\n');
  writeFileSync(tenant, sound('bg.json').replace('"timeZone": "Europe/Sofia",', '"extends": "south",'));
  const { code, out } = await run(['--yes']);
  rmSync(join(folder, 'groups'), { recursive: true, force: true });
  expect(out).toContain(`Written: ${group}.`);
  expect(code).toBe(0);
});

it('gives every repair as data', async () => {
  writeFileSync(tenant, sound('bg.json').replace('"transactionsMinutes": 5', '"transactionsMinutes": 500'));
  const { code, out } = await run(['--fix', '--json', tenant]);
  const [problem] = JSON.parse(out.join('\n'));
  expect(problem.repairs).toEqual([
    { title: 'Replace by 60', isSafe: false, edits: [expect.objectContaining({ text: '60' })] },
  ]);
  expect([code, 'mends' in problem]).toEqual([1, false]);
  const plain = await run(['--json', tenant]);
  expect(Object.keys(JSON.parse(plain.out.join('\n'))[0])).not.toContain('mends');
});

it('writes over nothing that somebody else has written meanwhile', async () => {
  await expect(replaceUnchanged(tenant, sound('bg.json'), '{}')).rejects.toThrow(ChangedMeanwhile);
  expect(readFileSync(tenant, 'utf8')).toBe(brokenTenant);
});
