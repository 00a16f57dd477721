import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateText } from '../../compiler/migrate/migrateText.ts';
import { runCommand } from '../../compiler/runCommand.ts';
import { type SchemaNode, type Successor, tenantSchema } from '../../compiler/tenantSchema.ts';
import { manifests } from '../../screens/index.ts';

/** The portal's schema with keys that have a successor planted in it. */
const schema = plant(tenantSchema, {
  '/helpAddress': { pointer: '/links/faq', since: '3.9.0', until: '4.0.0' },
  '/links/questions': { pointer: './faq', since: '3.9.0', until: '4.0.0' },
  '/months': { pointer: '/transactions/exportMonths', since: '3.8.0', until: '3.10.0' },
  '/waiting': { pointer: '/limits/readSeconds', since: '3.9.0', until: '4.0.0' },
});

function plant(root: SchemaNode, keys: Readonly<Record<string, Successor>>): SchemaNode {
  const planted = structuredClone(root);
  for (const [pointer, successor] of Object.entries(keys)) {
    const names = pointer.slice(1).split('/');
    const parent = names.slice(0, -1).reduce((node, name) => node.properties?.[name] ?? node, planted);
    Object.assign(parent.properties ?? {}, { [names.at(-1) ?? '']: { 'x-successor': successor } });
  }
  return planted;
}

const FAQ = '"faq": "https://www.sorvia.example/ro/faq"';
const ADDRESS = '"https://www.sorvia.example/ro/help"';

let folder: string;
let file: string;
let original: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  await cp('tenant-config', folder, { recursive: true });
  file = join(folder, 'ro.json');
  original = await readFile(file, 'utf8');
});
afterEach(() => rm(folder, { recursive: true }));

async function run(...words: string[]): Promise<{ code: number; out: string[]; errors: string[] }> {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await runCommand({
    words,
    variables: { TENANT_CONFIG_DIR: folder },
    screens: manifests,
    version: '3.10.4',
    schema,
    today: () => '2026-11-21',
    now: new Date('2026-11-21T12:00:00Z'),
    out: (line) => out.push(line),
    error: (line) => errors.push(line.replaceAll(`${folder}/`, '')),
  });
  return { code, out: out.map((line) => line.replaceAll(`${folder}/`, '')), errors };
}

const rename = (from: string, to: string) => {
  if (!original.includes(from)) throw new Error(`There is no ${from}.`);
  return writeFile(file, original.replace(from, to));
};

/** What a file says, and what `validate` says of it. */
const told: readonly (readonly [what: string, from: string, to: string, code: number, message: string])[] = [
  [
    'an old key is warned of at its place, with its successor and its end',
    FAQ,
    `"questions": ${ADDRESS}`,
    0,
    'ro.json:78:5 /links/questions warning: The key "questions" is now /links/faq since 3.9.0; the old key is taken until 4.0.0. npm run tenant -- migrate rewrites the file.',
  ],
  [
    'a mistake in its value is told where it is written',
    FAQ,
    '"questions": "http://www.sorvia.example/ro/faq"',
    1,
    'ro.json:78:18 /links/questions "http://www.sorvia.example/ro/faq" is not https (http is allowed on this machine only).',
  ],
  [
    'old and new key together are refused',
    FAQ,
    `${FAQ},\n    "questions": ${ADDRESS}`,
    1,
    'ro.json:79:5 /links/questions The key "questions" is now /links/faq, and that is given as well: two values for one thing. Take one of the two out.',
  ],
  [
    'a key whose time is over is refused with its successor',
    '"name"',
    '"months": 6,\n  "name"',
    1,
    'ro.json:5:3 /months The key "months" is now /transactions/exportMonths since 3.8.0, and the old key is not taken any more.',
  ],
];

describe('a key that has a successor', () => {
  it.each(told)('%s', async (_, from, to, code, message) => {
    await rename(from, to);
    const ended = await run('validate', file);
    expect(ended.errors[0]).toBe(message);
    expect(ended.code).toBe(code);
  });

  it('gives its value to the new place: nothing else knows the old one', async () => {
    const elsewhere = join(folder, 'new-key.txt');
    await writeFile(elsewhere, original.replace(FAQ, `"faq": ${ADDRESS}`));
    await rename(FAQ, `"questions": ${ADDRESS}`);
    expect(await run('diff', 'ro', elsewhere, '--json')).toMatchObject({ code: 0, out: ['[]'] });
  });

  it('is none today, and no file of this project has one', async () => {
    const texts = await Promise.all(
      ['bg', 'pl', 'ro'].map((code) => readFile(`tenant-config/${code}.json`, 'utf8')),
    );
    expect(texts.flatMap((text) => migrateText(text, 'x.json').migrations)).toEqual([]);
  });
});

/** A text, and the same with its old keys in their new places. */
const texts: readonly (readonly [what: string, before: string, after: string])[] = [
  [
    'beside the old key, in its place',
    '{\n  "links":   { "legal": "a",\t"questions" :"b" }\n}\n',
    '{\n  "links":   { "legal": "a",\t"faq" :"b" }\n}\n',
  ],
  [
    'in another block, behind what stands there',
    '{\n  "helpAddress": "b",\n  "links": {\n    "legal": "a"\n  },\n  "name":  "N"\n}\n',
    '{\n  "links": {\n    "legal": "a",\n    "faq": "b"\n  },\n  "name":  "N"\n}\n',
  ],
  [
    'in a block that is not there yet',
    '{\n  "code": "hu",\n  "helpAddress": "b"\n}\n',
    '{\n  "code": "hu",\n  "links": {\n    "faq": "b"\n  }\n}\n',
  ],
  [
    'in an empty block, with tabs and the line ends of another system',
    '{\r\n\t"helpAddress": "b",\r\n\t"links": {}\r\n}\r\n',
    '{\r\n\t"links": {\r\n\t\t"faq": "b"\r\n\t}\r\n}\r\n',
  ],
  [
    'with the layout of its value',
    '{\n  "code": "hu",\n  "waiting": {\n    "a":  [1,2]\n  },\n  "limits": {\n    "idleMinutes": 0\n  }\n}\n',
    '{\n  "code": "hu",\n  "limits": {\n    "idleMinutes": 0,\n    "readSeconds": {\n      "a":  [1,2]\n    }\n  }\n}\n',
  ],
  [
    'with what a draft says of it',
    '{ "links": { "questions": "b" }, "inherited": { "from": "pl", "unconfirmed": { "/links/questions": "0a" } } }',
    '{ "links": { "faq": "b" }, "inherited": { "from": "pl", "unconfirmed": { "/links/faq": "0a" } } }',
  ],
];

describe('migrate', () => {
  it.each(texts)('puts a value %s, and changes no other byte', (_, before, after) => {
    expect(migrateText(before, 'hu.json', schema).text).toBe(after);
    expect(migrateText(after, 'hu.json', schema)).toEqual({ text: after, migrations: [] });
  });

  it('shows, checks and writes', async () => {
    await rename(FAQ, `"questions": ${ADDRESS}`);
    const changed = await readFile(file, 'utf8');
    const line = 'ro.json:78:5 /links/questions becomes /links/faq (the old key is taken until 4.0.0)';
    expect(await run('migrate', 'ro')).toEqual({
      code: 0,
      errors: [],
      out: [line, '1 file to be rewritten: npm run tenant -- migrate --write.'],
    });
    expect(await run('migrate', '--check')).toEqual({
      code: 1,
      errors: [],
      out: [line, '1 file to be rewritten.'],
    });
    expect(await readFile(file, 'utf8')).toBe(changed);
    expect(await run('migrate', file, '--write')).toEqual({
      code: 0,
      errors: [],
      out: [line, '1 file rewritten.'],
    });
    expect(await readFile(file, 'utf8')).toBe(original.replace(FAQ, `"faq": ${ADDRESS}`));
    expect((await run('migrate', '--check')).code).toBe(0);
  });

  const refused: readonly (readonly [words: readonly string[], code: number, message: RegExp])[] = [
    [['migrate'], 1, /ro\.json:79:5 \/links\/questions and \/links\/faq are both given/],
    [['migrate', '--write'], 1, /are both given/],
    [['migrate', 'zz'], 2, /There is no tenant and no file "zz"/],
    [['migrate', '--check', '--write'], 2, /cannot be used with/],
  ];
  it.each(refused)('answers %j with %i, and writes nothing', async (words, code, message) => {
    await rename(FAQ, `${FAQ},\n    "questions": ${ADDRESS}`);
    const before = await readFile(file, 'utf8');
    const ended = await run(...words);
    expect(ended.code).toBe(code);
    expect(ended.errors.join('\n')).toMatch(message);
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});

it('`validate --fix` takes an old key to its place as `migrate` does', async () => {
  await rename(FAQ, `"questions": ${FAQ.slice('"faq": '.length)}`);
  const fixed = await run('validate', '--yes', file);
  expect(fixed.out).toEqual(expect.arrayContaining([expect.stringMatching(/→ Write it as \/links\/faq$/)]));
  expect([fixed.code, fixed.errors, await readFile(file, 'utf8')]).toEqual([0, [], original]);
});

it('of two values for one thing, `validate --fix` takes neither', async () => {
  await rename(FAQ, `${FAQ},\n    "questions": ${ADDRESS}`);
  const { code, out } = await run('validate', '--yes', file);
  expect([code, out]).toEqual([1, ['Nothing can be mended without asking its author.']]);
});
