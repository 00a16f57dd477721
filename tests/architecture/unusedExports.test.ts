import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { DOORS, sourceFiles } from './sourceFiles.ts';

const ROOMS = [
  'schemas',
  'runtime',
  'screens',
  'compiler',
  'bundle',
  'publish',
  'host',
  'console',
  'sandbox',
];

/** What no import names: programs that the host loads from what was built, and what stands for packages that no form reaches (decision 018). */
const LOADED_BY_ADDRESS = ['runtime/render.tsx', 'runtime/renderForms.ts', 'runtime/forms/unreached/'];

/** A value by its file and name. */
type Key = `${string}#${string}`;

interface Reading {
  readonly by: string;
  readonly key: Key;
  /** The name under which it is exported once more. */
  readonly as?: Key;
}

const exported: Key[] = [];
const readings: Reading[] = [];
for (const { path, text } of sourceFiles([...ROOMS, 'scripts', 'tests'])) readFile(path, text);
readFile('build.mjs', readFileSync('build.mjs', 'utf8'));

function readFile(path: string, text: string): void {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const keyOf = (specifier: ts.Expression, name: string): Key | null => {
    const written = (specifier as ts.StringLiteral).text;
    const to = DOORS[written] ?? posix.join(posix.dirname(path), written);
    return existsSync(to) ? `${to}#${name}` : null;
  };
  const read = (specifier: ts.Expression, name: string, as?: Key) => {
    const key = keyOf(specifier, name);
    if (key) readings.push({ by: path, key, ...(as && { as }) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { name, namedBindings } = node.importClause ?? {};
      if (name) read(node.moduleSpecifier, 'default');
      if (namedBindings && ts.isNamespaceImport(namedBindings)) read(node.moduleSpecifier, '*');
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const each of namedBindings.elements)
          read(node.moduleSpecifier, (each.propertyName ?? each.name).text);
    } else if (ts.isExportDeclaration(node)) {
      const { exportClause, moduleSpecifier } = node;
      if (!exportClause && moduleSpecifier) read(moduleSpecifier, '*', `${path}#*`);
      if (exportClause && ts.isNamedExports(exportClause))
        for (const each of exportClause.elements) {
          const key: Key = `${path}#${each.name.text}`;
          if (!node.isTypeOnly && !each.isTypeOnly) exported.push(key);
          if (moduleSpecifier) read(moduleSpecifier, (each.propertyName ?? each.name).text, key);
        }
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteralLike(specifier)) read(specifier, '*');
    }
    if (!path.endsWith('.d.ts')) exported.push(...exportsOf(node).map((name): Key => `${path}#${name}`));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
}

/** Values that a statement exports. Types cost nothing, and stand in the signatures of what is exported. */
function exportsOf(node: ts.Node): string[] {
  if (!ts.canHaveModifiers(node)) return [];
  const has = (kind: ts.SyntaxKind) => node.modifiers?.some((each) => each.kind === kind) ?? false;
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  return (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name ? [node.name.text] : [];
}

const readingsOf = new Map<string, Reading[]>();
for (const reading of readings)
  readingsOf.set(reading.key, [...(readingsOf.get(reading.key) ?? []), reading]);

/** The files that read an export, by whatever name it was exported again. */
function readersOf(key: Key): string[] {
  const [file = '', name = ''] = key.split('#');
  return [...(readingsOf.get(key) ?? []), ...(readingsOf.get(`${file}#*`) ?? [])].flatMap(({ by, as }) => {
    if (!as) return [by];
    return readersOf(as.endsWith('#*') ? (`${as.slice(0, -1)}${name}` as Key) : as);
  });
}

const own = exported.filter(
  (key) =>
    ROOMS.some((room) => key.startsWith(`${room}/`)) &&
    !LOADED_BY_ADDRESS.some((each) => key.startsWith(each)),
);

describe('an export', () => {
  it('is read by another file', () => {
    expect(own.length).toBeGreaterThan(1_000);
    expect(own.filter((key) => readersOf(key).length === 0)).toEqual([]);
  });
});
