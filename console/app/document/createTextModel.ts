/** One text that form and JSON edit, with one undo over both: the state of the editor, which needs no page. */
import { history, isolateHistory, redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import {
  Compartment,
  EditorState,
  type Extension,
  Text,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { applySpans } from '../../../compiler/valueEdits.ts';
import type { TextEdit } from '../section.ts';
import { type LineEnd, lineEndOf } from './lineEnds.ts';
import { replaceAll } from './mergeByKey.ts';

/** What shows the text, such as an editor of JSON. */
export interface TextView {
  update(transactions: readonly Transaction[]): void;
}

export interface TextModel {
  state(): EditorState;
  text(): string;
  canUndo(): boolean;
  canRedo(): boolean;
  undo(): void;
  redo(): void;
  /** One step of undo. @param run edits of the same run are one step together, until somebody pauses */
  edit(edits: readonly TextEdit[], run?: string): void;
  /** What somebody else changed: no undo of ours takes it back. */
  takeOver(edits: readonly TextEdit[]): void;
  /** What an editor does: typing, moving the cursor. */
  dispatch(transactions: readonly Transaction[]): void;
  /** What an editor is to be shown, such as problems at their places. */
  show(spec: TransactionSpec): void;
  /** @returns ends it */
  attach(view: TextView): () => void;
  /** Called after each change of the text, or of what can be undone. @returns ends it */
  subscribe(listen: () => void): () => void;
}

/** Who stops typing for so long begins another step. */
const PAUSE_MILLISECONDS = 1_000;

const LINE_ENDS = new Compartment();

function endIn(end: LineEnd): Extension {
  return EditorState.lineSeparator.of(end);
}

/** @param extensions of the editor that will show it */
export function createTextModel(text: string, extensions: Extension = []): TextModel {
  // Lines end as the file ends them: what is not edited stays as it is, byte for byte.
  let state = EditorState.create({
    doc: text,
    extensions: [
      LINE_ENDS.of(endIn(text.includes('\r\n') ? '\r\n' : '\n')),
      history({ newGroupDelay: PAUSE_MILLISECONDS }),
      extensions,
    ],
  });
  let written = text;
  const views = new Set<TextView>();
  const listeners = new Set<() => void>();
  /** What the last change belonged to. */
  let lastRun: string | undefined;

  const dispatch = (transactions: readonly Transaction[]) => {
    const last = transactions.at(-1);
    if (!last) return;
    const before = state;
    state = last.state;
    for (const view of views) view.update(transactions);
    if (state.doc === before.doc && state.lineBreak === before.lineBreak) return;
    written = state.sliceDoc();
    for (const listen of listeners) listen();
  };
  const change = (edits: readonly TextEdit[], isOwn: boolean, runOf?: string) => {
    if (edits.length === 0) return;
    const isApart = runOf === undefined ? 'full' : runOf === lastRun ? null : 'before';
    dispatch([
      state.update({
        ...changesOf(edits, state, written),
        annotations: [
          Transaction.addToHistory.of(isOwn),
          Transaction.userEvent.of(isOwn ? 'input.type.form' : 'sync'),
          ...(isOwn && isApart ? [isolateHistory.of(isApart)] : []),
        ],
      }),
    ]);
    lastRun = runOf;
  };
  const run = (command: typeof undo) => {
    command({ state, dispatch: (transaction) => dispatch([transaction]) });
  };

  return {
    state: () => state,
    text: () => written,
    canUndo: () => undoDepth(state) > 0,
    canRedo: () => redoDepth(state) > 0,
    undo: () => run(undo),
    redo: () => run(redo),
    edit: (edits, runOf) => change(edits, true, runOf),
    takeOver: (edits) => change(edits, false),
    dispatch(transactions) {
      lastRun = undefined;
      dispatch(transactions);
    },
    show: (spec) => dispatch([state.update(spec)]),
    attach(view) {
      views.add(view);
      return () => views.delete(view);
    },
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** @param written what the state says, as the file writes it */
function changesOf(edits: readonly TextEdit[], state: EditorState, written: string): TransactionSpec {
  const next = applySpans(written, edits);
  const end = lineEndOf(next);
  if (end !== null && end !== state.lineBreak) {
    // To the editor the lines are the same, however they end: what was done before can still be undone.
    const changes = replaceAll(state.doc.toString(), next.replaceAll('\r\n', '\n')).map((edit) => ({
      from: edit.offset,
      to: edit.offset + edit.length,
      insert: Text.of(edit.text.split('\n')),
    }));
    return { changes, effects: LINE_ENDS.reconfigure(endIn(end)) };
  }
  const breaks = lineEnds(written, state.lineBreak);
  const changes = edits.map(({ offset, length, text: insert }) => ({
    from: breaks.toPlace(offset),
    to: breaks.toPlace(offset + length),
    insert: state.toText(insert),
  }));
  return { changes };
}

/** The editor counts the end of a line as one sign, however the file writes it; others that came with a paste stay two. */
function lineEnds(text: string, lineBreak: string): { toPlace(offset: number): number } {
  if (lineBreak !== '\r\n') return { toPlace: (offset) => offset };
  const ends = [...text.matchAll(/\r\n/g)].map(({ index }) => index);
  return { toPlace: (offset) => offset - ends.filter((end) => end < offset).length };
}
