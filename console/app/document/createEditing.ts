/**
 * The editing of one tenant file: its text, the file that it was made from, and how both come together again when the
 * file, or the same text in another tab, changes meanwhile. Knows no page. Over 250 lines: all that happens to that text,
 * which shares what it was made from.
 */
import type { Extension } from '@codemirror/state';
import type { TenantText } from '../../server/answers.ts';
import { createTextModel, type TextModel } from './createTextModel.ts';
import { type Dispute, followText, meet, openIn, settle } from './disputes.ts';
import { type Draft, forgetDraft, keepDraft, parseDraft, readDraft } from './drafts.ts';
import { followLineEnds } from './lineEnds.ts';
import { type Conflict, type Merge, mergeByKey, replaceAll } from './mergeByKey.ts';
import { setValueOf } from './setValue.ts';

/** What happened to the text that its reader has to know. */
export type Notice =
  /** Unsaved text of an earlier visit is back. */
  | { readonly kind: 'restored'; readonly at: number }
  /** The file changed on disk, and its changes were taken over. */
  | { readonly kind: 'merged'; readonly hadOwn: boolean }
  /** The file changed on disk, and one of the two texts is no JSON. */
  | { readonly kind: 'apart'; readonly newer: TenantText }
  /** The file is gone. */
  | { readonly kind: 'gone' }
  /** The browser keeps no draft. */
  | { readonly kind: 'no-room' };

export interface EditingState {
  readonly text: string;
  readonly isDirty: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly notice: Notice | null;
  readonly conflicts: readonly Conflict[];
  /** Of the file that the text was made from; null where there is none any more. */
  readonly baseHash: string | null;
  /** The last thing that happened. */
  readonly isPublished: boolean;
}

export interface Editing {
  readonly model: TextModel;
  state(): EditingState;
  /** @returns ends it */
  subscribe(listen: () => void): () => void;
  /** The file as it is on disk now; null where it is gone. */
  takeDisk(newer: TenantText | null): void;
  /** What another tab keeps as the draft of the same tenant. */
  takeDraft(kept: string | null): void;
  /** Of a conflict: their value in the place of mine, or mine after all. */
  resolve(conflict: Conflict, side: 'mine' | 'theirs'): void;
  /** Of two texts that could not be joined. */
  resolveApart(side: 'mine' | 'theirs'): void;
  /** A text is the file now. @param hash SHA-256 of its bytes, in hex */
  takePublished(text: string, hash: string): void;
  /** Back to the file. Can be undone. */
  discard(): void;
  dismissNotice(): void;
  /** Keeps the draft at once: the page is about to go. */
  flush(): void;
  /** Follows the text from now on. @returns ends it, with the draft kept */
  open(): () => void;
}

export interface EditingOptions {
  readonly file: TenantText;
  readonly storage: Storage;
  readonly extensions?: Extension;
  readonly now?: () => number;
}

/** Short enough that nothing is lost, long enough that typing does not wait for it. */
const DRAFT_MILLISECONDS = 200;

/** What a file that is not there is called, where its hash is asked for. */
export const NO_FILE = '';

export function createEditing(options: EditingOptions): Editing {
  const { file, storage, extensions = [], now = Date.now } = options;
  const { code } = file;
  const draft = readDraft(storage, code);
  const kept = draft && draft.text !== file.text ? draft : null;
  // What the file says by now is nobody's unsaved text: it would undo what others change later.
  if (draft && !kept) forgetDraft(storage, code);
  let base: Pick<TenantText, 'text' | 'hash'> = kept ? { text: kept.baseText, hash: kept.baseHash } : file;
  const model = createTextModel(base.text, extensions);
  if (kept) model.edit(replaceAll(base.text, kept.text));
  /** The draft as all tabs know it. */
  let shared = model.text();
  let facts: Pick<EditingState, 'notice' | 'isPublished'> = {
    notice: kept ? { kind: 'restored', at: kept.at } : null,
    isPublished: false,
  };
  let disputes: readonly Dispute[] = kept ? meet(base.text, kept.conflicts, []) : [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let snapshot: EditingState = read();

  function read(): EditingState {
    const text = model.text();
    const isDirty = text !== base.text || base.hash === NO_FILE;
    const baseHash = base.hash === NO_FILE ? null : base.hash;
    const conflicts = openIn(text, disputes).map(({ isSettled: _, ...conflict }) => conflict);
    return {
      text,
      isDirty,
      baseHash,
      canUndo: model.canUndo(),
      canRedo: model.canRedo(),
      conflicts,
      ...facts,
    };
  }

  function tell(change: Partial<typeof facts> = {}): void {
    facts = { ...facts, ...change };
    snapshot = read();
    for (const listen of listeners) listen();
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = model.text();
    shared = text;
    const { conflicts } = read();
    const entry: Draft = { baseHash: base.hash, baseText: base.text, text, at: now(), conflicts };
    if (!keepDraft(storage, code, entry) && facts.notice?.kind !== 'no-room')
      tell({ notice: { kind: 'no-room' } });
  }

  const follow = () => {
    timer ??= setTimeout(flush, DRAFT_MILLISECONDS);
    const { notice } = facts;
    disputes = followText(model.text(), disputes);
    tell({ isPublished: false });
    // Now that the text changed it may be JSON.
    if (notice?.kind === 'apart') takeDisk(notice.newer);
  };

  /** What takes a newer text over into this one, with the ends of its lines. @param from what both were made from */
  function join(from: string, newer: string): Merge | null {
    const mine = model.text();
    const ended = followLineEnds(mine, from, newer);
    const merge = mergeByKey(followLineEnds(from, from, newer), ended, newer);
    return merge && { ...merge, steps: [replaceAll(mine, ended), ...merge.steps] };
  }

  function takeDisk(newer: TenantText | null): void {
    if (newer === null) {
      base = { ...base, hash: NO_FILE };
      tell({ notice: { kind: 'gone' } });
      return;
    }
    if (newer.hash === base.hash) {
      // It is again as it was when both texts were one.
      if (facts.notice?.kind === 'apart') tell({ notice: null });
      return;
    }
    const merge = join(base.text, newer.text);
    if (merge === null) {
      tell({ notice: { kind: 'apart', newer } });
      return;
    }
    const hadOwn = model.text() !== base.text;
    const steps = merge.steps.filter((edits) => edits.length > 0);
    base = newer;
    const isNews = steps.length > 0 || merge.conflicts.length > 0;
    disputes = meet(newer.text, merge.conflicts, disputes);
    facts = { ...facts, notice: isNews ? { kind: 'merged', hadOwn } : keptNotice(facts.notice) };
    for (const edits of steps) model.takeOver(edits);
    tell();
    flush();
  }

  function takeDraft(raw: string | null): void {
    const mine = model.text();
    const theirs = raw === null ? base.text : parseDraft(raw)?.text;
    if (theirs === undefined || theirs === mine) {
      shared = mine;
      return;
    }
    const merge = join(shared, theirs);
    // Two texts that cannot be joined stay apart until one of them is published.
    if (merge === null) return;
    shared = theirs;
    for (const edits of merge.steps) model.takeOver(edits);
    if (model.text() === theirs) {
      clearTimeout(timer);
      timer = undefined;
    }
    tell();
  }

  function takePublished(text: string, hash: string): void {
    base = { text, hash };
    disputes = openIn(model.text(), disputes);
    if (model.text() === text) {
      clearTimeout(timer);
      timer = undefined;
      shared = text;
      forgetDraft(storage, code);
    } else flush();
    tell({ isPublished: true, notice: keptNotice(facts.notice) });
  }

  // Of a file that is gone there is the draft alone.
  if (kept) takeDisk(file.hash === NO_FILE ? null : file);

  return {
    model,
    state: () => snapshot,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    takeDisk,
    takeDraft,
    resolve(conflict, side) {
      const { pointer, theirs } = conflict;
      if (side === 'mine') disputes = disputes.filter((each) => each.pointer !== pointer);
      else {
        disputes = settle(model.text(), disputes, pointer);
        model.edit(setValueOf(model.text(), pointer, theirs));
      }
      tell();
      flush();
    },
    resolveApart(side) {
      if (facts.notice?.kind !== 'apart') return;
      const { newer } = facts.notice;
      base = newer;
      facts = { ...facts, notice: null };
      disputes = side === 'theirs' ? settle(model.text(), disputes) : [];
      if (side === 'theirs') model.edit(replaceAll(model.text(), newer.text));
      tell();
      flush();
    },
    takePublished,
    discard() {
      facts = { ...facts, notice: keptNotice(facts.notice) };
      disputes = settle(model.text(), disputes);
      model.edit(replaceAll(model.text(), base.text));
      tell();
      flush();
    },
    dismissNotice: () => tell({ notice: null }),
    flush,
    open() {
      const stop = model.subscribe(follow);
      return () => {
        if (timer !== undefined) flush();
        stop();
      };
    },
  };
}

/** A notice that stays true whatever is published or taken over. */
function keptNotice(notice: Notice | null): Notice | null {
  return notice?.kind === 'no-room' ? notice : null;
}
