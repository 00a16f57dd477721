/**
 * The pictures that somebody has accepted: in git as cells, one file a tenant, with a journal of who accepted what and
 * why (docs/decisions/048-pictures-as-cells.md). Nothing is accepted without a reason, and the last acceptance can be
 * taken back.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KeptPicture, type KeptPictures, lineOf, readCells, readLine, writeCells } from './cellsFile.ts';

/** Where the project keeps them. */
export const BASELINES = new URL('accepted/', import.meta.url).pathname;
const JOURNAL = 'journal.json';
const UNDO = 'undo.tsv';
/** Shorter ones say nothing. */
const MIN_REASON = 8;

export interface Acceptance {
  readonly number: number;
  /** Day, as in 2026-11-25. */
  readonly on: string;
  readonly reason: string;
  /** How many pictures, of how many tenants. */
  readonly pictures: number;
  /** The browser that took them. */
  readonly browser: string;
}

/** One that was looked at: `tenant key`. */
export interface NewPicture {
  readonly tenant: string;
  readonly picture: KeptPicture;
}

export const readAccepted = (tenant: string, folder = BASELINES): Promise<KeptPictures> =>
  readCells(join(folder, `${tenant}.tsv`));

export async function readJournal(folder = BASELINES): Promise<readonly Acceptance[]> {
  const text = await readFile(join(folder, JOURNAL), 'utf8').catch(() => '[]');
  return JSON.parse(text) as Acceptance[];
}

/** @throws Error where nothing is given to accept, or no reason */
export async function accept(
  pictures: readonly NewPicture[],
  { reason, on, browser }: Pick<Acceptance, 'reason' | 'on' | 'browser'>,
  folder = BASELINES,
): Promise<Acceptance> {
  if (reason.trim().length < MIN_REASON)
    throw new Error('Say with --reason "…" why these pictures are right, in a few words.');
  if (pictures.length === 0) throw new Error('There is nothing to accept.');
  const journal = await readJournal(folder);
  const number = (journal.at(-1)?.number ?? 0) + 1;
  const undo: string[] = [];
  for (const [tenant, ofTenant] of Map.groupBy(pictures, (each) => each.tenant)) {
    const kept = new Map(await readAccepted(tenant, folder));
    for (const { picture } of ofTenant) {
      const before = kept.get(picture.key);
      undo.push(`${tenant}\t${before ? lineOf(before) : picture.key}`);
      kept.set(picture.key, { ...picture, accepted: number });
    }
    await writeCells(join(folder, `${tenant}.tsv`), kept.values());
  }
  const acceptance = { number, on, reason: reason.trim(), pictures: pictures.length, browser };
  await writeJournal(folder, [...journal, acceptance]);
  await writeFile(join(folder, UNDO), undo.map((line) => `${line}\n`).join(''));
  return acceptance;
}

/**
 * Takes the last acceptance back: what was accepted before it is accepted again.
 * @throws Error where there is none, or it was taken back already
 */
export async function takeBack(folder = BASELINES): Promise<Acceptance> {
  const journal = [...(await readJournal(folder))];
  const last = journal.pop();
  const text = await readFile(join(folder, UNDO), 'utf8').catch(() => null);
  if (!last || text === null)
    throw new Error('There is no acceptance to take back: earlier ones are in the history of git.');
  const lines = text.split('\n').filter(Boolean);
  for (const [tenant, ofTenant] of Map.groupBy(lines, (line) => line.split('\t', 1)[0] ?? '')) {
    const kept = new Map(await readAccepted(tenant, folder));
    for (const line of ofTenant) {
      const before = line.slice(tenant.length + 1);
      if (before.includes('\t')) kept.set(readLine(before).key, readLine(before));
      else kept.delete(before);
    }
    await writeCells(join(folder, `${tenant}.tsv`), kept.values());
  }
  await writeJournal(folder, journal);
  await rm(join(folder, UNDO));
  return last;
}

const writeJournal = (folder: string, journal: readonly Acceptance[]) =>
  writeFile(join(folder, JOURNAL), `${JSON.stringify(journal, null, 2)}\n`);
