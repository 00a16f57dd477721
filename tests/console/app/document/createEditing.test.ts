/** The editing of one file: undo, drafts, and what happens when the file changes meanwhile. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createEditing,
  type Editing,
  type EditingOptions,
} from '../../../../console/app/document/createEditing.ts';
import { draftKey, listDrafts, readDraft } from '../../../../console/app/document/drafts.ts';
import { replaceAll } from '../../../../console/app/document/mergeByKey.ts';
import type { TenantText } from '../../../../console/server/answers.ts';
import { aStorage } from '../../../support/aStorage.ts';

const FILE: TenantText = { code: 'zz', text: '{\n  "a": 1,\n  "b": 2\n}\n', hash: 'one' };
const newer = (text: string, hash = 'two'): TenantText => ({ ...FILE, text, hash });

let storage: Storage;
beforeEach(() => {
  storage = aStorage();
});

/** A browser tab that edits the file. */
function open(options: Partial<EditingOptions> = {}): Editing {
  const editing = createEditing({ file: FILE, storage, now: () => 1_000, ...options });
  editing.open();
  return editing;
}

/** As a form or somebody's keys do. */
function change(editing: Editing, from: string, to: string): void {
  const text = editing.model.text();
  editing.model.edit(replaceAll(text, text.replace(from, to)));
}

describe('editing', () => {
  it('has one undo over all edits, and knows when all is as in the file', () => {
    const editing = open();
    expect(editing.state()).toMatchObject({ isDirty: false, canUndo: false });
    change(editing, '1', '11');
    expect(editing.state()).toMatchObject({
      isDirty: true,
      canUndo: true,
      text: FILE.text.replace('1', '11'),
    });
    editing.model.undo();
    expect(editing.state()).toMatchObject({ isDirty: false, canUndo: false, canRedo: true, text: FILE.text });
    editing.model.redo();
    expect(editing.state().text).toBe(FILE.text.replace('1', '11'));
  });

  it('edits what is meant behind lines that were pasted with other ends', () => {
    const editing = open();
    editing.model.edit([{ offset: 2, length: 0, text: '  "x": 0,\r\n  "y": 0,\r\n' }]);
    change(editing, '1', '11');
    change(editing, '2', '22');
    const text = '{\n  "x": 0,\r\n  "y": 0,\r\n  "a": 11,\n  "b": 22\n}\n';
    expect(editing.state().text).toBe(text);
  });

  it('ends lines as the file ends them', () => {
    const text = FILE.text.replaceAll('\n', '\r\n');
    const editing = open({ file: newer(text, 'one') });
    change(editing, '"b": 2', '"b": 3');
    expect(editing.model.text()).toBe(text.replace('"b": 2', '"b": 3'));
    editing.model.undo();
    expect(editing.model.text()).toBe(text);
  });

  it('goes back to the file, which can be undone', () => {
    const editing = open();
    change(editing, '1', '11');
    editing.discard();
    expect(editing.state()).toMatchObject({ isDirty: false, text: FILE.text });
    editing.model.undo();
    expect(editing.state().text).toContain('11');
  });
});

describe('a draft', () => {
  it('is back after a reload, said so, and can be undone to the file', () => {
    const before = open();
    change(before, '1', '11');
    before.flush();
    const after = open();
    expect(after.state()).toMatchObject({ isDirty: true, notice: { kind: 'restored', at: 1_000 } });
    expect(after.state().text).toContain('11');
    after.model.undo();
    expect(after.state().text).toBe(FILE.text);
  });

  it('is joined with a file that changed while nobody looked', () => {
    const before = open();
    change(before, '"a": 1', '"a": 11');
    before.flush();
    const after = open({ file: newer(FILE.text.replace('"b": 2', '"b": 22')) });
    expect(JSON.parse(after.state().text)).toEqual({ a: 11, b: 22 });
    expect(after.state()).toMatchObject({ isDirty: true, notice: { kind: 'merged', hadOwn: true } });
  });

  it('is gone once it is published, or as the file is', () => {
    const editing = open();
    change(editing, '1', '11');
    editing.flush();
    expect([...listDrafts(storage)]).toEqual(['zz']);
    editing.takePublished(editing.state().text, 'two');
    expect(readDraft(storage, 'zz')).toBeNull();
    change(editing, '11', '12');
    editing.flush();
    editing.model.undo();
    editing.flush();
    expect([...listDrafts(storage)]).toEqual([]);
  });

  it('that the file has become is none any more, and undoes nothing that others change later', () => {
    const before = open();
    change(before, '"a": 1', '"a": 11');
    before.flush();
    const taken = newer(before.state().text);
    expect(open({ file: taken }).state()).toMatchObject({ isDirty: false, notice: null });
    expect([...listDrafts(storage)]).toEqual([]);
    const later = newer(FILE.text.replace('"b": 2', '"b": 22'), 'three');
    expect(open({ file: later }).state()).toMatchObject({ isDirty: false, text: later.text });
  });

  it('of a file that is gone meanwhile is to be written anew', () => {
    const before = open();
    change(before, '"a": 1', '"a": 11');
    before.flush();
    const { text } = before.state();
    const after = open({ file: newer(FILE.text, '') });
    expect(after.state()).toMatchObject({ text, isDirty: true, baseHash: null, notice: { kind: 'gone' } });
    after.takeDisk(newer(FILE.text.replace('"b": 2', '"b": 22')));
    expect(JSON.parse(after.state().text)).toEqual({ a: 11, b: 22 });
    expect(after.state()).toMatchObject({ baseHash: 'two', notice: { kind: 'merged' } });
  });

  it('that nobody can read is none', () => {
    for (const kept of ['{', '[]', '{"text":1}', 'null']) {
      storage.setItem(draftKey('zz'), kept);
      expect(open().state()).toMatchObject({ isDirty: false, notice: null });
    }
  });

  it('that the browser has no room for is told', () => {
    const full = {
      ...aStorage(),
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const editing = open({ storage: full });
    change(editing, '1', '11');
    editing.flush();
    expect(editing.state().notice).toEqual({ kind: 'no-room' });
    expect(editing.state().text).toContain('11');
  });
});

describe('a change on disk', () => {
  it('is taken over at once where nothing was typed', () => {
    const editing = open();
    editing.takeDisk(newer('{ "a": 5 }'));
    expect(editing.state()).toMatchObject({ text: '{ "a": 5 }', isDirty: false, canUndo: false });
    expect(editing.state().notice).toEqual({ kind: 'merged', hadOwn: false });
  });

  it('is joined with what was typed, and undo takes back my own alone', () => {
    const editing = open();
    change(editing, '"a": 1', '"a": 11');
    editing.takeDisk(newer(FILE.text.replace('"b": 2', '"b": 22')));
    expect(JSON.parse(editing.state().text)).toEqual({ a: 11, b: 22 });
    editing.model.undo();
    expect(editing.state()).toMatchObject({ isDirty: false, text: FILE.text.replace('"b": 2', '"b": 22') });
  });

  it('of the same value shows both, and either can be chosen', () => {
    for (const [side, value] of [
      ['theirs', 5],
      ['mine', 11],
    ] as const) {
      storage.clear();
      const editing = open();
      change(editing, '"a": 1', '"a": 11');
      editing.takeDisk(newer(FILE.text.replace('"a": 1', '"a": 5')));
      const [conflict] = editing.state().conflicts;
      expect(conflict).toEqual({ pointer: '/a', mine: 11, theirs: 5 });
      if (conflict) editing.resolve(conflict, side);
      expect(JSON.parse(editing.state().text).a).toBe(value);
      expect(editing.state().conflicts).toEqual([]);
    }
  });

  it('of the same value is asked of again after a reload, as long as nobody has chosen', () => {
    const theirs = newer(FILE.text.replace('"a": 1', '"a": 5').replace(',\n  "b": 2', ''));
    const before = open();
    change(before, '"a": 1', '"a": 11');
    change(before, '"b": 2', '"b": 22');
    before.takeDisk(theirs);
    const conflicts = [
      { pointer: '/a', mine: 11, theirs: 5 },
      { pointer: '/b', mine: 22, theirs: undefined },
    ];
    const after = open({ file: theirs });
    expect(after.state().conflicts).toEqual(conflicts);
    after.resolve({ pointer: '/a', mine: 11, theirs: 5 }, 'mine');
    expect(open({ file: theirs }).state().conflicts).toEqual(conflicts.slice(1));
    expect(JSON.parse(open({ file: theirs }).state().text)).toEqual({ a: 11, b: 22 });
  });

  it('of the same value is asked of again when an undo brings mine back', () => {
    const editing = open();
    change(editing, '"a": 1', '"a": 11');
    editing.takeDisk(newer(FILE.text.replace('"a": 1', '"a": 5')));
    const asked = [{ pointer: '/a', mine: 11, theirs: 5 }];
    editing.discard();
    expect(editing.state().conflicts).toEqual([]);
    editing.model.undo();
    expect(editing.state().conflicts).toEqual(asked);
    editing.resolve({ pointer: '/a', mine: 11, theirs: 5 }, 'theirs');
    expect(editing.state().conflicts).toEqual([]);
    editing.model.undo();
    expect(editing.state().conflicts).toEqual(asked);
    change(editing, '"a": 11', '"a": 12');
    expect(editing.state().conflicts).toEqual([{ pointer: '/a', mine: 12, theirs: 5 }]);
    editing.discard();
    change(editing, '"a": 5', '"a": 7');
    expect(editing.state().conflicts).toEqual([]);
  });

  it('of the same value once more offers what is on disk now', () => {
    const editing = open();
    change(editing, '"a": 1', '"a": 11');
    editing.takeDisk(newer(FILE.text.replace('"a": 1', '"a": 5')));
    editing.takeDisk(newer(FILE.text.replace('"a": 1', '"a": 11'), 'three'));
    expect(editing.state().conflicts).toEqual([]);
    editing.takeDisk(newer(FILE.text.replace('"a": 1', '"a": 6'), 'four'));
    // Nothing of mine stands against it any more.
    expect(editing.state()).toMatchObject({ conflicts: [], isDirty: false });
    change(editing, '"a": 6', '"a": { "c": 1 }');
    editing.takeDisk(newer(FILE.text.replace('"a": 1', '"a": { "c": 2 }'), 'five'));
    editing.takeDisk(newer(FILE.text.replace('"a": 1', '"a": 8'), 'six'));
    expect(editing.state().conflicts).toEqual([{ pointer: '/a', mine: { c: 1 }, theirs: 8 }]);
  });

  it('that cannot be taken stays to be chosen', () => {
    const editing = open();
    change(editing, '"a": 1', '"a": 11');
    editing.takeDisk(newer(FILE.text.replace('"a": 1', '"a": 5')));
    const text = editing.state().text;
    editing.model.edit(replaceAll(text, ''));
    editing.resolve({ pointer: '/a', mine: 11, theirs: 5 }, 'theirs');
    editing.model.undo();
    expect(editing.state()).toMatchObject({ text, conflicts: [{ pointer: '/a', mine: 11, theirs: 5 }] });
  });

  it('waits while my text is no JSON, and is joined as soon as it is', () => {
    const editing = open();
    change(editing, '"a": 1', '"a": ');
    editing.takeDisk(newer(FILE.text.replace('"b": 2', '"b": 22')));
    expect(editing.state().notice?.kind).toBe('apart');
    change(editing, '"a": ', '"a": 7');
    expect(JSON.parse(editing.state().text)).toEqual({ a: 7, b: 22 });
    expect(editing.state().notice).toEqual({ kind: 'merged', hadOwn: true });
  });

  it('that cannot be joined leaves the choice, and loses neither', () => {
    const mine = open();
    change(mine, '"a": 1', '"a": ');
    mine.takeDisk(newer('{ "a": 5 }'));
    mine.resolveApart('mine');
    expect(mine.state()).toMatchObject({ isDirty: true, notice: null });
    expect(mine.state().text).toContain('"a": ,');
    storage.clear();
    const theirs = open();
    change(theirs, '"a": 1', '"a": ');
    theirs.takeDisk(newer('{ "a": 5 }'));
    theirs.resolveApart('theirs');
    expect(theirs.state()).toMatchObject({ isDirty: false, text: '{ "a": 5 }' });
    theirs.model.undo();
    expect(theirs.state().text).toContain('"a": ,');
  });

  it('that was taken back leaves nothing to be chosen', () => {
    const editing = open();
    change(editing, '"a": 1', '"a": ');
    editing.takeDisk(newer(FILE.text.replace('"b": 2', '"b": 22')));
    expect(editing.state().notice?.kind).toBe('apart');
    editing.takeDisk(FILE);
    expect(editing.state()).toMatchObject({ notice: null, isDirty: true, baseHash: 'one' });
    change(editing, '"a": ', '"a": 7');
    expect(JSON.parse(editing.state().text)).toEqual({ a: 7, b: 2 });
  });

  it('that takes the file away is told, and it is to be written anew', () => {
    const editing = open();
    editing.takeDisk(null);
    expect(editing.state()).toMatchObject({ isDirty: true, baseHash: null, notice: { kind: 'gone' } });
    editing.takePublished(FILE.text, 'one');
    expect(editing.state()).toMatchObject({ isDirty: false, baseHash: 'one', notice: null });
  });
});

describe('lines that end otherwise on disk', () => {
  const lf = FILE.text;
  const crlf = lf.replaceAll('\n', '\r\n');

  it.each([
    ['\\r\\n to \\n', crlf, lf],
    ['\\n to \\r\\n', lf, crlf],
    ['\\r\\n to \\n, with a change', crlf, lf.replace('"b": 2', '"b": 2,\n  "c": 3')],
    ['\\n to \\r\\n, with a change', lf, crlf.replace('"b": 2', '"b": 2,\r\n  "c": 3')],
  ])('are taken over where nothing was typed: %s', (_, from, to) => {
    const editing = open({ file: newer(from, 'one') });
    editing.takeDisk(newer(to));
    expect(editing.state()).toMatchObject({ text: to, isDirty: false });
    expect([...listDrafts(storage)]).toEqual([]);
    const { doc } = editing.model.state();
    expect([doc.lines, doc.toString().includes('\r')]).toEqual([to.split('\n').length, false]);
  });

  it.each([
    ['\\r\\n to \\n', crlf, lf],
    ['\\n to \\r\\n', lf, crlf],
  ])('end what was typed so as well, and undo takes back my own alone: %s', (_, from, to) => {
    const editing = open({ file: newer(from, 'one') });
    change(editing, '"a": 1', '"a": 11');
    editing.takeDisk(newer(to.replace('"b": 2', '"b": 22')));
    const joined = to.replace('"b": 2', '"b": 22');
    expect(editing.state().text).toBe(joined.replace('"a": 1', '"a": 11'));
    const again = open({ file: newer(joined) });
    expect(again.state()).toMatchObject({ text: editing.state().text, isDirty: true });
    editing.model.undo();
    expect(editing.state()).toMatchObject({ text: joined, isDirty: false });
  });

  it('come by way of another tab as well', () => {
    const [one, other] = [open(), open()];
    change(one, '"a": 1', '"a": 11');
    one.takeDisk(newer(crlf));
    other.takeDraft(storage.getItem(draftKey('zz')));
    other.takeDisk(newer(crlf));
    expect(other.state().text).toBe(crlf.replace('"a": 1', '"a": 11'));
  });
});

describe('another tab', () => {
  it('shows the same text, and what both type at once is joined', () => {
    const [one, other] = [open(), open()];
    change(one, '"a": 1', '"a": 11');
    one.flush();
    other.takeDraft(storage.getItem(draftKey('zz')));
    expect(other.state().text).toBe(one.state().text);
    change(one, '"a": 11', '"a": 12');
    change(other, '"b": 2', '"b": 22');
    one.flush();
    other.takeDraft(storage.getItem(draftKey('zz')));
    other.flush();
    one.takeDraft(storage.getItem(draftKey('zz')));
    for (const tab of [one, other]) expect(JSON.parse(tab.state().text)).toEqual({ a: 12, b: 22 });
  });

  it('that discards or publishes takes this one along', () => {
    const [one, other] = [open(), open()];
    change(one, '"a": 1', '"a": 11');
    one.flush();
    other.takeDraft(storage.getItem(draftKey('zz')));
    one.discard();
    other.takeDraft(storage.getItem(draftKey('zz')));
    expect(other.state()).toMatchObject({ isDirty: false, text: FILE.text });
  });
});

describe('publishing', () => {
  it('makes the text the file that further changes start from', () => {
    const editing = open();
    change(editing, '1', '11');
    expect(editing.state()).toMatchObject({ isDirty: true, baseHash: 'one' });
    editing.takePublished(editing.state().text, 'two');
    expect(editing.state()).toMatchObject({ isDirty: false, isPublished: true, baseHash: 'two' });
    change(editing, '11', '12');
    expect(editing.state()).toMatchObject({ isDirty: true, isPublished: false, baseHash: 'two' });
  });

  it('keeps what was typed while it was under way', () => {
    const editing = open();
    change(editing, '1', '11');
    const { text } = editing.state();
    change(editing, '2', '22');
    editing.takePublished(text, 'two');
    expect(editing.state()).toMatchObject({ isDirty: true, isPublished: true });
    expect(readDraft(storage, 'zz')?.text).toContain('22');
  });
});
