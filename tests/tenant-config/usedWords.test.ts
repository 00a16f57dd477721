/**
 * Words that nothing says are work for translators and bytes for everybody. The types see to it that a key that the
 * program names exists (schemas/words.gen.ts); this is the other direction.
 */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pluralBase } from '../../compiler/checks/pluralForms.ts';
import { OPEN_BLOCKS, ORIGINAL_TEXTS } from '../../compiler/wordsReference.ts';
import { importsOf, type SourceFile, sourceFiles } from '../architecture/sourceFiles.ts';

/** They name groups of words, and say none. */
const NAMES_GROUPS = ['runtime/tenant/wordsParts.ts', 'compiler/wordsReference.ts'];

const files = sourceFiles(['runtime', 'screens', 'compiler', 'publish', 'host'], /\.tsx?$/).filter(
  ({ path }) => !path.includes('.gen.') && !NAMES_GROUPS.includes(path),
);

/** Texts in quotes, by file. */
const texts = new Map<string, Set<string>>();
/** Names of properties: words of a status, say, go by them. */
const properties = new Set<string>();
/** Texts that are put together, such as `status.${…}`: what stands around the gaps, with its file. */
const templates: { readonly path: string; readonly parts: readonly string[] }[] = [];
for (const file of files) readNames(file);

function readNames({ path, text }: SourceFile): void {
  const own = new Set<string>();
  texts.set(path, own);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) own.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) properties.add(node.name.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (parts.some((part) => /\w{3}/.test(part))) templates.push({ path, parts });
    }
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
}

const everywhere = new Set([...texts.values()].flatMap((own) => [...own]));

/** What the schemas name: labels of fields, rules, options. */
const declared = new Set(
  sourceFiles(['schemas'], /\.schema\.json$/).flatMap(({ text }) => textsIn(JSON.parse(text))),
);

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => [key, ...textsIn(value)]);
}

/** `$t(paused.title)`: texts that stand in other texts. */
const nested = new Set(
  [...ORIGINAL_TEXTS.values()].flatMap((text) =>
    [...text.matchAll(/\$t\(([^)]+)\)/g)].map(([, key = '']) => key),
  ),
);

const importers = new Map<string, string[]>();
for (const { from, to } of files.flatMap(importsOf)) importers.set(to, [...(importers.get(to) ?? []), from]);

/** Behind them everything is imported by everything. */
const DOORS = /^runtime\/\w+\.tsx?$|^screens\/\w+\.ts$|\/screen\.ts$/;

/** Texts of a file, of what it imports, and of those who import it: they hand it the names of blocks. */
function textsAround(path: string): ReadonlySet<string> {
  const around = new Set([path]);
  for (const each of around)
    for (const importer of importers.get(each) ?? []) if (!DOORS.test(importer)) around.add(importer);
  for (const { from, to } of files.flatMap(importsOf)) if (from === path) around.add(to);
  return new Set([...around].flatMap((each) => [...(texts.get(each) ?? [])]));
}

const manifestTexts = [...texts].flatMap(([path, own]) => (path.endsWith('/screen.ts') ? [...own] : []));

/** What can stand in the gaps of a template. A key that begins with one is of a block, or a menu's, that is handed over. */
function fillsOf(path: string, [first, second = '']: readonly string[]): ReadonlySet<string> {
  if (first !== '') return new Set([...everywhere, ...properties, ...declared]);
  const around = textsAround(path);
  return second.startsWith('.') ? around : new Set([...around, ...manifestTexts]);
}

const patterns = templates.map(({ path, parts }) => ({
  pattern: new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('(.+)')}$`),
  fills: fillsOf(path, parts),
}));

/** A text that the program can put together: what fills a gap has to stand somewhere by itself. */
function canBePut(key: string, depth = 0): boolean {
  if (depth > 2) return false;
  return patterns.some(({ pattern, fills }) => {
    const [, ...gaps] = pattern.exec(key) ?? [];
    return gaps.length > 0 && gaps.every((gap) => fills.has(gap) || canBePut(gap, depth + 1));
  });
}

const isSaid = (key: string) =>
  everywhere.has(key) || (key.includes('.') && declared.has(key)) || nested.has(key) || canBePut(key);

/** A server or a country's file names what stands in it. */
const isOpen = (key: string) => [...OPEN_BLOCKS].some((block) => key.startsWith(`${block}.`));

const keys = new Set(
  [...ORIGINAL_TEXTS.keys()].map((key) =>
    ORIGINAL_TEXTS.has(`${pluralBase(key)}_other`) ? pluralBase(key) : key,
  ),
);

describe('the words', () => {
  it('are each said somewhere', () => {
    expect([...keys].filter((key) => !isOpen(key) && !isSaid(key))).toEqual([]);
  });

  it('are not said only because a part of their key stands somewhere', () => {
    expect(
      ['home.titles', 'balances.text', 'contact.callUsShort', 'dialogs.newUser.help'].filter(isSaid),
    ).toEqual([]);
    expect(
      ['home.title', 'balances.empty.text', 'status.lost', 'paused.text', 'nav.faqShort'].filter(isSaid),
    ).toHaveLength(5);
  });

  it('have the label of every field', () => {
    const labels = sourceFiles(['schemas/forms'], /\.json$/).flatMap(({ text }) =>
      [...text.matchAll(/"x-label": "([^"]+)"/g)].map(([, label = '']) => label),
    );
    expect(labels.length).toBeGreaterThan(20);
    expect(labels.filter((label) => !keys.has(label))).toEqual([]);
  });
});
