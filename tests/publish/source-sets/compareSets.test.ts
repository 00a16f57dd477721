/** What is said of two source sets of a tenant, with a compiler that takes the file as it is written. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkStructure } from '../../../compiler/checkStructure.ts';
import type { Problem } from '../../../compiler/problem.ts';
import type { Today } from '../../../compiler/today.ts';
import { type CompareSetsOptions, compareSets } from '../../../publish/source-sets/compareSets.ts';
import type { CompiledSet, CompileTexts } from '../../../publish/source-sets/compileTexts.ts';
import type { SourceTexts } from '../../../publish/source-sets/sourceTexts.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import { aScreen } from '../../support/screens.ts';

/** A file with its defaults. */
const FILE: unknown = JSON.parse(readFileSync('tenant-config/bg.json', 'utf8'));
checkStructure(FILE);
const TENANT = FILE as Tenant;

const bytes = (text: string) => new TextEncoder().encode(text);

/** A set whose file says these changes, and whose words files have these texts. */
function aSet(
  changes: Partial<Tenant> = {},
  words: Readonly<Record<string, string>> = { bg: 'a' },
): SourceTexts {
  return {
    code: 'bg',
    file: bytes(JSON.stringify({ ...TENANT, ...changes })),
    groups: new Map(),
    words: new Map(Object.entries(words).map(([language, text]) => [language, bytes(text)])),
    pictures: new Map(),
  };
}

const asked: string[] = [];
const zones: string[] = [];
const today: Today = (zone) => {
  zones.push(zone);
  return '2026-11-23';
};

/** Languages are called by the text of their words file. */
const compile: CompileTexts = (texts, day) => {
  asked.push(day('asked by the compiler'));
  const languages = [...texts.words].map(([language, text]) => [
    language,
    { words: new Map([['languageName', Buffer.from(text).toString()]]) },
  ]) as [string, object][];
  const compiled = { written: JSON.parse(Buffer.from(texts.file).toString()) as Tenant };
  return {
    ok: true,
    compiled: compiled as Partial<CompiledSet['compiled']> as CompiledSet['compiled'],
    languages: new Map(languages) as ReadonlyMap<string, object> as CompiledSet['languages'],
    warnings: [],
  };
};

const options: CompareSetsOptions = {
  compile,
  environment: 'uat',
  screens: [
    aScreen({ id: 'ourMerchendisingPartners', paths: ['partners'], feature: 'merchandisingPartners' }),
  ],
  today,
};

/** What is different, as sentences with the days between which it is. */
function sentencesOf(before: SourceTexts, after: SourceTexts) {
  const found = compareSets(before, after, options);
  if (found.kind !== 'different') throw new Error(`They are ${found.kind}.`);
  return found.differences.map(({ sentence, from }) => (from === null ? sentence : `${from}: ${sentence}`));
}

describe('two source sets', () => {
  it('of the same contents are the same, and nothing is compiled for that', () => {
    asked.length = 0;
    expect(compareSets(aSet(), aSet(), options)).toEqual({ kind: 'same' });
    expect(asked).toEqual([]);
  });

  it('differ in what a card holder sees', () => {
    const other = aSet({ theme: { ...TENANT.theme, brandName: 'Other' } });
    zones.length = 0;
    expect(sentencesOf(aSet(), other)).toEqual(['The brand’s name is Other instead of Sorvia.']);
    expect(sentencesOf(other, aSet())).toEqual(['The brand’s name is Sorvia instead of Other.']);
    expect(zones.filter((zone) => zone !== 'asked by the compiler')).toEqual([
      'Europe/Sofia',
      'Europe/Sofia',
    ]);
  });

  it('differ from the day on which one of them changes by itself', () => {
    const later = { from: '2026-12-01', value: 'https://faq.example' };
    const faq = JSON.parse(JSON.stringify([{ from: '2026-11-01', value: TENANT.links.faq }, later]));
    const [sentence = '', ...more] = sentencesOf(aSet(), aSet({ links: { ...TENANT.links, faq } }));
    expect(sentence).toMatch(/^2026-12-01: .*https:\/\/faq\.example/);
    expect(more).toEqual([]);
  });

  it('differ in a language, called as the later set calls it', () => {
    expect(
      sentencesOf(aSet(), aSet({ languages: [...TENANT.languages, 'uk'] }, { bg: 'a', uk: 'Українська' })),
    ).toContain('The portal can be read in Українська.');
  });

  it('differ in a screen', () => {
    const features = { ...TENANT.features, merchandisingPartners: 'on' as const };
    expect(sentencesOf(aSet(), aSet({ features })).join('\n')).toMatch(/^The screen “.*” can be opened\.$/m);
  });

  it('do not say what looks like a secret', () => {
    const found = compareSets(aSet(), aSet({ name: 'password=abc123x' }), options);
    expect(found).toMatchObject({ kind: 'different', words: [] });
    expect(JSON.stringify(found)).not.toContain('abc123x');
    expect(found.kind === 'different' && found.differences.map(({ sentence }) => sentence)).toEqual([
      'A value that looks like a secret is not the same.',
    ]);
  });

  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['is another one', { bg: 'a', en: 'a' }, { bg: 'b', en: 'a' }, ['bg']],
    ['comes', { bg: 'a' }, { bg: 'a', en: 'a' }, ['en']],
    ['goes', { bg: 'a', en: 'a' }, { bg: 'a' }, ['en']],
    ['is in place of another', { bg: 'a' }, { en: 'a' }, ['bg', 'en']],
  ])('name each words file that %s', (_, was, is, words) => {
    expect(compareSets(aSet({}, was), aSet({}, is), options)).toEqual({
      kind: 'different',
      differences: [],
      words,
    });
  });
});

describe('a source set with a problem', () => {
  const problem: Problem = {
    file: 'bg.json',
    line: 1,
    column: 1,
    pointer: '',
    rule: 'json',
    message: 'none',
  };
  const failing = (isWrong: (texts: SourceTexts) => boolean): CompareSetsOptions => ({
    ...options,
    compile: (texts, day) =>
      isWrong(texts) ? { ok: false, problems: [problem], warnings: [] } : compile(texts, day),
  });
  const [before, after] = [aSet(), aSet({ name: 'Other' })];

  it.each([
    ['earlier', before],
    ['later', after],
  ])('is not compared, whether it is the %s one: its problems are told', (_, wrong) => {
    expect(
      compareSets(
        before,
        after,
        failing((texts) => texts === wrong),
      ),
    ).toEqual({
      kind: 'problems',
      problems: [problem],
    });
  });

  it('is the same as itself', () => {
    expect(
      compareSets(
        before,
        before,
        failing(() => true),
      ),
    ).toEqual({ kind: 'same' });
  });
});
