/** What the portal itself writes down with an entry of the browser's history, beside what the router keeps there. */
const KEY = 'portal';

type Note = Readonly<Record<string, unknown>>;

/** Null where nothing is written down: on every first visit of an address. */
export function readHistoryNote(): Note | null {
  return (history.state as { readonly [KEY]?: Note } | null)?.[KEY] ?? null;
}

/** A reload and the way back find it again; it goes with its entry. */
export function writeHistoryNote(note: Note): void {
  history.replaceState({ ...history.state, [KEY]: note }, '');
}
