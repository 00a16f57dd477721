/** Pictures as cells in a file: a line each, so that a change of one changes one line. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Cells } from './readPixels.ts';

export interface KeptPicture {
  /** Screen, language and width, as `keyOf` writes them. */
  readonly key: string;
  /** Number of the acceptance; 0 for what nobody has accepted yet. */
  readonly accepted: number;
  readonly cells: Cells;
}

export type KeptPictures = ReadonlyMap<string, KeptPicture>;

interface Subject {
  readonly screen: string;
  readonly language: string;
  readonly width: number;
}

export const keyOf = ({ screen, language, width }: Subject): string => `${screen}-${language}-${width}`;

/** Empty where there is no file. */
export async function readCells(path: string): Promise<KeptPictures> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean).map(readLine);
  return new Map(lines.map((each) => [each.key, each]));
}

export async function writeCells(path: string, pictures: Iterable<KeptPicture>): Promise<void> {
  const lines = [...pictures].map(lineOf).sort();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, lines.map((line) => `${line}\n`).join(''));
}

/** Key, acceptance, hash, columns, colours, and what the cells hold, packed. */
export function lineOf({ key, accepted, cells }: KeptPicture): string {
  const { hash, columns, palette, grounds, inks, inkColours } = cells;
  const size = grounds.length;
  const bytes = new Uint8Array(size * 4);
  bytes.set(grounds);
  bytes.set(inks, size);
  bytes.set(
    inkColours.map((each) => each >> 8),
    size * 2,
  );
  bytes.set(
    inkColours.map((each) => each & 255),
    size * 3,
  );
  const packed = deflateRawSync(bytes, { level: 9 }).toString('base64');
  return [key, accepted, hash, columns, palette.map((each) => each.slice(1)).join(), packed].join('\t');
}

export function readLine(line: string): KeptPicture {
  const [key = '', accepted, hash = '', columns, palette = '', packed = ''] = line.split('\t');
  const bytes = inflateRawSync(Buffer.from(packed, 'base64'));
  const size = bytes.length / 4;
  const part = (at: number) => [...bytes.subarray(at * size, (at + 1) * size)];
  const low = part(3);
  return {
    key,
    accepted: Number(accepted),
    cells: {
      hash,
      columns: Number(columns),
      palette: palette.split(',').map((each) => `#${each}`),
      grounds: part(0),
      inks: part(1),
      inkColours: part(2).map((high, at) => (high << 8) | (low[at] ?? 0)),
    },
  };
}
