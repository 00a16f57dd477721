import { readFile } from 'node:fs/promises';
import type { FileWriter } from '../history/createFileWriter.ts';
import { parseSource } from '../parseSource.ts';
import { joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import { editText } from './editText.ts';
import { listOpenPoints } from './openPoints.ts';

/** The command was right, but it names nothing that is open, or a file that cannot be read. */
export class CannotConfirm extends Error {
  override readonly name = 'CannotConfirm';
}

/**
 * Takes points out of a file's list of what it has inherited: each named one, and those that were changed since.
 * @param pointers places that are right as they are, each with all that stands below it; all when null
 * @returns the pointers that are open still
 * @throws CannotConfirm for a place that is not open and for a text that is no JSON, and then nothing is written
 */
export async function confirmPoints(
  file: string,
  pointers: readonly string[] | null,
  writer: FileWriter,
): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8');
  const { document } = parseSource(text);
  // What nobody can read has points that nobody knows.
  if (!document) throw new CannotConfirm(`${file} is no JSON; npm run tenant -- validate says why.`);
  const value = document.value as { inherited?: { unconfirmed?: object } } | null;
  const open = listOpenPoints(value).map(({ pointer }) => pointer);
  const isNamed = (pointer: string, named: string) => pointer === named || pointer.startsWith(`${named}/`);
  const unknown = pointers?.find((named) => !open.some((pointer) => isNamed(pointer, named)));
  if (unknown !== undefined) {
    throw new CannotConfirm(`Nothing is open at "${unknown}".${didYouMean(unknown, open)}`);
  }
  const left =
    pointers === null ? [] : open.filter((pointer) => !pointers.some((named) => isNamed(pointer, named)));
  const listed = Object.keys(value?.inherited?.unconfirmed ?? {});
  if (listed.length === 0) return left;
  const done = listed.filter((pointer) => !left.includes(pointer));
  const members = left.length === 0 ? ['/inherited'] : done.map((pointer) => joinPointer(LIST, pointer));
  const edits = members.map((pointer) => ({ pointer, value: undefined }));
  const reason = `Confirmed: ${pointers === null ? 'all that was open' : pointers.join(', ')}`;
  await writer.write({ path: file, text: editText(text, edits), before: text, reason });
  return left;
}

const LIST = '/inherited/unconfirmed';
