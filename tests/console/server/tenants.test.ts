/**
 * Reading, checking and publishing tenant files. Over 250 lines: each call about a tenant file, with what it answers and
 * refuses, on one folder.
 */
import { chmod, mkdir, readdir, readFile, stat, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../compiler/history/hashText.ts';
import type { CheckAnswer, Overview, TenantText } from '../../../console/server/answers.ts';
import type { RefusedAnswer } from '../../../console/server/history/historyAnswers.ts';
import { startTestConsole, type TestConsole } from '../support/startTestConsole.ts';

let running: TestConsole;
beforeEach(async () => {
  running = await startTestConsole();
});
afterEach(() => running.stop());

const fileOf = (code: string) => join(running.folder, `${code}.json`);
const read = async (code: string): Promise<TenantText> =>
  (await running.fetch(`/api/tenants/${code}`)).json();
const send = (path: string, body: object) =>
  running.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const check = async (code: string, text: string): Promise<CheckAnswer> =>
  (await send('/api/check', { code, text })).json();
const publish = (code: string, text: string, baseHash: string | null) =>
  send(`/api/tenants/${code}/publish`, { text, baseHash, reason: 'Tried out' });
const overview = async (): Promise<Overview> => (await running.fetch('/api/tenants')).json();

describe('the overview', () => {
  it('tells of each tenant its name, state, languages, version and time', async () => {
    const { tenants } = await overview();
    expect(tenants.map(({ code }) => code)).toEqual(['bg', 'pl', 'ro']);
    const [bg] = tenants;
    expect(bg).toMatchObject({ code: 'bg', name: 'България', state: 'live', problems: 0, nextChange: null });
    expect(bg?.languages).toEqual([
      { language: 'bg', name: 'Bulgarian', isDraft: false, percent: 100 },
      { language: 'en', name: 'English', isDraft: false, percent: 100 },
    ]);
    expect(bg?.hash).toBe(hashText(await readFile(fileOf('bg'))));
    expect(bg?.modified).toBe((await stat(fileOf('bg'))).mtime.toISOString());
  });

  it('tells of problems, drafts, the next dated change, and how complete a language is', async () => {
    const change = async (code: string, edit: (file: Record<string, unknown>) => void) => {
      const file = JSON.parse(await readFile(fileOf(code), 'utf8'));
      edit(file);
      await writeFile(fileOf(code), JSON.stringify(file, null, 2));
    };
    await change('ro', (file) => {
      delete file.timeZone;
    });
    await change('bg', (file) => {
      const now = Object(file.links);
      const later = { ...now, faq: 'https://www.sorvia.example/bg/questions' };
      file.links = [
        { from: '0001-01-01', value: now },
        { from: '2027-03-01', value: later },
      ];
    });
    await change('pl', (file) => {
      file.status = 'draft';
    });
    const ukrainian = join(running.folder, 'languages', 'uk.json');
    const texts = JSON.parse(await readFile(ukrainian, 'utf8'));
    delete texts.home;
    await writeFile(ukrainian, JSON.stringify(texts));
    await expect
      .poll(async () => (await overview()).tenants.map(({ state }) => state))
      .toEqual(['live', 'draft', 'refused']);
    await expect
      .poll(
        async () =>
          (await overview()).tenants[1]?.languages.find(({ language }) => language === 'uk')?.percent,
      )
      .toBeLessThan(100);
    const [bg, , ro] = (await overview()).tenants;
    expect(bg?.nextChange).toBe('2027-03-01');
    expect(ro).toMatchObject({ name: 'România', brand: expect.stringMatching(/^#/) });
    expect(ro?.problems).toBeGreaterThan(0);
  });

  it('has nothing of an empty folder but its name', async () => {
    const empty = await startTestConsole({ from: null });
    const answer: Overview = await (await empty.fetch('/api/tenants')).json();
    expect(answer.tenants).toEqual([]);
    expect(empty.folder.endsWith(answer.folder)).toBe(true);
    expect(answer.folder).not.toContain('/');
    await empty.stop();
  });
});

describe('reading a file', () => {
  it('answers the text and what names it', async () => {
    const bytes = await readFile(fileOf('pl'));
    expect(await read('pl')).toEqual({ code: 'pl', text: bytes.toString(), hash: hashText(bytes) });
  });

  it('reads nothing but the tenant files of the folder [C2]', async () => {
    await writeFile(join(running.folder, '..', 'outside.json'), '{"secret":1}');
    for (const code of [
      '..%2Foutside',
      '%2e%2e%2foutside',
      'languages%2Fen',
      'languages',
      '.bg',
      'bg.json',
      'BG',
      '__proto__',
      'bg%00',
    ]) {
      const answer = await running.fetch(`/api/tenants/${code}`);
      expect([code, answer.status]).toEqual([code, 404]);
    }
    await unlink(join(running.folder, '..', 'outside.json'));
  });

  it('follows no link out of the folder', async () => {
    await symlink('/etc/hostname', fileOf('zz'));
    await expect.poll(async () => (await overview()).tenants.map(({ code }) => code)).toContain('zz');
    expect((await running.fetch('/api/tenants/zz')).status).toBe(404);
  });
});

describe('checking a text', () => {
  it('finds nothing wrong with the shipped files', async () => {
    for (const code of ['bg', 'pl', 'ro']) {
      const { text } = await read(code);
      expect(await check(code, text)).toEqual({ problems: [], warnings: [], group: null });
    }
  });

  it('tells a problem at its line and column, as the command line does', async () => {
    const { text } = await read('pl');
    const { problems } = await check('pl', text.replace('"PLN"', '"PLM"'));
    const line = text.slice(0, text.indexOf('"PLN"')).split('\n').length;
    expect(problems).toEqual([expect.objectContaining({ file: 'pl.json', pointer: '/currency/code', line })]);
  });

  it('judges it among its neighbours, as if it were saved, and keeps nothing of it', async () => {
    const { text } = await read('pl');
    const host = (of: string) =>
      of.replace('"theme"', '"hosts": { "singleTenant": ["cards.example"] },\n  "theme"');
    const { text: bulgarian, hash } = await read('bg');
    expect((await check('pl', host(text))).problems).toEqual([]);
    // What was only checked claims nothing.
    expect((await check('bg', host(bulgarian))).problems).toEqual([]);
    expect((await publish('bg', host(bulgarian), hash)).status).toBe(200);
    await expect
      .poll(async () => (await check('pl', host(text))).problems)
      .toEqual([
        expect.objectContaining({
          pointer: '/hosts/singleTenant/0',
          message: expect.stringContaining('bg.json'),
        }),
      ]);
    expect((await overview()).tenants.map(({ problems }) => problems)).toEqual([0, 0, 0]);
  });

  it('knows a tenant that has no file yet', async () => {
    const { text } = await read('pl');
    const copy = text.replace('"code": "pl"', '"code": "zz"').replace('tenant:pl-ben', 'tenant:zz-ben');
    expect((await check('zz', copy)).problems).toEqual([]);
    expect((await check('yy', copy)).problems).toEqual([expect.objectContaining({ pointer: '/code' })]);
    expect((await overview()).tenants).toHaveLength(3);
  });

  it('says what is wrong with the words of its languages', async () => {
    await writeFile(join(running.folder, 'languages', 'uk.json'), '{}');
    const { text } = await read('pl');
    await expect.poll(async () => (await check('pl', text)).problems.length).toBeGreaterThan(0);
    const { problems } = await check('pl', text);
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['languages/uk.json']));
  });
});

describe('publishing', () => {
  it('writes exactly the bytes that were sent, and leaves nothing beside them', async () => {
    const { text, hash } = await read('bg');
    const sent = text.replace('"name"', '  "name"').replaceAll('\n', '\r\n');
    const answer = await publish('bg', sent, hash);
    expect([answer.status, await answer.json()]).toEqual([200, { hash: hashText(Buffer.from(sent)) }]);
    expect(await readFile(fileOf('bg'), 'utf8')).toBe(sent);
    expect((await readdir(running.folder)).filter((name) => name.includes('tmp'))).toEqual([]);
    await expect.poll(async () => (await read('bg')).text).toBe(sent);
  });

  it('keeps who may read the file', async () => {
    await chmod(fileOf('bg'), 0o640);
    const { text, hash } = await read('bg');
    await publish('bg', `${text}\n`, hash);
    expect((await stat(fileOf('bg'))).mode & 0o777).toBe(0o640);
  });

  it('refuses a text with problems, says them, and leaves the file as it was', async () => {
    const { text, hash } = await read('bg');
    const answer = await publish('bg', text.replace('"name"', '"nmae"'), hash);
    const refusal: RefusedAnswer = await answer.json();
    expect(answer.status).toBe(422);
    expect(refusal.problems.map(({ pointer }) => pointer)).toContain('/nmae');
    expect(await readFile(fileOf('bg'), 'utf8')).toBe(text);
  });

  it('refuses when the file changed meanwhile, with the newer text', async () => {
    const { text, hash } = await read('bg');
    await writeFile(fileOf('bg'), `${text}\n`);
    const answer = await publish('bg', text, hash);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      text: `${text}\n`,
      hash: hashText(Buffer.from(`${text}\n`)),
    });
    expect(await readFile(fileOf('bg'), 'utf8')).toBe(`${text}\n`);
  });

  it('lets one of two who publish at once win, and tells the other [C3]', async () => {
    const { text, hash } = await read('bg');
    const answers = await Promise.all(['\n', '\n\n', '\n\n\n'].map((end) => publish('bg', text + end, hash)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('writes a file that is gone anew when that is asked for', async () => {
    const { text, hash } = await read('ro');
    await unlink(fileOf('ro'));
    const refused = await publish('ro', text, hash);
    expect([refused.status, (await refused.json()).hash]).toEqual([409, null]);
    expect((await publish('ro', text, null)).status).toBe(200);
    expect(await readFile(fileOf('ro'), 'utf8')).toBe(text);
  });

  it('writes nowhere else [C2]', async () => {
    const { text } = await read('ro');
    await mkdir(join(running.folder, 'aa.json'));
    for (const code of ['..%2Fzz', 'languages%2Fzz', '.zz', 'ZZ', 'zz.json'])
      expect([code, (await publish(code, text, null)).status]).toEqual([code, 400]);
    await symlink(join(running.folder, 'bg.json'), fileOf('zz'));
    const linked = text.replace('"code": "ro"', '"code": "zz"').replace('tenant:ro-ben', 'tenant:zz-ben');
    const before = await readFile(fileOf('bg'), 'utf8');
    expect((await publish('zz', linked, hashText(Buffer.from(before)))).status).toBe(422);
    expect(await readFile(fileOf('bg'), 'utf8')).toBe(before);
  });
});

describe('secrets', () => {
  it('stay with the server when a problem is about a value that came from the environment [C4]', async () => {
    const secret = 'not-an-address-7f3a9c';
    const other = await startTestConsole({ variables: { SANDBOX_URL: secret } });
    const { tenants }: Overview = await (await other.fetch('/api/tenants')).json();
    expect(tenants[0]?.problems).toBeGreaterThan(0);
    const { text }: TenantText = await (await other.fetch('/api/tenants/bg')).json();
    const answer = await other.fetch('/api/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'bg', text }),
    });
    const body = await answer.text();
    expect(body).toContain('/connections/dev');
    expect(body).not.toContain(secret);
    await other.stop();
  });
});
