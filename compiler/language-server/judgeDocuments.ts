import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Connection, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ValidateOptions } from '../validateFiles.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { type JudgedFolder, judgeFolder } from './judgeFolder.ts';

/** Somebody who types is not told of every half-written word. */
const QUIET_MS = 200;

export interface Judge {
  /** After a moment without further changes, the editor is told anew. */
  soon(): void;
  /** What is told of the texts as they stand now. */
  newest(): Promise<JudgedFolder>;
}

/** @param connection to the editor that is told */
export function createJudge(
  options: ValidateOptions,
  documents: TextDocuments<TextDocument>,
  connection: Connection,
): Judge {
  let changes = 0;
  let timer: NodeJS.Timeout | undefined;
  let judged: { readonly at: number; readonly folder: Promise<JudgedFolder> } | null = null;
  let told = new Set<string>();

  function newest(): Promise<JudgedFolder> {
    if (judged?.at !== changes) {
      judged = { at: changes, folder: judgeFolder(options, unsavedOf(documents)) };
    }
    return judged.folder;
  }
  async function tell(): Promise<void> {
    const at = changes;
    try {
      const folder = await newest();
      // Somebody has typed meanwhile: the newest text is told, and no older one.
      if (at !== changes) return;
      const before = told;
      told = new Set(folder.keys());
      for (const path of before)
        if (!told.has(path)) connection.sendDiagnostics({ uri: uriOf(path, documents), diagnostics: [] });
      for (const [path, file] of folder)
        connection.sendDiagnostics({ uri: uriOf(path, documents), diagnostics: diagnosticsOf(file) });
    } catch (error) {
      judged = null;
      connection.console.error(`The folder cannot be checked. ${(error as Error).message}`);
    }
  }
  return {
    newest,
    soon() {
      changes += 1;
      clearTimeout(timer);
      timer = setTimeout(tell, QUIET_MS);
    },
  };
}

/** The texts of open files; of the folder's, the compiler reads these in the place of what is saved. */
export function unsavedOf(documents: TextDocuments<TextDocument>): ReadonlyMap<string, string> {
  return new Map(
    documents.all().flatMap((document) => {
      const path = pathOf(document.uri);
      return path === null ? [] : [[path, document.getText()] as const];
    }),
  );
}

/** As the editor calls it, where it has it open: addresses of files can be written in several ways. */
function uriOf(path: string, documents: TextDocuments<TextDocument>): string {
  return documents.keys().find((uri) => pathOf(uri) === path) ?? pathToFileURL(path).href;
}

/** Null for what is no file. */
export function pathOf(uri: string): string | null {
  return uri.startsWith('file:') ? fileURLToPath(uri) : null;
}
