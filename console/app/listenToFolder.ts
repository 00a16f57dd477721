import type { FolderChange } from '../server/answers.ts';

type Listen = (change: FolderChange | null) => void;

const listeners = new Set<Listen>();
let events: EventSource | null = null;
/** Whether something may have happened since somebody last heard. */
let hasGap = false;

/**
 * Calls back when files of the folder changed; with null when they may have, while nobody heard. One connection for the
 * page, and none while nobody sees it: a browser opens six to one server, for all of its tabs.
 * @returns ends it
 */
export function listenToFolder(listen: Listen): () => void {
  listeners.add(listen);
  if (listeners.size === 1) document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    listeners.delete(listen);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    follow();
    hasGap = false;
  };
}

function follow(): void {
  if (listeners.size === 0 || document.hidden) {
    events?.close();
    hasGap ||= events !== null;
    events = null;
    return;
  }
  events ??= open();
}

function open(): EventSource {
  const opened = new EventSource('/api/changes');
  opened.onmessage = ({ data }) => tell(JSON.parse(String(data)) as FolderChange);
  opened.onopen = () => {
    if (hasGap) tell(null);
    // Whenever it is opened again by itself.
    hasGap = true;
  };
  return opened;
}

function tell(change: FolderChange | null): void {
  for (const listen of listeners) listen(change);
}
