/** `npm run matrix -- --accept ID… --reason "…"` and `--unaccept`: what the last run has seen becomes what is right, or no longer is. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../../check.ts';
import { accept, type NewPicture, takeBack } from './baselines.ts';
import { type KeptPictures, keyOf, readCells } from './cellsFile.ts';
import { groupChanges, pictureIdOf } from './groupChanges.ts';

interface Asked {
  readonly ids: readonly string[];
  readonly reason: string;
  /** Folder of the report. */
  readonly report: string;
  readonly now?: Date;
  /** Where the accepted pictures are; the project's own unless given. */
  readonly folder?: string;
}

/**
 * @returns what to tell
 * @throws Error in words
 */
export async function acceptPictures(asked: Asked): Promise<string> {
  const { ids, reason, report, now = new Date(), folder } = asked;
  const checks = await readChecks(report);
  const browser = await readFile(join(report, 'cells', 'browser.txt'), 'utf8').catch(() => '');
  const groups = groupChanges(checks);
  const chosen = ids.flatMap((id) => {
    const found = groups.flatMap((group) =>
      group.id === id ? group.checks : group.checks.filter((check) => pictureIdOf(check) === id),
    );
    if (found.length === 0)
      throw new Error(
        `The last run has no "${id}". It has ${groups.map((each) => each.id).join(', ') || 'nothing to accept'}.`,
      );
    return found;
  });
  const files = new Map<string, KeptPictures>();
  const pictures: NewPicture[] = [];
  for (const check of new Set(chosen)) {
    const { tenant, screen = '', language = '', width = 0 } = check;
    const seen = files.get(tenant) ?? (await readCells(join(report, 'cells', `${tenant}.tsv`)));
    files.set(tenant, seen);
    const picture = seen.get(keyOf({ screen, language, width }));
    if (!picture) throw new Error(`The picture ${pictureIdOf(check)} is gone: run the visual part again.`);
    pictures.push({ tenant, picture });
  }
  const on = now.toISOString().slice(0, 10);
  const { number } = await accept(pictures, { reason, on, browser }, folder);
  return `${pictures.length} pictures are accepted (${number}: ${reason.trim()}). npm run matrix -- --unaccept takes that back.`;
}

/** @throws Error in words where there is nothing to take back */
export async function takePicturesBack(folder?: string): Promise<string> {
  const { number, pictures, reason } = await takeBack(folder);
  return `Acceptance ${number} of ${pictures} pictures is taken back (${reason}).`;
}

async function readChecks(report: string): Promise<readonly Check[]> {
  try {
    return (JSON.parse(await readFile(join(report, 'matrix.json'), 'utf8')) as { checks: readonly Check[] })
      .checks;
  } catch {
    throw new Error('There is no run to accept pictures of: npm run matrix -- --part visual makes one.');
  }
}
