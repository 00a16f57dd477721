import { type Groups, NO_GROUPS, readGroups } from '../../compiler/groupFiles.ts';
import { hashOf } from '../../publish/page/hashOf.ts';

/** What tenant files may extend, as it was last read. */
export interface GroupsState {
  readonly known: Groups;
  /** Another one where a file that extends this group would be another tenant. @param name null for none */
  stampOf(name: string | null): string;
}

export const NO_GROUPS_STATE: GroupsState = makeGroupsState(NO_GROUPS);

/** @throws when the groups cannot be listed */
export async function readGroupsState(folder: string): Promise<GroupsState> {
  const found = await readGroups(folder);
  // Problems name the file as people call it, never the machine's path.
  const files = [...found].map(([name, group]) => [name, { ...group, file: `groups/${name}.json` }] as const);
  return makeGroupsState(new Map(files));
}

function makeGroupsState(known: Groups): GroupsState {
  const stamps = new Map(
    [...known].map(([name, { content }]) => [name, content.ok ? hashOf(content.bytes) : content.reason]),
  );
  // Of one that is not there the problem names those that are.
  const missing = [...known.keys()].join();
  return { known, stampOf: (name) => (name === null ? '' : (stamps.get(name) ?? missing)) };
}
