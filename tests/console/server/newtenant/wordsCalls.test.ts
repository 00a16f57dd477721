import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../../compiler/history/hashText.ts';
import type { WordsAnswer } from '../../../../console/server/newtenant/newTenantAnswers.ts';
import { wordsCalls } from '../../../../console/server/newtenant/wordsCalls.ts';
import { type Calls, startCalls } from '../support/startCalls.ts';

let calls: Calls;
beforeEach(async () => {
  calls = await startCalls(wordsCalls);
});
afterEach(() => calls.end());

const begin = () => calls.call('POST', '/api/words', { language: 'hu', from: 'en' });
const read = async (language: string) =>
  (await calls.call('GET', `/api/words/${language}`)).body as WordsAnswer;
const put = (language: string, body: object) => calls.call('PUT', `/api/words/${language}`, body);
const fileOf = (language: string) => readFile(join(calls.folder, 'languages', `${language}.json`), 'utf8');

describe('the calls for words', () => {
  it('list the languages with how far they have come, and who offers them', async () => {
    const { body } = await calls.call('GET', '/api/words');
    expect(body).toContainEqual(
      expect.objectContaining({ code: 'uk', percent: 100, missing: 0, offeredBy: ['pl'], isOriginal: false }),
    );
    expect(body).toContainEqual(expect.objectContaining({ code: 'en', isOriginal: true }));
  });

  it('list a language whose file is a link that leads nowhere, and say so where it is opened', async () => {
    await symlink('/none/hu.json', join(calls.folder, 'languages/hu.json'));
    const { status, body } = await calls.call('GET', '/api/words');
    expect([status, body]).toEqual([200, expect.arrayContaining([expect.objectContaining({ code: 'hu' })])]);
    expect(await calls.call('GET', '/api/words/hu')).toEqual({
      status: 422,
      body: {
        code: 'invalid',
        error: 'languages/hu.json has problems; mend them first. This is a link that leads nowhere.',
      },
    });
  });

  it('begin a language: every text is missing, with its original, its place and its values', async () => {
    expect(await begin()).toMatchObject({ status: 200, body: { language: 'hu' } });
    const { units, percent, missing, needed, forms } = await read('hu');
    expect(missing).toBeGreaterThan(500);
    expect(percent).toBe(Math.floor(((needed - missing) * 100) / needed));
    expect(forms).toEqual(['one', 'other']);
    const greeting = units.find(
      ({ placeholders, target }) => placeholders.includes('{{name}}') && target === null,
    );
    expect(greeting).toMatchObject({ target: null, notes: expect.arrayContaining([expect.any(String)]) });
    expect(units.filter(({ where }) => where.includes('Screen')).length).toBeGreaterThan(200);
    expect(units.some(({ form }) => form === 'one')).toBe(true);
    expect(await begin()).toMatchObject({ status: 422, body: { error: expect.stringContaining('already') } });
  });

  it('let one of several begin a language who begin it at once', async () => {
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const error = 'There is a words file "hu.json" already.';
    const refused = begun.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(refused).toEqual(Array(2).fill({ error, code: 'invalid' }));
    expect((await read('hu')).units).not.toEqual([]);
  });

  it('say why a language cannot be written', async () => {
    await mkdir(join(calls.folder, 'languages', 'hu.json'));
    expect(await begin()).toMatchObject({ status: 422, body: { error: expect.stringContaining('hu.json') } });
  });

  it('check texts while they are typed: lost values and foreign keys are told, nothing is written', async () => {
    await begin();
    const before = await fileOf('hu');
    const { units, missing } = await read('hu');
    const [unit] = units.filter(({ placeholders, form }) => placeholders.length === 1 && form === null);
    const changes = { [unit?.key ?? '']: 'Szia', 'no.such': 'x' };
    const { body } = await calls.call('POST', '/api/words/hu/check', { changes });
    expect(body).toMatchObject({
      problems: [
        { key: 'no.such', message: expect.stringContaining('no text') },
        { key: unit?.key, message: expect.stringContaining(unit?.placeholders[0] ?? '') },
      ],
    });
    const good = { changes: { 'nav.home': 'Kezdőlap' } };
    expect((await calls.call('POST', '/api/words/hu/check', good)).body).toMatchObject({
      problems: [],
      missing: missing - (units.some(({ key }) => key === 'nav.home') ? 1 : 0),
    });
    expect(await fileOf('hu')).toBe(before);
  });

  it('write texts, and change nothing else of the file', async () => {
    await begin();
    const before = await fileOf('hu');
    const { hash, units, missing } = await read('hu');
    const unit = units.find(({ placeholders, target }) => placeholders.length === 0 && target === null);
    const key = unit?.key ?? '';
    const saved = await put('hu', { changes: { [key]: 'Magyar szöveg' }, baseHash: hash });
    expect(saved).toMatchObject({ status: 200, body: { problems: [], missing: missing - 1 } });
    const after = await fileOf('hu');
    const differing = after.split('\n').filter((line, index) => line !== before.split('\n')[index]);
    expect(differing).toEqual([expect.stringContaining('Magyar szöveg')]);
    const again = await read('hu');
    expect(again.units.find((each) => each.key === key)?.target).toBe('Magyar szöveg');
    expect(saved.body).toMatchObject({ hash: again.hash });
    // Emptied, it is to be translated again.
    await put('hu', { changes: { [key]: ' ' }, baseHash: again.hash });
    expect(await fileOf('hu')).toBe(before);
  });

  it('write nothing over a change of somebody else', async () => {
    const { hash } = await read('pl');
    const path = join(calls.folder, 'languages/pl.json');
    await writeFile(path, `${await fileOf('pl')}\n`);
    const theirs = await fileOf('pl');
    expect(await put('pl', { changes: { languageName: 'polski' }, baseHash: hash })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(await fileOf('pl')).toBe(theirs);
    expect(await readdir(join(calls.folder, 'languages'))).toHaveLength(5);
  });

  it('keep a language that is whole from losing a text', async () => {
    const { hash, units } = await read('pl');
    const key = units[5]?.key ?? '';
    expect(await put('pl', { changes: { [key]: '' }, baseHash: hash })).toMatchObject({
      status: 422,
      body: { code: 'problems', problems: [{ key }] },
    });
  });

  it('take a whole text as well, if all of it is good', async () => {
    const { hash } = await read('pl');
    const text = (await fileOf('pl')).replace('"languageName": "Polski"', '"languageName": "polski"');
    expect(await put('pl', { text: '{ "home": ', baseHash: hash })).toMatchObject({ status: 422 });
    expect(await put('pl', { text, baseHash: hash })).toMatchObject({ status: 200 });
    expect(await fileOf('pl')).toBe(text);
  });

  describe.each<[what: string, broken: (sound: string) => string | Buffer, why: RegExp]>([
    ['with one foreign byte', (sound) => Buffer.from(sound, 'latin1'), /not UTF-8 text\. Save it as UTF-8/],
    ['in UTF-16', (sound) => Buffer.from(`\ufeff${sound}`, 'utf16le'), /looks like UTF-16/],
    ['with a byte order mark', (sound) => `\ufeff${sound}`, /byte order mark/],
    ['that is cut off', (sound) => sound.slice(0, sound.length / 2), /In line \d{3}, column \d+: /],
    ['with marks of a merge', (sound) => `<<<<<<< HEAD\n${sound}`, /In line 1, column 1: /],
    ['with a key twice', (sound) => sound.replace('{', '{ "nav": {},'), /"nav" is given twice/],
    ['with a text for a block', () => '{ "common": "x" }', /"common" is a block of/],
  ])('of a words file %s', (_, broken, why) => {
    const refused = { status: 422, body: { code: 'invalid', error: expect.stringMatching(why) } };
    const path = () => join(calls.folder, 'languages/pl.json');

    it('show no blank fields, and write nothing', async () => {
      await writeFile(path(), broken(await fileOf('pl')));
      const before = await readFile(path());
      expect(await calls.call('GET', '/api/words/pl')).toMatchObject(refused);
      const changes = { 'common.close': 'Zamknij' };
      expect(await calls.call('POST', '/api/words/pl/check', { changes })).toMatchObject(refused);
      expect(await put('pl', { changes, baseHash: hashText(before) })).toMatchObject(refused);
      expect(await readFile(path())).toEqual(before);
    });
  });

  it('go on where one text alone is wrong, and mend it', async () => {
    const sound = await fileOf('pl');
    await writeFile(join(calls.folder, 'languages/pl.json'), sound.replace(/"close": "/, '"close": "\u200b'));
    const { hash, units } = await read('pl');
    expect(units.find(({ key }) => key === 'common.close')?.target).toMatch(/^\u200b/);
    const close = /"close": "([^"]*)"/.exec(sound)?.[1];
    expect(await put('pl', { changes: { 'common.close': close }, baseHash: hash })).toMatchObject({
      status: 200,
    });
    expect(await fileOf('pl')).toBe(sound);
  });

  it.each(['xx', '..%2Fpl', 'PL'])('know no words of %s', async (language) => {
    expect((await calls.call('GET', `/api/words/${language}`)).status).toBe(404);
    expect((await put(language, { changes: {}, baseHash: '' })).status).toBe(404);
  });
});
