/** Whether a screen looks as somebody has accepted it: the same, in other colours, or with something elsewhere. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { Check, Place, Recorder } from '../check.ts';
import { type Acceptance, readAccepted, readJournal } from './baselines/baselines.ts';
import { type KeptPicture, type KeptPictures, keyOf, readCells, writeCells } from './baselines/cellsFile.ts';
import { compareCells, type Difference } from './baselines/compareCells.ts';
import { AS_ACCEPTED_TITLE as TITLE } from './baselines/groupChanges.ts';
import { nameRegion } from './baselines/nameRegion.ts';
import {
  AS_ACCEPTED,
  CELL,
  createPictureReader,
  keepPicture,
  nameOf,
  type PictureReader,
  pictureOf,
  type Subject,
} from './takePicture.ts';

/** The pictures of one tenant, as they were accepted and as they are now. */
export interface Album {
  readonly tenant: string;
  /** Folder of the report. */
  readonly folder: string;
  readonly accepted: KeptPictures;
  readonly isOfThisBrowser: boolean;
  readonly now: Map<string, KeptPicture>;
  readonly reader: PictureReader;
  /** Keeps what was looked at, for whoever accepts it. */
  close(): Promise<void>;
}

/** Who took the pictures of the last run, relative to the report. */
export const BROWSER = 'cells/browser.txt';

/** Where a run keeps what it saw. */
export const cellsOf = (folder: string, tenant: string) => join(folder, 'cells', `${tenant}.tsv`);

export async function openAlbum(
  tenant: string,
  folder: string,
  browser: Parameters<typeof createPictureReader>[0] & { version(): string },
  baselines?: string,
): Promise<Album> {
  const reader = createPictureReader(browser);
  const now = new Map(await readCells(cellsOf(folder, tenant)));
  const last: Acceptance | undefined = (await readJournal(baselines)).at(-1);
  return {
    tenant,
    folder,
    accepted: await readAccepted(tenant, baselines),
    isOfThisBrowser: last === undefined || majorOf(last.browser) === majorOf(browser.version()),
    now,
    reader,
    async close() {
      await writeCells(cellsOf(folder, tenant), now.values());
      await writeFile(join(folder, BROWSER), browser.version());
      await reader.close();
    },
  };
}

const majorOf = (version: string) => version.split('.', 1)[0];

/** @returns the address of the picture, relative to the report */
export async function checkPicture(
  page: Page,
  session: CDPSession,
  subject: Subject,
  album: Album,
): Promise<{ readonly image: string; report(place: Place, record: Recorder): void }> {
  const { folder, accepted, now, reader } = album;
  const picture = await pictureOf(session, subject);
  const image = await keepPicture(picture, subject, folder);
  const key = keyOf(subject);
  const cells = await reader.cellsOf(session, subject);
  now.set(key, { key, accepted: 0, cells });
  const before = accepted.get(key);
  const difference = before ? compareCells(before.cells, cells) : null;
  if (before && !difference) await keepPicture(picture, subject, folder, AS_ACCEPTED);
  const change = difference ? await describe(difference, page, subject, album) : null;
  return {
    image,
    report(place, record) {
      if (!before)
        record.report(place, TITLE, 'toCheck', { expected: 'an accepted picture', actual: 'none yet' });
      else if (!change) record.report(place, TITLE, 'passed');
      else
        record.report({ ...place, change }, TITLE, album.isOfThisBrowser ? 'failed' : 'toCheck', {
          expected: 'the accepted picture',
          actual: `${change.kind === 'colours' ? 'other colours' : 'something stands elsewhere'}: ${change.cause}`,
        });
    },
  };
}

async function describe(
  { kind, share, colours, first }: Difference,
  page: Page,
  subject: Subject,
  { folder }: Album,
): Promise<NonNullable<Check['change']>> {
  const image = `${AS_ACCEPTED}/${nameOf(subject)}`;
  const cause =
    kind === 'colours'
      ? (colours[0] ?? []).join(' → ')
      : await page.evaluate(nameRegion, [(first.column + 0.5) * CELL, (first.row + 0.5) * CELL] as const);
  return { kind, share, cause, ...(existsSync(join(folder, image)) && { image }) };
}
