/**
 * What is compiled of a source set, and what sets share: by one compiler for all tests, over the files of one tenant of the
 * folder, some 20 ms for each set.
 */

import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import {
  type CompileTexts,
  type CompileTextsOptions,
  claimsOf,
  createTextsCompiler,
} from '../../../publish/source-sets/compileTexts.ts';
import { readFolderTexts } from '../../../publish/source-sets/readFolderTexts.ts';
import type { SourceTexts } from '../../../publish/source-sets/sourceTexts.ts';
import { manifests } from '../../../screens/index.ts';

let bg: SourceTexts;
let compile: CompileTexts;
let compileDrafts: CompileTexts;

const OPTIONS: CompileTextsOptions = {
  environment: 'uat',
  variables: {
    GATEWAY_URL: 'https://gateway.example',
    APP_BACKEND_URL: 'https://backend.example',
    SSO_AUTHORITY: 'https://sso.example',
  },
  screens: manifests,
  version: '3.10.4',
};
beforeAll(async () => {
  bg = await readFolderTexts('bg', 'tenant-config');
  compile = createTextsCompiler(OPTIONS);
  compileDrafts = createTextsCompiler({ ...OPTIONS, drafts: true });
});

const today = () => '2026-11-23';
const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | undefined) => Buffer.from(content ?? '').toString();

/** The tenant with these keys in place of its own; an undefined one goes. */
const withKeys = (changes: object): SourceTexts => ({
  ...bg,
  file: bytes(JSON.stringify({ ...JSON.parse(textOf(bg.file)), ...changes })),
});

/** The words of the tenant, with a text of one language changed. */
const withText = (language: string, change: (text: string) => string, texts = bg): SourceTexts => ({
  ...texts,
  words: new Map([...texts.words, [language, bytes(change(textOf(texts.words.get(language))))]]),
});
const called = (name: string) => (text: string) =>
  text.replace(/"languageName": "[^"]*"/, `"languageName": "${name}"`);

function compiled(texts: SourceTexts, by = compile) {
  const result = by(texts, today);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('a source set that is compiled', () => {
  it('is its tenant for the environment, with the words of its languages', () => {
    const { compiled: made, languages, warnings } = compiled(bg);
    expect([made.tenant.code, made.publicTenant.environment, warnings]).toEqual(['bg', 'uat', []]);
    expect(made.hostConnection.gateway.rootUrl).toBe('https://gateway.example/v1');
    expect([...languages.keys()].sort()).toEqual([...bg.words.keys()].sort());
    expect(languages.get('bg')?.words.get('languageName')).toBe('Български');
  });

  it('is what its file and its group say together', () => {
    const { card, ...own } = JSON.parse(textOf(bg.file)) as { card: object };
    const texts = {
      ...bg,
      file: bytes(JSON.stringify({ ...own, extends: 'south' })),
      groups: new Map([['south', bytes(JSON.stringify({ card }))]]),
    };
    expect(compiled(texts).compiled.tenant.card).toMatchObject(card);
    const broken = { ...texts, groups: new Map([['south', bytes('{"card": 1}')]]) };
    const result = compile(broken, today);
    expect(!result.ok && result.problems.map(({ file, pointer }) => [file, pointer])).toContainEqual([
      'groups/south.json',
      '/card',
    ]);
  });

  it('has its pictures', () => {
    const { theme } = JSON.parse(textOf(bg.file)) as { theme: object };
    const picture = bytes('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>');
    const texts = withKeys({ theme: { ...theme, logo: { file: 'logo.svg', width: 120 } } });
    const missing = compile(texts, today);
    expect(missing.ok).toBe(false);
    const there = compile({ ...texts, pictures: new Map([['logo.svg', picture]]) }, today);
    expect(there.ok ? there.compiled.pictures.map(({ name }) => name) : there.problems).toEqual(['logo.svg']);
  });
});

describe('a source set with a problem', () => {
  it('is that of another tenant', () => {
    expect(compile({ ...bg, code: 'pl' }, today)).toEqual({
      ok: false,
      problems: [
        {
          file: 'pl.json',
          line: 1,
          column: 1,
          pointer: '/code',
          rule: 'file-name',
          message: 'The code is "bg", but the set is that of "pl".',
        },
      ],
      warnings: [],
    });
  });

  it('names its file', () => {
    const result = compile(withKeys({ timeZone: 'Mars' }), today);
    expect(!result.ok && result.problems.map(({ file, pointer }) => [file, pointer])).toEqual([
      ['bg.json', '/timeZone'],
    ]);
  });

  it('is one whose words have a problem, unless nobody is offered that language', () => {
    const torn = withText('bg', () => '{');
    const result = compile(torn, today);
    expect(!result.ok && result.problems.map(({ file }) => file)).toEqual(['languages/bg.json']);
    const other: SourceTexts = { ...bg, words: new Map([...bg.words, ['pl', bytes('{')]]) };
    expect([...compiled(other).languages.keys()].sort()).toEqual(['bg', 'en']);
  });
});

describe('languages that are drafts', () => {
  const draft = () =>
    withText('uk', () => '{"languageName": "Українська"}', withKeys({ draftLanguages: ['uk'] }));

  it('may lack texts, and are shown to nobody', () => {
    expect([...compiled(draft()).languages.keys()].sort()).toEqual(['bg', 'en']);
  });

  it('are shown where drafts are served, with the texts that they lack', () => {
    const { languages } = compiled(draft(), compileDrafts);
    expect([...languages.keys()].sort()).toEqual(['bg', 'en', 'uk']);
    expect(languages.get('uk')?.words.get('languageName')).toBe('Українська');
  });

  it('do not change what sets without them are shown of the same words', () => {
    const { words } = draft();
    const without = compiled({ ...bg, words }, compileDrafts).languages;
    expect([...without.keys()].sort()).toEqual(['bg', 'en']);
    expect(compiled(draft(), compileDrafts).languages).not.toBe(without);
    expect(compiled({ ...bg, words }, compileDrafts).languages).toBe(without);
  });

  it('have no other problem', () => {
    const result = compile(
      withText('uk', () => '{', draft()),
      today,
    );
    expect(!result.ok && result.problems.map(({ file }) => file)).toEqual(['languages/uk.json']);
  });
});

describe('words that several sets share', () => {
  it('are read once: sets of the same words have the same languages', () => {
    const { languages } = compiled(bg);
    expect(compiled(withKeys({ name: 'Other' })).languages).toBe(languages);
    const other = compiled(withText('bg', called('Други'))).languages;
    expect(other.get('bg')?.words.get('languageName')).toBe('Други');
    expect(compiled(bg).languages).toBe(languages);
  });

  it('are forgotten when sixteen others came, and not while they are asked for', () => {
    const own = createTextsCompiler(OPTIONS);
    const first = compiled(bg, own).languages;
    const second = compiled(withText('bg', called('second')), own).languages;
    for (let index = 0; index < 14; index += 1) compiled(withText('bg', called(`other ${index}`)), own);
    expect(compiled(bg, own).languages).toBe(first);
    compiled(withText('bg', called('one more')), own);
    expect(compiled(bg, own).languages).toBe(first);
    expect(compiled(withText('bg', called('second')), own).languages).not.toBe(second);
  });
});

describe('what a tenant lays claim to', () => {
  it.each([
    ['draft', true],
    ['live', false],
  ])('is its hosts, and whether it is one: %s', (status, isDraft) => {
    const hosts = { singleTenant: ['cards.example'], domainExtension: true };
    const tenant: object = { tenant: { hosts, status } };
    expect(claimsOf(tenant as CompiledTenant)).toEqual({
      hosts: ['cards.example'],
      hasDomainExtension: true,
      isDraft,
    });
  });
});
