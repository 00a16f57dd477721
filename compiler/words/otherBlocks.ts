import { pluralBase } from '../checks/pluralForms.ts';
import { ORIGINAL_WORDS, type WordsTree } from '../wordsReference.ts';
import { isBlock, joinKey, type Member, pluralIn } from './wordsPlace.ts';

/** Of a name that stands in more blocks than this nobody can tell which was meant. */
const MOST = 3;

interface Home {
  /** Key of the block; empty for the whole file. */
  readonly block: string;
  readonly kind: 'text' | 'block' | 'plural';
}

/** Where each name stands in the original; a plural by its name, since languages have other forms. */
const homes = new Map<string, Home[]>();
collect(ORIGINAL_WORDS, '');

function collect(tree: WordsTree, block: string): void {
  for (const [name, value] of Object.entries(tree)) {
    const plural = pluralIn(tree, name);
    const known = homes.get(plural ?? name) ?? [];
    homes.set(plural ?? name, known);
    const kind = plural === null ? (isBlock(value) ? 'block' : 'text') : 'plural';
    if (!known.some((home) => home.block === block)) known.push({ block, kind });
    if (isBlock(value)) collect(value, joinKey(block, name));
  }
}

/**
 * A sentence for a key that the portal knows in another block: the one where the file lacks it, if there is one.
 * @param tree the whole words file
 * @returns null when it belongs nowhere, or in too many blocks to say which
 */
export function otherBlocks(name: string, member: Member | undefined, tree: WordsTree): string | null {
  const places = blocksOf(name, member, tree);
  if (places.length === 0 || places.length > MOST) return null;
  if (places.length === 1 && places[0] === '') return ` "${name}" belongs at the top of the file.`;
  const listed = places.map((block) => (block === '' ? 'the file itself' : `"${block}"`)).join(' or ');
  return ` "${name}" belongs in ${places.length === 1 ? `the block ${listed}` : listed}.`;
}

/** The keys of the blocks that such a member may belong in: those that lack it, if any do. */
export function blocksOf(name: string, member: Member | undefined, tree: WordsTree): string[] {
  const base = pluralBase(name);
  const kind = isBlock(member) ? 'block' : base === name ? 'text' : 'plural';
  const known = (homes.get(base) ?? []).filter((home) => home.kind === kind);
  const lacking = known.filter(({ block }) => lacks(tree, block, name));
  return (lacking.length > 0 ? lacking : known).map(({ block }) => block);
}

function lacks(tree: WordsTree, block: string, name: string): boolean {
  let here: Member | undefined = tree;
  for (const step of block === '' ? [] : block.split('.')) {
    here = isBlock(here) && Object.hasOwn(here, step) ? here[step] : undefined;
  }
  return !isBlock(here) || !Object.hasOwn(here, name);
}
