import { type Atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ServerData } from '../data/createServerData.ts';
import { useServerData } from '../routing/useActiveCard.ts';

/**
 * The value of an atom that stands for a part of the server data, for as long as its place is shown.
 * @param key names all that the atom is made of
 */
export function useDataAtom<T>(key: string, create: (data: ServerData) => Atom<T>): T {
  const data = useServerData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another atom is due
  const own = useMemo(() => create(data), [data, key]);
  return useAtomValue(own);
}
