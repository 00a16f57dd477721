import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['runtime', 'screens', 'publish', 'host'];

const sources = () =>
  ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(room, path), 'utf8')),
  );
let known: readonly string[] | null = null;

/** Whether the program reads a key by its own name: the least that can be asked of one that only a browser shows. */
export function isNamed(key: string): boolean {
  known ??= sources();
  const name = key.split('/').at(-1) ?? '';
  return known.some((text) => new RegExp(`[.{ ]${name}\\b`).test(text));
}
