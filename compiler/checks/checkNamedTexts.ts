import type { Tenant } from '../../schemas/tenant.gen.ts';
import { type Mendable, mendsOf, nearestValues, takeOut } from '../mend.ts';
import { subjectIds } from '../own-texts/subjectIds.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { CheckContext, TenantCheck } from './tenantCheck.ts';

interface NamedText {
  readonly pointer: string;
  readonly key: string;
  /** What stands in the file: the key itself, or a part of it. */
  readonly named: string;
}

/** What names texts, as it is written or as it is read. */
interface Named extends Pick<Tenant, 'declinedReasons'> {
  readonly card: { readonly products: Readonly<Record<string, { readonly nameKey?: string | undefined }>> };
  readonly contact: Pick<Tenant['contact'], 'placeholderBySubject'> & {
    readonly subjects: readonly (string | object)[];
  };
}

/** Each product has a name in every language of the tenant: a text of the words, or one of its own. */
export const checkProductNames: TenantCheck = {
  reads: ['languages', 'card'],
  run: ({ languages, card }, context) =>
    Object.entries(card.products).flatMap(([reference, { nameKey, name }]) => {
      const product = joinPointer('/card/products', reference);
      const pointer = joinPointer(product, 'nameKey');
      if (nameKey === undefined && name === undefined) {
        const message =
          'A product has a nameKey, or a name of its own. For example "name": { "en": "Meal card" }.';
        return [{ pointer: product, rule: 'product-name', message }];
      }
      if (nameKey !== undefined && name !== undefined) {
        const message = 'A product has a nameKey or a name of its own, not both: take one of them out.';
        const mends = mendsOf(takeOut('Take the nameKey out, and keep the name'));
        return [{ pointer, rule: 'product-name', message, isAboutKey: true, ...mends }];
      }
      if (nameKey === undefined) return [];
      const missing = refuseMissing([{ pointer, key: nameKey, named: nameKey }], languages, context);
      return missing.length > 0 ? missing : refuseFilled(pointer, nameKey, context);
    }),
};

/** A name is a text as it stands: nothing fills its values. */
function refuseFilled(pointer: string, key: string, { words }: CheckContext): Finding[] {
  const texts = [...words.values()].flatMap((each) => each.get(key) ?? []);
  const filled = texts.find((text) => /\{\{|<\d|\$t\(/.test(text));
  if (filled === undefined) return [];
  const message = `"${filled}" is filled in where it is said, so it names no product.`;
  return [{ pointer, rule: 'product-name', message }];
}

function productTexts({ products }: Named['card']): NamedText[] {
  // One with a name of its own needs none of the portal's.
  return Object.entries(products).flatMap(([reference, { nameKey: key }]) =>
    key === undefined
      ? []
      : [{ pointer: joinPointer(joinPointer('/card/products', reference), 'nameKey'), key, named: key }],
  );
}

/**
 * Each subject of the contact form has its words, and its placeholder where that follows the subject (NAV-48
 * to NAV-56).
 */
export const checkSubjects: TenantCheck = {
  reads: ['languages', 'contact'],
  run: ({ languages, contact }, context) => [
    ...refuseMissing(subjectTexts(contact), languages, context),
    ...refuseSubjects(contact),
  ],
};

function subjectTexts({ subjects, placeholderBySubject }: Named['contact']): NamedText[] {
  const kinds = placeholderBySubject ? ['subjects', 'placeholders'] : ['subjects'];
  // One with words of its own needs none of the portal's.
  return subjects.flatMap((name, index) =>
    typeof name !== 'string'
      ? []
      : kinds.map((kind) => ({
          pointer: `/contact/subjects/${index}`,
          key: `contact.${kind}.${name}`,
          named: name,
        })),
  );
}

function refuseSubjects({ otherSubject, ...contact }: Tenant['contact']): Finding[] {
  const subjects = subjectIds(contact);
  if (subjects.length === 0 && !otherSubject) {
    const message = 'Without subjects and without the other subject nobody can write: a subject is required.';
    return [{ pointer: '/contact/subjects', rule: 'subjects', message }];
  }
  const inherited = subjects.findIndex((id) => id in Object.prototype);
  if (inherited >= 0) {
    const message = `Every object of a program has a "${subjects[inherited]}" already; take another id.`;
    return [{ pointer: `/contact/subjects/${inherited}`, rule: 'subjects', message }];
  }
  const again = subjects.findIndex((id, index) => subjects.indexOf(id) < index);
  if (again >= 0) {
    const message = `The subject "${subjects[again]}" stands in the list already: each may stand once.`;
    return [{ pointer: `/contact/subjects/${again}`, rule: 'twice', message, ...mendsOf(takeOut()) }];
  }
  const place = subjects.indexOf('other');
  if (place < 0 || !otherSubject) return [];
  const message = '"other" stands below the subjects already; switch it by contact.otherSubject.';
  return [{ pointer: `/contact/subjects/${place}`, rule: 'subjects', message, ...mendsOf(takeOut()) }];
}

/** Each reason of a declined transaction has its text and its next step. */
export const checkDeclinedReasons: TenantCheck = {
  reads: ['languages', 'declinedReasons'],
  run: ({ languages, declinedReasons }, context) =>
    refuseMissing(reasonTexts(declinedReasons), languages, context),
};

function reasonTexts(reasons: Tenant['declinedReasons']): NamedText[] {
  return Object.entries(reasons).flatMap(([code, key]) =>
    ['text', 'next'].map((part) => ({
      pointer: joinPointer('/declinedReasons', code),
      key: `${key}.${part}`,
      named: key,
    })),
  );
}

/** All texts that the file names by their keys. */
export function namedTexts({ card, contact, declinedReasons }: Named): NamedText[] {
  return [...productTexts(card), ...subjectTexts(contact), ...reasonTexts(declinedReasons)];
}

/** The same of the languages that are drafts. */
export const draftNameChecks: readonly TenantCheck[] = [
  {
    reads: ['draftLanguages', 'card', 'contact', 'declinedReasons'],
    run: (tenant, context) => refuseMissing(namedTexts(tenant), tenant.draftLanguages, context),
  },
];

/** A language without a words file is a problem of its own. */
function refuseMissing(
  texts: readonly NamedText[],
  languages: readonly string[],
  { words }: CheckContext,
): Finding[] {
  return texts.flatMap((text): Finding[] => {
    const { pointer, key } = text;
    const missing = languages.filter((language) => words.get(language)?.has(key) === false);
    if (missing.length === 0) return [];
    const files = missing.map((language) => `languages/${language}.json`).join(', ');
    const known = [...(words.get(missing[0] ?? '')?.keys() ?? [])];
    const nearest = didYouMean(key, known);
    const message = `There is no text "${key}" in ${files}.${nearest}`;
    return [{ pointer, rule: 'words', message, ...mendName(text, known) }];
  });
}

/** Of a name that stands in the file as a part of its key, such as that of a subject, the part alone. */
function mendName({ key, named }: NamedText, known: readonly string[]): Mendable {
  const at = key.indexOf(named);
  const [before, after] = [key.slice(0, at), key.slice(at + named.length)];
  const names = known.flatMap((each) => {
    if (!each.startsWith(before) || !each.endsWith(after)) return [];
    return [each.slice(before.length, each.length - after.length)];
  });
  return nearestValues(named, names);
}
