import { isDeepStrictEqual } from 'node:util';
import { extraWords } from '../../runtime/assemble/extraFields.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { TenantOptions } from '../../runtime/tenant/pageData.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import type { BuiltInWords } from '../builtInWords.ts';
import type { Environment } from '../environment.ts';
import { createLabels, type Labels } from '../explain/parts/createLabels.ts';
import { foldOwnTexts } from '../own-texts/foldOwnTexts.ts';
import { applyLeaf, isWithin, type Leaf, listLeaves } from './listLeaves.ts';

/** What the comparison knows beside the two tenants. */
export interface CompareContext {
  readonly screens: readonly Manifest[];
  readonly words: BuiltInWords;
  readonly environment: Environment;
}

/** Two tenants, each as it is on one day, and where they differ. Addresses still name their variables. */
export interface Pair extends CompareContext {
  readonly before: Tenant;
  readonly after: Tenant;
  readonly leaves: readonly Leaf[];
  /** Texts for both sides, in a language of both where there is one. */
  readonly labels: Labels;
  /** Texts of one side, in that language. */
  labelsOf(tenant: Tenant): Labels;
  /** A tenant as the runtime reads it. */
  foldOf(tenant: Tenant): TenantOptions;
  /**
   * The options that make a fact what it is: those that change it when they alone are changed.
   * @param fact pure; what it gives is compared by value
   * @param parts top-level keys that can matter to it
   * @returns pointers, at least one
   */
  causesOf(
    fact: (tenant: Tenant) => unknown,
    parts: readonly (keyof Tenant)[],
  ): readonly [string, ...string[]];
}

export function createPair(before: Tenant, after: Tenant, context: CompareContext): Pair {
  const leaves = listLeaves(before, after);
  const shared = before.languages.find((language) => after.languages.includes(language));
  const language = shared ?? before.languages[0];
  const folded = new WeakMap<Tenant, TenantOptions>();
  const foldOf = (tenant: Tenant): TenantOptions => {
    const known = folded.get(tenant) ?? foldOwnTexts(tenant, context.words);
    folded.set(tenant, known);
    return known;
  };
  const textsOf = (tenant: Tenant) => ({
    ...extraWords(tenant.forms, language),
    ...foldOf(tenant).words[language],
  });
  const own = { words: { [language]: { ...textsOf(before), ...textsOf(after) } } };
  const forth = new Map<Leaf, Tenant>();
  const back = new Map<Leaf, Tenant>();
  const changed = (known: Map<Leaf, Tenant>, start: Tenant, leaf: Leaf): Tenant => {
    const made = known.get(leaf) ?? applyLeaf(start, leaf);
    known.set(leaf, made);
    return made;
  };
  return {
    ...context,
    before,
    after,
    leaves,
    labels: createLabels(own, context.words, language),
    labelsOf: (tenant) => createLabels(foldOf(tenant), context.words, language),
    foldOf,
    causesOf(fact, parts) {
      const candidates = leaves.filter((leaf) => parts.some((part) => isWithin(leaf.pointer, `/${part}`)));
      const [was, is] = [fact(before), fact(after)];
      const alone = candidates.filter(
        (leaf) =>
          !isDeepStrictEqual(fact(changed(forth, before, leaf)), was) ||
          !isDeepStrictEqual(fact(changed(back, after, { ...leaf, after: leaf.before })), is),
      );
      const [first, ...others] = (alone.length > 0 ? alone : candidates).map(({ pointer }) => pointer);
      return [first ?? '', ...others];
    },
  };
}
