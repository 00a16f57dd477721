import type { FolderChange } from '../server/answers.ts';

/** Between two tries of a connection that was refused. */
const AGAIN_MILLISECONDS = 2_000;

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
  opened.onerror = () => {
    // One that is lost is opened again by the browser; one that is refused is not, as by a console that was started again.
    if (opened.readyState !== EventSource.CLOSED || events !== opened) return;
    events = null;
    hasGap = true;
    setTimeout(renew, AGAIN_MILLISECONDS);
  };
  return opened;
}

/** The page brings the token of the console that runs now. */
async function renew(): Promise<void> {
  if (events !== null || listeners.size === 0) return;
  // Where nobody answers, the next try fails as well.
  await fetch('/').catch(() => null);
  follow();
}

function tell(change: FolderChange | null): void {
  for (const listen of listeners) listen(change);
}
