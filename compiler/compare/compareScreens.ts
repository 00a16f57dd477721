import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import { titleOf } from '../../runtime/tenant/screenId.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { listSwitchedOn } from '../explain/parts/explainScreens.ts';
import type { Pair } from './createPair.ts';
import type { Found } from './difference.ts';

/** `unbuilt`: switched on, but not part of this version; `absent`: switched off. */
type State = 'on' | 'paused' | 'unbuilt' | 'absent';

const PARTS: readonly (keyof Tenant)[] = [
  'features',
  'profile',
  'terms',
  'navigation',
  'contact',
  'connections',
  'links',
];

const SENTENCES: Readonly<Record<`${State} ${State}`, ((title: string) => string) | undefined>> =
  Object.fromEntries(
    (
      [
        ['absent', 'on', (title) => `${title} can be opened.`],
        ['absent', 'paused', (title) => `${title} is there, but paused: it says why.`],
        ['paused', 'on', (title) => `${title} can be opened instead of being paused.`],
        ['on', 'paused', (title) => `${title} is paused: it stays in its menus and says why.`],
        ['on', 'absent', (title) => `${title} cannot be opened: its address is not found.`],
        ['paused', 'absent', (title) => `${title} is not even announced: its address is not found.`],
        [
          'absent',
          'unbuilt',
          (title) => `${title} is switched on, but not part of this version: nobody sees it yet.`,
        ],
        ['unbuilt', 'absent', (title) => `${title} is switched off; it is not part of this version anyway.`],
      ] satisfies [State, State, (title: string) => string][]
    ).map(([from, to, describe]) => [`${from} ${to}`, describe]),
  ) as never;

/** Screens that are gained, lost, paused or open again. */
export function compareScreens(pair: Pair): Found[] {
  const known = new WeakMap<Tenant, ReadonlyMap<string, State>>();
  const statesOf = (tenant: Tenant) => {
    const states = known.get(tenant) ?? listStates(tenant, pair);
    known.set(tenant, states);
    return states;
  };
  return pair.screens.flatMap(({ id }): Found[] => {
    const stateOf = (tenant: Tenant): State => statesOf(tenant).get(id) ?? 'absent';
    const [before, after] = [stateOf(pair.before), stateOf(pair.after)];
    const describe = SENTENCES[`${before} ${after}`];
    if (!describe) return [];
    const [pointer, ...otherPointers] = pair.causesOf(stateOf, PARTS);
    const group = [before, after].includes('unbuilt') ? 'operators' : 'screens';
    const sentence = describe(`The screen “${pair.labels(titleOf(id))}”`);
    return [{ group, pointer, otherPointers, before, after, sentence }];
  });
}

function listStates(written: Tenant, { screens, foldOf }: Pair): ReadonlyMap<string, State> {
  const tenant = foldOf(written);
  return new Map<string, State>([
    ...listSwitchedOn(tenant, screens).map(({ id }) => [id, 'unbuilt'] as const),
    ...assembleScreens(tenant, screens).map(({ manifest, state }) => [manifest.id, state] as const),
  ]);
}
