import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotPublish } from './cannotPublish.ts';

/** Writing takes milliseconds: a lock as old as this was left by a machine that went down. */
const STALE_MILLISECONDS = 30_000;
const LONGEST_WAIT_MILLISECONDS = 10_000;
const PAUSE_MILLISECONDS = 15;

/** Who holds a lock: enough to tell whether they still can give it back. */
interface Holder {
  readonly id: string;
  readonly host: string;
  readonly process: number;
}

/**
 * Runs what only one process at a time may do, on this machine. A lock whose process is gone is taken over.
 * @param work gets a function that throws when the lock was lost, for the moment before anything is final
 * @throws CannotPublish when somebody else does not give it back
 */
export async function withLock<Result>(
  path: string,
  work: (assertHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const holder: Holder = { id: randomUUID(), host: hostname(), process: process.pid };
  await mkdir(dirname(path), { recursive: true });
  await take(path, holder);
  const isHeld = async () => (await readHolder(path))?.id === holder.id;
  try {
    await removeWaiting(path);
    return await work(async () => {
      if (!(await isHeld())) throw new CannotPublish('Somebody else is writing this file. Try again.');
    });
  } finally {
    if (await isHeld()) await rm(path, { force: true });
  }
}

async function take(path: string, holder: Holder): Promise<void> {
  const own = `${path}.${holder.id}`;
  const until = performance.now() + LONGEST_WAIT_MILLISECONDS;
  // Written aside and linked: a lock that is there says at once who holds it.
  await writeFile(own, JSON.stringify(holder), { flag: 'wx' });
  try {
    while (!(await tryLink(own, path))) {
      await breakStale(path);
      if (performance.now() > until) {
        throw new CannotPublish('Somebody else is writing this file, and does not end. Try again later.');
      }
      await wait(PAUSE_MILLISECONDS);
    }
  } finally {
    await rm(own, { force: true });
  }
}

async function tryLink(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a lock that nobody can give back out of the way; one that was taken meanwhile goes back. */
async function breakStale(path: string): Promise<void> {
  const seen = await readHolder(path);
  if (!seen || !(await isStale(path, seen))) return;
  const aside = `${path}.${randomUUID()}`;
  const isMoved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  const moved = await readHolder(aside);
  if (moved && moved.id !== seen.id) await tryLink(aside, path);
  await rm(aside, { force: true });
}

async function isStale(path: string, { host, process: id }: Holder): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found) return false;
  if (Date.now() - found.mtimeMs > STALE_MILLISECONDS) return true;
  return host === hostname() && !isRunning(id);
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // There is one, of somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Holder;
  } catch {
    // Cut off when the machine went down: held by nobody, until it is old enough.
    return { id: '', host: '', process: 0 };
  }
}

/** What waited for the lock and was ended meanwhile. Only for who holds it. */
async function removeWaiting(path: string): Promise<void> {
  const names = await readdir(dirname(path));
  for (const name of names.filter((each) => each.startsWith(`${basename(path)}.`))) {
    const waiting = join(dirname(path), name);
    const holder = await readHolder(waiting);
    if (holder && (await isStale(waiting, holder))) await rm(waiting, { force: true });
  }
}
