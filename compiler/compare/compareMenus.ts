import { isDeepStrictEqual } from 'node:util';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { explainMenus } from '../explain/parts/explainMenus.ts';
import type { MenuEntryExplanation, MenuExplanation } from '../explain/parts/explanations.ts';
import type { Pair } from './createPair.ts';
import type { Found } from './difference.ts';

const PARTS: readonly (keyof Tenant)[] = [
  'features',
  'navigation',
  'links',
  'profile',
  'terms',
  'connections',
  'footer',
  'contact',
];

/** Menu entries that are added, removed, moved, hidden or lead elsewhere. */
export function compareMenus(pair: Pair): Found[] {
  const known = new WeakMap<Tenant, readonly MenuExplanation[]>();
  const menusOf = (tenant: Tenant): readonly MenuExplanation[] => {
    // Without a base: two tenants have two, and that is described once, as an address.
    const context = { base: '', labels: pair.labels };
    const menus = known.get(tenant) ?? explainMenus(pair.foldOf(tenant), pair.screens, context);
    known.set(tenant, menus);
    return menus;
  };
  return menusOf(pair.before).flatMap(({ menu, title }) => {
    const entriesOf = (tenant: Tenant) => menusOf(tenant).find((each) => each.menu === menu)?.entries ?? [];
    const where = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
    return [
      ...compareEntries(pair, entriesOf, { where, isFooter: menu === 'footer' }),
      ...compareOrder(pair, entriesOf, where),
      ...compareGroups(pair, entriesOf, where),
    ];
  });
}

type EntriesOf = (tenant: Tenant) => readonly MenuEntryExplanation[];

interface MenuPlace {
  /** Such as `top bar`. */
  readonly where: string;
  readonly isFooter: boolean;
}

function compareEntries(pair: Pair, entriesOf: EntriesOf, { where, isFooter }: MenuPlace): Found[] {
  const ids = new Set([...entriesOf(pair.before), ...entriesOf(pair.after)].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const entryOf = (tenant: Tenant) => entriesOf(tenant).find((entry) => entry.id === id);
    const [was, is] = [entryOf(pair.before), entryOf(pair.after)];
    const describe = (fact: (tenant: Tenant) => unknown, sentence: string): Found => {
      const [pointer, ...otherPointers] = pair.causesOf(fact, PARTS);
      const [before, after] = [fact(pair.before) ?? null, fact(pair.after) ?? null];
      return { group: 'menus', pointer, otherPointers, before, after, sentence };
    };
    const labelOf = (tenant: Tenant) => entryOf(tenant)?.label;
    if (!was || !is) {
      const verb = is ? 'stands' : 'does not stand';
      return [describe(labelOf, `The entry “${(is ?? was)?.label}” ${verb} in the ${where}.`)];
    }
    const found: Found[] = [];
    const entry = `The entry “${is.label}” in the ${where}`;
    // Where the usual links of the footer lead is told of each link, by its option; the statement is a page or a link.
    if (was.leadsTo !== is.leadsTo && (!isFooter || id === 'accessibility')) {
      const said = `${entry} leads to ${is.leadsTo ?? 'nothing'} instead of ${was.leadsTo ?? 'nothing'}.`;
      found.push(describe((tenant) => entryOf(tenant)?.leadsTo, said));
    }
    if (!isDeepStrictEqual(was.hidden, is.hidden)) {
      const said = is.hidden.length > 0 ? `is hidden ${is.hidden.join('; ')}` : 'is hidden nowhere';
      found.push(describe((tenant) => entryOf(tenant)?.hidden, `${entry} ${said}.`));
    }
    return found;
  });
}

function compareGroups(pair: Pair, entriesOf: EntriesOf, where: string): Found[] {
  const groupsOf = (tenant: Tenant) =>
    [...Map.groupBy(entriesOf(tenant), ({ group }) => group)].flatMap(([group, entries]) =>
      group === null ? [] : [`“${group}” (${entries.map(({ label }) => label).join(', ')})`],
    );
  const [before, after] = [groupsOf(pair.before), groupsOf(pair.after)];
  if (isDeepStrictEqual(before, after)) return [];
  const [pointer, ...otherPointers] = pair.causesOf(groupsOf, PARTS);
  const sentence =
    after.length === 0
      ? `The entries of the ${where} stand in no groups.`
      : `The entries of the ${where} stand in groups: ${after.join(', ')}.`;
  return [{ group: 'menus', pointer, otherPointers, before, after, sentence }];
}

function compareOrder(pair: Pair, entriesOf: EntriesOf, where: string): Found[] {
  const labels = (tenant: Tenant, other: Tenant) =>
    entriesOf(tenant)
      .filter(({ id }) => entriesOf(other).some((entry) => entry.id === id))
      .map(({ label }) => label);
  const [before, after] = [labels(pair.before, pair.after), labels(pair.after, pair.before)];
  if (isDeepStrictEqual(before, after)) return [];
  const [pointer, ...otherPointers] = pair.causesOf((tenant) => entriesOf(tenant).map(({ id }) => id), PARTS);
  const sentence = `The entries of the ${where} stand in another order: ${after.join(', ')}.`;
  return [{ group: 'menus', pointer, otherPointers, before, after, sentence }];
}
