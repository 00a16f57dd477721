import { appendFile, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashText } from './hashText.ts';
import type { HistoryPlaces } from './historyPlaces.ts';
import type { HistoryRecord } from './historyRecord.ts';
import { createWhole, replaceFile } from './replaceFile.ts';

/** Makes the folder of the history, which no version control takes in: texts of it stand there already, or do not belong there. */
export async function openHistory({ root, journal, texts }: HistoryPlaces): Promise<void> {
  await mkdir(dirname(journal), { recursive: true });
  await mkdir(texts, { recursive: true });
  await createWhole(join(root, '.gitignore'), '*\n').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/**
 * Every record of a file, the oldest first. One of a publish that was ended after the file was written and before its
 * line was is among them.
 */
export async function readRecords(places: HistoryPlaces): Promise<HistoryRecord[]> {
  const text = await readText(places.journal);
  const lines = (text ?? '').split('\n').flatMap((line) => readRecord(line) ?? []);
  const pending = await findPending(places);
  return pending ? [...lines, pending] : lines;
}

/** A line that was cut off is none: whoever wrote it was ended there, and it is written once more. */
function readRecord(line: string): HistoryRecord | null {
  if (line === '') return null;
  try {
    return JSON.parse(line) as HistoryRecord;
  } catch {
    return null;
  }
}

export async function appendRecord({ journal }: HistoryPlaces, record: HistoryRecord): Promise<void> {
  const text = await readText(journal);
  // What was cut off keeps its line to itself.
  const start = text === null || text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(journal, `${start}${JSON.stringify(record)}\n`);
  const file = await open(journal, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Said before a file is written, so that its line can be written later by whoever comes next. */
export async function announce({ pending }: HistoryPlaces, record: HistoryRecord): Promise<void> {
  await replaceFile(pending, JSON.stringify(record));
}

export async function settle({ pending }: HistoryPlaces): Promise<void> {
  await rm(pending, { force: true });
}

/** Ends what somebody began who was ended in the middle. Only for who holds the lock. */
export async function finishPending(places: HistoryPlaces): Promise<void> {
  const pending = await findPending(places);
  if (pending) await appendRecord(places, pending);
  await settle(places);
}

/** A record that was announced, whose file was written, and whose line was not. */
async function findPending({ pending, journal, file }: HistoryPlaces): Promise<HistoryRecord | null> {
  const text = await readText(pending);
  const record = readRecord(text ?? '');
  if (!record) return null;
  const current = await readFile(file).catch(() => null);
  if (current === null || hashText(current) !== record.after) return null;
  const last = (await readText(journal))
    ?.split('\n')
    .flatMap((line) => readRecord(line) ?? [])
    .at(-1);
  return JSON.stringify(last) === JSON.stringify(record) ? null : record;
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
