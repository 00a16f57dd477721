/** The rooms that are mutated, each with its own tests alone, and what share of the mutants these have to kill. */
import { globSync } from 'node:fs';
import { sep } from 'node:path';

export interface Room {
  /** Its folder. Its tests stand below `tests/`, in the folder of the same name. */
  readonly folder: string;
  /** In per cent of the mutants that are not equivalent. */
  readonly goal: number;
  /** Tests of the room that are not run for each mutant, with the reason. */
  readonly without?: Readonly<Record<string, string>>;
}

/** A room, or a folder of it. */
export interface Chosen {
  readonly room: Room;
  readonly folder: string;
}

const USUAL = 85;
/** Where a defect costs most: who is signed in, what is sent, what is let through, what is offered. */
const CRITICAL = 92;

export const ROOMS: readonly Room[] = [
  { folder: 'runtime/session', goal: CRITICAL },
  {
    folder: 'runtime/assemble',
    goal: CRITICAL,
    without: { 'tests/runtime/assemble/flatForms.test.ts': 'compiles every shipped tenant first' },
  },
  { folder: 'runtime/gateway', goal: CRITICAL },
  { folder: 'host', goal: CRITICAL },
  { folder: 'runtime/tenant', goal: USUAL },
  { folder: 'runtime/format', goal: USUAL },
  { folder: 'runtime/messages', goal: USUAL },
  { folder: 'runtime/routing', goal: USUAL },
  { folder: 'runtime/third-party', goal: USUAL },
  { folder: 'runtime/data', goal: USUAL },
  { folder: 'runtime/frame', goal: USUAL },
  { folder: 'runtime/forms', goal: USUAL },
  { folder: 'publish', goal: USUAL },
  { folder: 'compiler', goal: USUAL },
];

/** @returns the room of a folder with that folder; all rooms where none is named; nothing where it is in no room */
export function chooseRooms(folder: string | undefined, rooms = ROOMS): readonly Chosen[] {
  if (folder === undefined) return rooms.map((room) => ({ room, folder: room.folder }));
  const wanted = folder.replaceAll('\\', '/').replace(/\/+$/, '');
  return rooms
    .filter((room) => wanted === room.folder || wanted.startsWith(`${room.folder}/`))
    .map((room) => ({ room, folder: wanted }));
}

/** What is mutated: everything of the folder, or the one file, but what is generated. */
export function mutatedFiles(folder: string): readonly string[] {
  return /\.tsx?$/.test(folder) ? [folder] : [`${folder}/**/*.{ts,tsx}`, '!**/*.gen.ts', '!**/*.d.ts'];
}

/** The room's own tests, as paths with slashes. */
export function testsOf({ folder, without = {} }: Room): readonly string[] {
  return globSync(`tests/${folder}/**/*.test.{ts,tsx}`)
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !(path in without))
    .sort();
}
