// Over 250 lines: each command with what it prints, writes and refuses, on one folder of tenants.
import { execFileSync } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import { publishFile } from '../../../compiler/history/publishFile.ts';
import { runTenant } from '../support/runTenant.ts';

let folder: string;
let file: string;
let original: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  await cp('tenant-config', folder, { recursive: true });
  file = join(folder, 'bg.json');
  original = await readFile(file, 'utf8');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const darker = () => original.replace('"#0C7A5B"', '"#0C6A5B"');

async function publish(text: string, reason: string, name = 'bg.json'): Promise<void> {
  const baseHash = hashText(await readFile(join(folder, name)));
  const now = () => new Date('2026-11-21T12:00:00Z');
  const by = { name: 'Ana', email: 'ana@x.example' };
  const check = async () => [];
  const done = await publishFile({ folder, file: name, text, baseHash, reason, by, now, check });
  expect(done.kind).toBe('published');
}

describe('npm run tenant -- history', () => {
  it('lists what was published, the newest first, with who, when, why and what it changed', async () => {
    await publish(darker(), 'The brand is darker');
    const { code, out } = await runTenant(folder, ['history', 'bg']);
    expect(code).toBe(0);
    expect(out).toEqual([
      'History of bg',
      '=============',
      '',
      'Version 2, as the file is now',
      '-----------------------------',
      '  2026-11-21 12:00 UTC, Ana <ana@x.example>',
      '  The brand is darker',
      '  - The main colour is #0C6A5B instead of #0C7A5B.',
      '      /theme/brand',
      '',
      'Version 1',
      '---------',
      '  As it was when the history began.',
    ]);
    const json = await runTenant(folder, ['history', 'bg', '--json']);
    expect(JSON.parse(json.out.join('\n'))).toMatchObject({
      versions: [
        {
          version: 2,
          isCurrent: true,
          isKept: true,
          differences: [{ pointer: '/theme/brand', risk: 'low' }],
        },
        { version: 1, isCurrent: false, isKept: true, differences: [] },
      ],
      refusals: [],
    });
  });

  it('says which tenants there are, and the nearest, exit code 2', async () => {
    const { code, errors } = await runTenant(folder, ['history', 'bq']);
    expect([code, errors]).toEqual([
      2,
      ['There is no tenant and no file "bq"; there are bg, pl, ro. Did you mean "bg"?'],
    ]);
  });
});

describe('npm run tenant -- rollback', () => {
  it('says what it changes, and publishes the bytes of before', async () => {
    await publish(darker(), 'The brand is darker');
    const { code, out } = await runTenant(folder, ['rollback', 'bg', '--reason', 'Too dark', '--yes']);
    expect([code, out.join('\n')]).toEqual([
      0,
      [
        'From bg as it is to version 1',
        '=============================',
        '',
        'Look',
        '----',
        '  - The main colour is #0C7A5B instead of #0C6A5B.',
        '      /theme/brand',
        '',
        'bg has the text of version 1 again.',
      ].join('\n'),
    ]);
    expect(await readFile(file, 'utf8')).toBe(original);
    const { out: history } = await runTenant(folder, ['history', 'bg']);
    expect(history).toContain('  Rolled back to version 1. Too dark');
  });

  it('writes nothing without --yes where nobody can be asked, nor without a reason', async () => {
    await publish(darker(), 'The brand is darker');
    const unasked = await runTenant(folder, ['rollback', 'bg', '1', '--reason', 'Too dark']);
    expect([unasked.code, unasked.errors]).toEqual([
      1,
      ['Nothing was written. Give --yes to publish it without a question.'],
    ]);
    expect(unasked.out).toContain('  - The main colour is #0C7A5B instead of #0C6A5B.');
    expect((await runTenant(folder, ['rollback', 'bg', '1', '--yes'])).code).toBe(2);
    expect((await runTenant(folder, ['rollback', 'bg', 'one', '--reason', 'x'])).code).toBe(2);
    expect(await readFile(file, 'utf8')).toBe(darker());
  });

  it('refuses a version that has problems today, exit code 1', async () => {
    await writeFile(file, original.replace('"on"', '"onn"'));
    await publish(original, 'Mended');
    const { code, errors } = await runTenant(folder, ['rollback', 'bg', '--reason', 'x', '--yes']);
    expect(code).toBe(1);
    expect(errors.at(-1)).toBe('Nothing was written: version 1 has problems today.');
    expect(errors[0]).toContain('"onn" is not allowed');
    expect(await readFile(file, 'utf8')).toBe(original);
  });
});

describe('the history of files that are shared, and of commands', () => {
  const at = (name: string) => join(folder, name);

  it('is told of a words file, and rolled back with what people read then', async () => {
    const path = at('languages/en.json');
    const before = await readFile(path, 'utf8');
    const text = before.replace('"languageName": "English"', '"languageName": "British English"');
    await publish(text, 'As the style guide says', 'languages/en.json');
    const { code, out } = await runTenant(folder, ['history', 'languages/en']);
    expect([code, out[0]]).toEqual([0, 'History of languages/en']);
    expect(out).toContain('  As the style guide says');
    expect(out).toContain('  - In English, people read “British English” instead of “English”.');
    const back = await runTenant(folder, ['rollback', 'languages/en', '--reason', 'Too long', '--yes']);
    expect([back.code, back.errors]).toEqual([0, []]);
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  it('is told of a group; a version that breaks a tenant today is refused', async () => {
    await mkdir(at('groups'));
    const group = '{\n  "currency": { "code": "BGN", "symbol": "лв." }\n}\n';
    await writeFile(at('groups/retail.json'), group);
    await publish(group.replace('лв.', 'BGN'), 'Short', 'groups/retail.json');
    const { currency: _, ...tenant } = JSON.parse(original);
    await writeFile(file, JSON.stringify({ ...tenant, extends: 'retail' }, null, 2));
    const { out } = await runTenant(folder, ['history', 'groups/retail.json']);
    expect(out.join('\n')).toContain('- The sign of the currency is BGN instead of “лв.”.');
    await publish('{}', 'Empty', 'groups/retail.json');
    await writeFile(file, original);
    await publish(group, 'Back', 'groups/retail.json');
    await writeFile(file, JSON.stringify({ ...tenant, extends: 'retail' }, null, 2));
    const refused = await runTenant(folder, ['rollback', 'groups/retail', '3', '--reason', 'x', '--yes']);
    expect([refused.code, refused.errors.at(-1)]).toEqual([
      1,
      'Nothing was written: version 3 has problems today.',
    ]);
    expect(await readFile(at('groups/retail.json'), 'utf8')).toBe(group);
  });

  it('has a line of each command that writes, with keys, and a reason of its own where it is given', async () => {
    await runTenant(folder, ['new', 'hu', '--from', 'bg']);
    await runTenant(folder, ['confirm', 'hu', '/links/legal', '--reason', 'The lawyers have read it']);
    await runTenant(folder, ['words', '--new', 'cs', '--from', 'en']);
    await writeFile(file, original.replace('"currency"', '"curency"'));
    await runTenant(folder, ['validate', '--fix', '--yes', file]);
    const lines = async (name: string) => {
      const text = await readFile(at(`.history/journal/${name}.jsonl`), 'utf8');
      const records = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      return records.map(({ kind, reason, by, changes }) => {
        expect(by.name).not.toBe('');
        expect(changes.length).toBeGreaterThan(0);
        return [kind, reason];
      });
    };
    expect(await lines('hu')).toEqual([
      ['publish', 'A new tenant, copied from bg'],
      ['publish', 'The lawyers have read it'],
    ]);
    expect(await lines('languages+cs')).toEqual([['publish', 'A new language, from en']]);
    expect(await lines('bg')).toEqual([['publish', 'Mended: /curency']]);
    expect(await readFile(file, 'utf8')).toBe(original);
    const { code, errors } = await runTenant(folder, ['confirm', 'hu', '--all', '--reason', ' ']);
    expect([code, errors]).toEqual([1, ['Say why: a publish needs a reason.']]);
  });
});

describe('npm run tenant -- compare-environments', () => {
  it('says what two environments have otherwise, of the tenants that are named', async () => {
    await writeFile(
      file,
      original.replace('"rootUrl": "https://stats-uat.sorvia.example"', '"rootUrl": "https://x.example"'),
    );
    const { code, out } = await runTenant(folder, ['compare-environments', 'uat', 'prod', 'bg']);
    expect(code).toBe(0);
    expect(out).toContain(
      '  - Analytics: the address: https://x.example in uat, https://stats.sorvia.example in prod.',
    );
    const json = await runTenant(folder, ['compare-environments', 'uat', 'prod', '--json']);
    const found = JSON.parse(json.out.join('\n'));
    expect(new Set(found.map((each: { code: string }) => each.code))).toEqual(new Set(['bg', 'pl', 'ro']));
    expect(found).toContainEqual({
      code: 'bg',
      group: 'operators',
      pointer: '/analytics/rootUrl',
      before: 'https://x.example',
      after: 'https://stats.sorvia.example',
      sentence: 'Analytics: the address: https://x.example in uat, https://stats.sorvia.example in prod.',
    });
  });

  it('says so where they are alike, and knows the nearest environment', async () => {
    const alike = await runTenant(folder, ['compare-environments', 'uat', 'uat']);
    expect([alike.code, alike.out]).toEqual([0, ['uat and uat are alike.']]);
    const { code, errors } = await runTenant(folder, ['compare-environments', 'uta', 'prod']);
    expect(code).toBe(2);
    expect(errors.join('\n')).toContain('Did you mean "uat"?');
  });
});

describe('npm run tenant -- propose', () => {
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
  const asMe = ['-c', 'user.name=Eva', '-c', 'user.email=eva@x.example'];

  beforeEach(() => {
    git('init', '--quiet', '--initial-branch=trunk');
    git('add', '-A');
    git(...asMe, 'commit', '--quiet', '-m', 'Begin');
  });

  /** Everything of a work tree that its user would notice. */
  async function traces() {
    const places = (await readdir(folder, { recursive: true })).filter((each) => !each.startsWith('.git'));
    const files = await Promise.all(
      places.sort().map(async (each) => {
        const { mtimeMs, size } = await stat(join(folder, each));
        return [each, mtimeMs, size];
      }),
    );
    const index = (await readFile(join(folder, '.git/index'))).toString('base64');
    const head = await readFile(join(folder, '.git/HEAD'), 'utf8');
    return { files, index, head, stash: git('stash', 'list') };
  }

  it('commits that file alone to a branch of its own, and leaves work tree, index and branch as they are', async () => {
    git('config', 'user.name', 'Ana');
    git('config', 'user.email', 'ana@x.example');
    await writeFile(file, darker());
    await writeFile(join(folder, 'ro.json'), `${await readFile(join(folder, 'ro.json'), 'utf8')} `);
    await writeFile(join(folder, 'notes.txt'), 'mine');
    git('add', 'ro.json');
    const before = await traces();
    const { code, out, errors } = await runTenant(folder, [
      'propose',
      'bg',
      '--reason',
      'The brand is darker',
    ]);
    expect([code, errors]).toEqual([0, []]);
    expect(await traces()).toEqual(before);
    const branch = /The branch (\S+) has/.exec(out[0] ?? '')?.[1] ?? '';
    expect(branch).toMatch(/^config\/bg-\d{8}-\d{4}$/);
    expect(git('show', '--format=%an <%ae>%n%P%n%B', '--name-status', branch).trim().split('\n')).toEqual([
      'Ana <ana@x.example>',
      git('rev-parse', 'trunk').trim(),
      'bg: The brand is darker',
      '',
      'Look:',
      '- The main colour is #0C6A5B instead of #0C7A5B. [low risk, /theme/brand]',
      '',
      '',
      'M\tbg.json',
    ]);
    expect(git('show', `${branch}:bg.json`)).toBe(darker());
  });

  it('cuts a long reason between two signs in the first line, and has all of it below', async () => {
    git('config', 'user.name', 'Ana');
    git('config', 'user.email', 'ana@x.example');
    await writeFile(file, darker());
    const reason = `Darker, x${'😀'.repeat(70)}`;
    const { out } = await runTenant(folder, ['propose', 'bg', '--reason', reason]);
    const branch = /The branch (\S+) has/.exec(out[0] ?? '')?.[1] ?? '';
    const [first, , whole] = git('show', '-s', '--format=%B', branch).split('\n');
    expect(first).toBe(`bg: Darker, x${'😀'.repeat(58)}…`);
    expect(whole).toBe(reason);
  });

  it('gives a second proposal of the same minute a name of its own', async () => {
    git('config', 'user.name', 'Ana');
    git('config', 'user.email', 'ana@x.example');
    await writeFile(file, darker());
    await runTenant(folder, ['propose', 'bg', '--reason', 'One']);
    await runTenant(folder, ['propose', 'bg', '--reason', 'Two']);
    const branches = git('branch', '--list', 'config/*', '--format=%(refname:short)').trim().split('\n');
    expect(new Set(branches).size).toBe(2);
  });

  it('says why it proposes nothing', async () => {
    const { code, errors } = await runTenant(folder, ['propose', 'bg', '--reason', 'x']);
    expect([code, errors]).toEqual([
      1,
      ['bg.json says what the last commit says: there is nothing to propose.'],
    ]);
    await rm(join(folder, '.git'), { recursive: true });
    await writeFile(file, darker());
    const alone = await runTenant(folder, ['propose', 'bg', '--reason', 'x']);
    expect(alone.code).toBe(1);
    expect(alone.errors[0]).toContain('is not in a work tree of git');
  });

  const asAna = () => {
    git('config', 'user.name', 'Ana');
    git('config', 'user.email', 'ana@x.example');
  };
  const propose = (...words: string[]) =>
    runTenant(folder, ['propose', 'bg', '--reason', 'Darker', ...words]);
  const branches = () =>
    git('branch', '--list', 'config/*', '--format=%(refname:short)').split('\n').filter(Boolean);

  it('leaves a file that is a link in git a link', async () => {
    asAna();
    await rename(file, join(folder, '.bg-2026.json'));
    await symlink('.bg-2026.json', file);
    git('add', '-A');
    git('commit', '--quiet', '-m', 'A link');
    await writeFile(file, darker());
    const { code, errors } = await propose();
    expect([code, errors, branches()]).toEqual([
      1,
      ['bg.json is a link to another file: propose a change of that one.'],
      [],
    ]);
  });

  it('leaves a file that can be run such a file', async () => {
    asAna();
    git('update-index', '--chmod=+x', 'bg.json');
    git('commit', '--quiet', '-m', 'Can be run');
    await writeFile(file, darker());
    expect((await propose()).errors).toEqual([]);
    expect(git('ls-tree', branches()[0] ?? '', 'bg.json')).toMatch(/^100755 /);
  });

  it('makes no commit of a file whose lines alone end otherwise in the work tree', async () => {
    asAna();
    await writeFile(join(folder, '.gitattributes'), '*.json eol=crlf\n');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
    const { code, errors } = await propose();
    expect([code, errors, branches()]).toEqual([
      1,
      ['bg.json says what the last commit says: there is nothing to propose.'],
      [],
    ]);
  });

  it('says what git says where a branch stands in the way', async () => {
    asAna();
    git('branch', 'config');
    await writeFile(file, darker());
    const { code, errors } = await propose();
    expect(code).toBe(1);
    expect(errors.join()).toMatch(
      /^The branch config\/bg-\S+ cannot be made\. git says: .*'refs\/heads\/config' exists/,
    );
  });

  it('gives each of two proposals that are made at once a branch', async () => {
    asAna();
    await writeFile(file, darker());
    const both = await Promise.all([propose(), propose(), propose()]);
    expect(both.map(({ code, errors }) => [code, errors])).toEqual(Array(3).fill([0, []]));
    expect(branches()).toHaveLength(3);
  });

  it('says what git says of a work tree that it does not read', async () => {
    await writeFile(file, darker());
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    const { code, errors } = await propose();
    expect(code).toBe(1);
    expect(errors.join()).toMatch(/git says: fatal: detected dubious ownership .*safe\.directory/);
  });
});
