import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { TextEdit } from '../mend.ts';
import type { Problem } from '../problem.ts';
import { listRepairs, offsetOf } from '../repairs/listRepairs.ts';
import { safeRepairs } from '../repairs/safeRepairs.ts';
import type { JudgedFile } from './judgeFolder.ts';

const SOURCE = 'tenant';

/** Problems and warnings as an editor marks them: the whole text, key or bracket that stands at their place. */
export function diagnosticsOf(file: JudgedFile): Diagnostic[] {
  return diagnosed(file).map(([, diagnostic]) => diagnostic);
}

function diagnosed({ text, problems, warnings }: JudgedFile): (readonly [Problem, Diagnostic])[] {
  return [
    ...problems.map((each) => [each, diagnosticOf(each, text, DiagnosticSeverity.Error)] as const),
    ...warnings.map((each) => [each, diagnosticOf(each, text, DiagnosticSeverity.Warning)] as const),
  ];
}

function diagnosticOf(problem: Problem, text: string, severity: DiagnosticSeverity): Diagnostic {
  const { rule, message } = problem;
  return { range: rangeOf(problem, text), severity, source: SOURCE, code: rule, message };
}

/** A text or a key with its quotes, a number or a word, else one sign. */
const TOKEN = /^(?:"(?:[^"\\\n]|\\.)*"|[^\s,:{}[\]"]+|.)/u;

function rangeOf({ line, column }: Problem, text: string): Range {
  const start = { line: line - 1, character: column - 1 };
  const [token = ''] = TOKEN.exec(text.slice(offsetOf(text, { line, column }))) ?? [];
  return { start, end: { line: start.line, character: start.character + token.length } };
}

/** What mends the problems of a range, each by itself; the likeliest of each is preferred. */
export function quickFixesOf(file: JudgedFile, uri: string, asked: Range): CodeAction[] {
  const document = TextDocument.create(uri, 'json', 0, file.text);
  const met = diagnosed(file).filter(
    ([, { range }]) => !isBefore(range.end, asked.start) && !isBefore(asked.end, range.start),
  );
  return met.flatMap(([problem, diagnostic]) =>
    listRepairs(problem, file.text).map(
      ({ title, edits }, index): CodeAction => ({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        ...(index === 0 && { isPreferred: true }),
        edit: { changes: { [uri]: edits.map((each) => toEdit(each, document)) } },
      }),
    ),
  );
}

export const FIX_ALL = `${CodeActionKind.SourceFixAll}.tenant`;

/** All that can be mended unseen as far as it is told now, at once: where that is more than one thing. */
export function clearFixesOf({ text, problems, warnings }: JudgedFile, uri: string): CodeAction[] {
  const taken = safeRepairs([...problems, ...warnings], text);
  if (taken.length < 2) return [];
  const document = TextDocument.create(uri, 'json', 0, text);
  const edits = taken.flatMap((each) => each.edits.map((edit) => toEdit(edit, document)));
  return [{ title: titleOfAll(taken.length), kind: FIX_ALL, edit: { changes: { [uri]: edits } } }];
}

export function titleOfAll(count: number): string {
  return `Mend all that is clear (${count})`;
}

function isBefore(one: Range['start'], other: Range['start']): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}

function toEdit({ offset, length, text }: TextEdit, document: TextDocument) {
  const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) };
  return { range, newText: text };
}
