import type { Tenant } from '../../schemas/tenant.gen.ts';
import { pluralBase } from '../checks/pluralForms.ts';
import type { TenantCheck } from '../checks/tenantCheck.ts';
import { mendsOf, takeOut } from '../mend.ts';
import { subjectIds } from '../own-texts/subjectIds.ts';
import { type Finding, joinPointer } from '../problem.ts';

type Named = Pick<Tenant, 'card' | 'contact'>;

/** Blocks whose texts are asked for by what the file names, and how. */
const BLOCKS: readonly {
  readonly block: string;
  readonly isNamed: (name: string, tenant: Named) => boolean;
  readonly why: (name: string, tenant: Named) => string;
}[] = [
  {
    block: 'products.',
    isNamed: (name, { card }) =>
      name === 'unknown' ||
      Object.values(card.products).some(({ nameKey }) => nameKey === `products.${name}`),
    why: (name) => `no product of card.products has "products.${name}" as its nameKey`,
  },
  {
    block: 'contact.subjects.',
    // Of a subject that has no text of its own, the other one's is taken.
    isNamed: (name, { contact }) => name === 'other' || isSubject(name, contact),
    why: (name) => `contact.subjects does not name "${name}"`,
  },
  {
    block: 'contact.placeholders.',
    isNamed: (name, { contact }) => contact.placeholderBySubject && isSubject(name, contact),
    why: (name, { contact }) =>
      contact.placeholderBySubject
        ? `contact.subjects does not name "${name}"`
        : 'contact.placeholderBySubject is false',
  },
];

function isSubject(name: string, { otherSubject, ...contact }: Tenant['contact']): boolean {
  return name === 'other' ? otherSubject : subjectIds(contact).includes(name);
}

/** Own words that replace a text which this tenant never shows. */
export const warnUnusedWords: TenantCheck = {
  reads: ['words', 'card', 'contact'],
  run: ({ words, ...tenant }) =>
    Object.entries(words).flatMap(([language, texts]) =>
      Object.keys(texts).flatMap((key): Finding[] => {
        const found = BLOCKS.find(({ block }) => key.startsWith(block));
        const name = found && pluralBase(key.slice(found.block.length));
        if (!found || !name || name.includes('.') || found.isNamed(name, tenant)) return [];
        const pointer = joinPointer(joinPointer('/words', language), key);
        const message = `Nothing uses "${key}" here: ${found.why(name, tenant)}.`;
        return [{ pointer, rule: 'words-unused', message, isAboutKey: true, ...mendsOf(takeOut()) }];
      }),
    ),
};
