import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CodeAction,
  type CompletionList,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Problem } from '../../../compiler/problem.ts';
import { TENANT_MISTAKES } from '../../support/mistakes/tenantMistakes.ts';
import { WORDS_MISTAKES } from '../../support/mistakes/wordsMistakes.ts';
import { runTenant } from '../support/runTenant.ts';

const folder = mkdtempSync(join(tmpdir(), 'language-server-'));
mkdirSync(join(folder, 'languages'));
for (const file of ['bg.json', 'languages/bg.json', 'languages/en.json'])
  cpSync(join('tenant-config', file), join(folder, file));

const sound = (file: string) => readFileSync(join('tenant-config', file), 'utf8');
const uriOf = (file: string) => pathToFileURL(join(folder, file)).href;

let server: ChildProcess;
let editor: ProtocolConnection;
/** What was told last, by the address of the file. */
const told = new Map<string, readonly Diagnostic[]>();
const waiting = new Set<() => void>();

beforeAll(async () => {
  server = spawn(process.execPath, ['compiler/cli.ts', 'language-server', '--stdio'], {
    env: { ...process.env, TENANT_CONFIG_DIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!server.stdout || !server.stdin) throw new Error('The server has no streams.');
  editor = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  editor.onNotification(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }: PublishDiagnosticsParams) => {
      told.set(uri, diagnostics);
      for (const check of waiting) check();
    },
  );
  editor.listen();
  const asked = { processId: process.pid, rootUri: null, capabilities: {}, workspaceFolders: null };
  await editor.sendRequest('initialize', asked);
  await editor.sendNotification('initialized', {});
});

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await editor.sendRequest('shutdown');
  await editor.sendNotification('exit');
  expect(await ended).toBe(0);
  editor.dispose();
  rmSync(folder, { recursive: true });
});

/** Once the editor is told what fits, whatever it was told before. */
function diagnosticsOnce(file: string, fits: (told: readonly Diagnostic[]) => boolean) {
  return new Promise<readonly Diagnostic[]>((resolve) => {
    const check = () => {
      const found = told.get(uriOf(file));
      if (!found || !fits(found)) return;
      waiting.delete(check);
      resolve(found);
    };
    waiting.add(check);
    check();
  });
}

let version = 0;
const opened = new Set<string>();

/** As somebody types it, who has not saved. */
async function type(file: string, text: string): Promise<void> {
  version += 1;
  const uri = uriOf(file);
  if (opened.has(file)) {
    const contentChanges = [{ text }];
    await editor.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges,
    });
    return;
  }
  opened.add(file);
  const textDocument = { uri, languageId: 'json', version, text };
  await editor.sendNotification('textDocument/didOpen', { textDocument });
}

const places = (found: readonly Diagnostic[]) =>
  found.map(({ range: { start }, message }) => ({
    line: start.line + 1,
    column: start.character + 1,
    message,
  }));

describe('an editor', () => {
  it.each([...TENANT_MISTAKES, ...WORDS_MISTAKES].filter((_, index) => index % 12 === 0))(
    'is told of $name what the command line says of the saved file',
    async ({ file, make, says }) => {
      const { text } = make(sound(file));
      writeFileSync(join(folder, file), text);
      const { out } = await runTenant(folder, ['validate', '--json']);
      writeFileSync(join(folder, file), sound(file));
      const problems: readonly Problem[] = JSON.parse(out.join('\n'));
      await type(file, text);
      const found = await diagnosticsOnce(file, (each) =>
        each.some(({ message }) => String(message).includes(says)),
      );
      expect(places(found)).toEqual(
        problems
          .filter((each) => each.file === join(folder, file))
          .map(({ line, column, message }) => ({ line, column, message })),
      );
      await type(file, sound(file));
      await diagnosticsOnce(file, (each) => each.length === 0);
    },
  );

  it('is told the newest of several texts, and nothing breaks at any of them', async () => {
    const text = sound('bg.json');
    // Letter by letter, as it is typed.
    for (let length = 0; length < 60; length += 1) await type('bg.json', text.slice(0, length));
    await type('bg.json', text.replace('Europe/Sofia', 'Europe/Sofja'));
    const found = await diagnosticsOnce('bg.json', ([first]) => first?.code === 'time-zone');
    expect(found).toHaveLength(1);
  });

  it('is offered what mends a problem, and all that is clear at once', async () => {
    const text = sound('bg.json').replace('Europe/Sofia', 'Europe/Sofja').replace('"on"', '"onn"');
    await type('bg.json', text);
    const found = await diagnosticsOnce('bg.json', (each) => each.length === 2);
    const range = found[0]?.range;
    const asked = { textDocument: { uri: uriOf('bg.json') }, range, context: { diagnostics: [] } };
    const actions: readonly CodeAction[] = await editor.sendRequest('textDocument/codeAction', asked);
    expect(actions.map(({ title }) => title)).toEqual([
      'Replace by "Europe/Sofia"',
      'Mend all that is clear (2)',
    ]);
    const document = TextDocument.create(uriOf('bg.json'), 'json', 0, text);
    const edits = (action?: CodeAction) => action?.edit?.changes?.[document.uri] ?? [];
    expect(TextDocument.applyEdits(document, edits(actions[1]))).toBe(sound('bg.json'));
    // As when a file is saved: also what one mistake hides.
    const hiding = text.replace('"BGN",', '"BGN"');
    await type('bg.json', hiding);
    await diagnosticsOnce('bg.json', ([first]) => first?.code === 'syntax');
    const byName = { ...asked, context: { diagnostics: [], only: ['source.fixAll'] } };
    const [all]: readonly CodeAction[] = await editor.sendRequest('textDocument/codeAction', byName);
    expect(edits(all).map(({ newText }) => newText)).toEqual([sound('bg.json')]);
    // What is typed while it is worked out is not written over.
    const late: Promise<readonly CodeAction[]> = editor.sendRequest('textDocument/codeAction', byName);
    await type('bg.json', `${hiding}\n`);
    expect(await late).toEqual([]);
  });

  it('completes and explains keys, values, screens and texts', async () => {
    const text = sound('bg.json').replace('"ourNetwork": "myCardAcceptance"', '"ourNetwork": ""');
    await type('bg.json', text);
    const at = (piece: string, more: number) => {
      const lines = text.slice(0, text.indexOf(piece) + more).split('\n');
      return {
        textDocument: { uri: uriOf('bg.json') },
        position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
      };
    };
    const screens: CompletionList = await editor.sendRequest(
      'textDocument/completion',
      at('"ourNetwork": ""', '"ourNetwork": "'.length),
    );
    expect(screens.items.map(({ label }) => label)).toContain('"myCardAcceptance"');
    const keys: CompletionList = await editor.sendRequest('textDocument/completion', at('"code"', 0));
    expect(keys.items.map(({ label }) => label)).toContain('footer');
    const hover: Hover = await editor.sendRequest('textDocument/hover', at('"timeZone"', 3));
    expect(JSON.stringify(hover.contents)).toContain('time zone');
    await type('languages/bg.json', sound('languages/bg.json'));
    const [line = ''] = sound('languages/bg.json').split('"loading"');
    const english: Hover = await editor.sendRequest('textDocument/hover', {
      textDocument: { uri: uriOf('languages/bg.json') },
      position: { line: line.split('\n').length - 1, character: 6 },
    });
    expect(JSON.stringify(english.contents)).toContain('In English: Loading');
  });
});
