/**
 * A registry of named contents with conditional writes. All pointers of an environment stand in one document, because
 * nothing but one content can be replaced by a condition; its last line is in it as well, so that a publisher who is
 * ended in the middle leaves no gap in the journal: whoever comes next writes the line's own file.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../../../compiler/environment.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import { type JournalLine, readJournalLine } from '../journalLine.ts';
import { type PointerName, readPointerName } from '../pointer.ts';
import {
  HOST_SECONDS,
  type HostStatus,
  type KeptPointer,
  type Registry,
  RegistryRefused,
  type Snapshot,
  type Swap,
  type SwapResult,
  type WatchOptions,
  WrongBlob,
} from '../registry.ts';
import { tellOutcome } from '../tellOutcome.ts';
import { writeSwap } from '../writeSwap.ts';
import type { ObjectStore, StoredObject } from './objectStore.ts';

interface PointersDocument {
  readonly format: 1;
  readonly revision: number;
  readonly pointers: Readonly<Record<string, string>>;
  /** The line of the last change, as it is written. */
  readonly line: string | null;
}

const EMPTY: PointersDocument = { format: 1, revision: 0, pointers: {}, line: null };

const keys = {
  blob: (hash: string) => `blob/${hash}`,
  document: (environment: Environment) => `${environment}/pointers.json`,
  journal: (environment: Environment) => `${environment}/journal/`,
  line: (environment: Environment, revision: number) =>
    `${environment}/journal/${String(revision).padStart(10, '0')}.json`,
  hosts: (environment: Environment) => `${environment}/host/`,
  host: (environment: Environment, id: string) => `${environment}/host/${id}.json`,
};

export function createObjectRegistry(store: ObjectStore): Registry {
  return {
    async readPointers(environment, known) {
      const found = await store.get(keys.document(environment), known?.cursor || undefined);
      if (known && (found === 'unchanged' || (found === null && known.revision === 0))) return known;
      return toSnapshot(readFound(environment, found));
    },
    async readBlob(hash) {
      const found = await store.get(keys.blob(hash));
      if (found === null || found === 'unchanged') return null;
      if (hashText(found.bytes) !== hash) throw new WrongBlob(`The blob ${hash} is not what its name says.`);
      return found.bytes;
    },
    async writeBlob(bytes) {
      const hash = hashText(bytes);
      await store.put(keys.blob(hash), bytes, 'none');
      return hash;
    },
    swapPointers: (environment, swap) =>
      tellOutcome((sending) => swapInDocument(store, environment, swap, sending)),
    watch: (environment, from, options) => poll(store, environment, from, options),
    readJournal: (environment) => readLines(store, environment),
    async announce(environment, status) {
      const until = Date.now() + HOST_SECONDS * 1000;
      await store.put(keys.host(environment, status.id), toBytes({ ...status, until }), 'any');
    },
    leave: (environment, id) => store.remove(keys.host(environment, id)),
    async listHosts(environment) {
      const found = await readAll(store, await store.list(keys.hosts(environment)));
      return found.flatMap(({ bytes, ageMilliseconds: age }) => {
        const { until, ...status } = JSON.parse(toText(bytes)) as HostStatus & { readonly until: number };
        // By the store's clock where it has one: that of a host may be another than ours.
        const isLive = age === undefined ? until > Date.now() : age <= HOST_SECONDS * 1000;
        return isLive ? [status] : [];
      });
    },
    close: () => store.close(),
  };
}

interface FoundDocument {
  readonly document: PointersDocument;
  readonly etag: string | null;
}

async function readDocument(store: ObjectStore, environment: Environment): Promise<FoundDocument> {
  return readFound(environment, await store.get(keys.document(environment)));
}

function readFound(environment: Environment, found: StoredObject | 'unchanged' | null): FoundDocument {
  if (found === null || found === 'unchanged') return { document: EMPTY, etag: null };
  return { document: readContent(environment, found.bytes), etag: found.etag };
}

/** @throws RegistryRefused for what is no document of pointers: nothing is written over it */
function readContent(environment: Environment, bytes: Uint8Array): PointersDocument {
  try {
    const document = JSON.parse(Buffer.from(bytes).toString()) as PointersDocument | null;
    if (document?.format === 1 && typeof document.revision === 'number') return document;
  } catch {
    // Said below.
  }
  throw new RegistryRefused(
    `${keys.document(environment)} of the registry is torn, or none of this product.`,
  );
}

function toSnapshot({ document: { revision, pointers }, etag }: FoundDocument): Snapshot {
  const kept = Object.entries(pointers).flatMap(([name, text]): [PointerName, KeptPointer][] =>
    readPointerName(name) ? [[name as PointerName, { stamp: hashText(text), text }]] : [],
  );
  return { revision, cursor: etag ?? '', pointers: new Map(kept) };
}

async function swapInDocument(
  store: ObjectStore,
  environment: Environment,
  swap: Swap,
  sending: () => void,
): Promise<SwapResult> {
  for (;;) {
    const { document, etag } = await readDocument(store, environment);
    await writeLine(store, environment, document);
    const stampOf = (name: PointerName) => {
      const text = document.pointers[name];
      return text === undefined ? null : hashText(text);
    };
    const changed = swap.changes.filter(({ name, before }) => stampOf(name) !== before);
    if (changed.length > 0) {
      // A write whose answer was lost may have been done: its line is there then.
      const lines = await readLines(store, environment, document.revision - RECENT_LINES);
      const done = lines.find(({ id }) => id === swap.line.id);
      return done
        ? { ok: true, revision: done.revision }
        : { ok: false, changed: changed.map(({ name }) => name) };
    }
    if (swap.check && swap.check.revision !== document.revision)
      swap.check.assert(toSnapshot({ document, etag }));
    const revision = document.revision + 1;
    const { texts, line } = writeSwap(swap, revision);
    const pointers: Record<string, string> = { ...document.pointers };
    for (const [name, text] of texts) {
      if (text === null) delete pointers[name];
      else pointers[name] = text;
    }
    const next: PointersDocument = { format: 1, revision, pointers, line };
    const condition = etag === null ? 'none' : { etag };
    sending();
    if (await store.put(keys.document(environment), toBytes(next), condition)) {
      // It is done: a line whose file cannot be written now stands in the document, and whoever comes next writes it.
      await writeLine(store, environment, next).catch(() => undefined);
      return { ok: true, revision };
    }
    // Somebody published another tenant this moment, or this one: read again, and see.
  }
}

const RECENT_LINES = 20;

async function writeLine(
  store: ObjectStore,
  environment: Environment,
  { revision, line }: PointersDocument,
): Promise<void> {
  if (line !== null) await store.put(keys.line(environment, revision), Buffer.from(line), 'none');
}

/** @param after lines up to this revision are left out */
async function readLines(store: ObjectStore, environment: Environment, after = 0): Promise<JournalLine[]> {
  await writeLine(store, environment, (await readDocument(store, environment)).document);
  const names = await store.list(keys.journal(environment));
  const wanted = names.filter((name) => name > keys.line(environment, Math.max(after, 0)));
  return (await readAll(store, wanted)).flatMap(({ bytes }) => readJournalLine(toText(bytes)) ?? []);
}

/** So many are asked for at once. */
const AT_ONCE = 16;

async function readAll(store: ObjectStore, names: readonly string[]): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const found = await Promise.all(names.slice(start, start + AT_ONCE).map((name) => store.get(name)));
    for (const each of found) {
      if (each !== null && each !== 'unchanged') objects.push(each);
    }
  }
  return objects;
}

/** Asks again and again whether the document is another one. */
async function* poll(
  store: ObjectStore,
  environment: Environment,
  from: Snapshot,
  { signal, onConnection }: WatchOptions,
): AsyncGenerator<Snapshot> {
  let etag = from.cursor;
  while (!signal.aborted) {
    try {
      const found = await store.get(keys.document(environment), etag || undefined);
      if (found !== 'unchanged' && found !== null && found.etag !== etag) {
        const snapshot = toSnapshot(readFound(environment, found));
        etag = found.etag;
        yield snapshot;
      }
      onConnection(true);
    } catch {
      if (!signal.aborted) onConnection(false);
    }
    await wait(store.pollMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}

function toBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
