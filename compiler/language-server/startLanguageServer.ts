/**
 * The compiler in an editor, over the Language Server Protocol 3.17: what `validate` would say of the folder with the
 * text as it is typed, what mends it, and what the schema knows of each place.
 */
import { basename, dirname, resolve } from 'node:path';
import { CodeActionKind, type Connection, TextDocumentSyncKind, TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { GROUPS_FOLDER } from '../groupFiles.ts';
import { fixFiles } from '../repairs/fixFiles.ts';
import type { ValidateOptions } from '../validateFiles.ts';
import { clearFixesOf, FIX_ALL, quickFixesOf, titleOfAll } from './diagnostics.ts';
import { groupEditorSchema, tenantEditorSchema, wordsEditorSchema } from './editorSchemas.ts';
import { createExplainPlaces } from './explainPlaces.ts';
import { createJudge, pathOf, unsavedOf } from './judgeDocuments.ts';

/** @param connection over which nobody has listened yet */
export function startLanguageServer(connection: Connection, validation: ValidateOptions): void {
  const options: ValidateOptions = { ...validation, wordsMemory: new Map() };
  const documents = new TextDocuments(TextDocument);
  const judge = createJudge(options, documents, connection);
  const places = createExplainPlaces(createSchemaOf(options));

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
      completionProvider: { triggerCharacters: ['"', ':', ' '] },
      hoverProvider: true,
    },
    serverInfo: { name: 'tenant', version: options.version },
  }));
  connection.onInitialized(judge.soon);
  documents.onDidChangeContent(judge.soon);
  documents.onDidClose(judge.soon);
  documents.onDidSave(judge.soon);
  connection.onDidChangeWatchedFiles(judge.soon);
  connection.onCodeAction(async (asked) => {
    const { uri } = asked.textDocument;
    const path = pathOf(uri);
    // A document changes in place: what is typed while this is worked out would be written over.
    const version = documents.get(uri)?.version;
    const isTyped = () => documents.get(uri)?.version !== version;
    const judged = path === null ? undefined : (await judge.newest()).get(path);
    if (path === null || !judged || isTyped()) return [];
    const { only } = asked.context;
    const wants = (kind: string) =>
      !only || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    const fixes = wants(CodeActionKind.QuickFix) ? quickFixesOf(judged, uri, asked.range) : [];
    if (!wants(FIX_ALL)) return fixes;
    // Asked for by name, as when a file is saved: round by round. Else as the cursor moves, which has to be quick.
    const all = only ? await fixAll(path, uri) : clearFixesOf(judged, uri);
    return isTyped() ? [] : [...fixes, ...all];
  });
  connection.onCompletion(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    return document ? places.complete(document, position) : null;
  });
  connection.onHover(({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    return document ? places.explain(document, position) : null;
  });
  documents.listen(connection);
  connection.listen();

  /** All of a file that can be mended unseen, as one change. */
  async function fixAll(path: string, uri: string) {
    const document = documents.get(uri);
    if (!document) return [];
    const [fixed] = await fixFiles([path], { ...options, unsaved: unsavedOf(documents) });
    if (!fixed) return [];
    const end = document.positionAt(document.getText().length);
    const whole = { range: { start: { line: 0, character: 0 }, end }, newText: fixed.after };
    const title = titleOfAll(fixed.done.length);
    return [{ title, kind: FIX_ALL, edit: { changes: { [uri]: [whole] } } }];
  }
}

function createSchemaOf({ folder, screens }: ValidateOptions): (uri: string) => object | null {
  const ids = screens.map(({ id }) => id).sort();
  const [tenant, group] = [tenantEditorSchema(ids), groupEditorSchema(ids)];
  const words = new Map<string, object>();
  return (uri) => {
    const path = pathOf(uri);
    if (path === null) return null;
    const place = dirname(path);
    if (place === resolve(folder)) return tenant;
    if (place === resolve(folder, GROUPS_FOLDER)) return group;
    if (place !== resolve(folder, 'languages')) return null;
    const language = basename(path, '.json');
    const schema = words.get(language) ?? wordsEditorSchema(language);
    words.set(language, schema);
    return schema;
  };
}
