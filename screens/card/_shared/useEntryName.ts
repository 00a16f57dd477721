import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readHistoryNote, writeHistoryNote } from '#runtime';

/** What the router calls every entry of the history that a page was loaded with. */
const LOADED = 'default';

/**
 * Tells entries of the history apart that the router does not: those that a page was loaded with. A reload finds its own name
 * again; a bookmark that is opened in the same tab has another one, so that it shows what its address says (LOV-40).
 */
export function useEntryName(): string {
  const { key } = useLocation();
  return useMemo(() => (key === LOADED ? nameOfEntry() : ''), [key]);
}

function nameOfEntry(): string {
  const note = readHistoryNote();
  if (typeof note?.entry === 'string') return note.entry;
  const entry = crypto.randomUUID();
  writeHistoryNote({ ...note, entry });
  return entry;
}
