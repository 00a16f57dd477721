import { targetOf } from '../../../compiler/own-texts/foldOwnTexts.ts';
import { joinPointer } from '../../../compiler/problem.ts';
import { isSaid } from '../../../compiler/untranslated.ts';
import { ORIGINAL_LANGUAGE } from '../../../compiler/wordsReference.ts';
import { readPointer } from '../../../runtime/assemble/readPointer.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import { traceOption, type Written } from './traceOption.ts';
import type { WordsOrigin } from './xrayAnswers.ts';

/** The words files of a language, its own first, then those that it falls back to; each as it is written, nested. */
export type WordsChain = readonly { readonly file: string; readonly words: unknown }[];

interface WordsContext {
  readonly written: Written;
  /** The checked file as it is on the day, before its texts became own words. */
  readonly resolved: Tenant;
  readonly chainOf: (language: string) => WordsChain;
}

/** Which file says a text of the words in a language. @param isTranslated the page has it from the app backend */
export function traceWords(
  { key, language, isTranslated }: { key: string; language: string; isTranslated: boolean },
  { written, resolved, chainOf }: WordsContext,
): WordsOrigin {
  const place = ownPlace(key, language, resolved);
  const own = joinPointer(joinPointer('/words', language), key);
  const said = traceOption(place ?? own, written);
  const about = { kind: 'words', key, language, pointer: said.pointer } as const;
  if (place !== null || said.source.kind !== 'default') return { ...about, source: said.source };
  // Behind a draft stands the original.
  const chain = [...chainOf(language), ...chainOf(ORIGINAL_LANGUAGE)];
  const at = Math.max(
    0,
    chain.findIndex(({ words }) => {
      const text = readNested(words, key);
      return typeof text === 'string' && isSaid(text);
    }),
  );
  const file = chain[at]?.file ?? `languages/${language}.json`;
  const kind = isTranslated ? 'appBackend' : at === 0 ? 'words' : 'fallback';
  return { ...about, source: { kind, file } };
}

function readNested(words: unknown, key: string): unknown {
  return readPointer(words, `/${key.replaceAll('.', '/')}`);
}

/** The place of a text that the file writes among its options (compiler/own-texts); null for those of the words. */
function ownPlace(key: string, language: string, tenant: Tenant): string | null {
  const [, product] = /^products\.own\.(.+)$/.exec(key) ?? [];
  if (product !== undefined) return `${joinPointer('/card/products', product)}/name/${language}`;
  const [, kind, subject] = /^contact\.(subjects|placeholders)\.(.+)$/.exec(key) ?? [];
  const at = tenant.contact.subjects.findIndex((each) => typeof each === 'object' && each.id === subject);
  if (at >= 0) return `/contact/subjects/${at}/${kind === 'subjects' ? 'label' : 'placeholder'}/${language}`;
  const [, line] = /^contactBlock\.own\.(\d+)$/.exec(key) ?? [];
  if (line !== undefined)
    return Array.isArray(tenant.contact.phoneLine)
      ? `/contact/phoneLine/${line}/hours`
      : '/contact/phoneLine';
  return linkPlace(key, language, tenant) ?? extraPlace(key, language, tenant);
}

/** Of links of the tenant's own, in the footer and in menus. */
function linkPlace(key: string, language: string, { footer, navigation }: Tenant): string | null {
  const [, target] = /^footer\.own\.(.*)$/.exec(key) ?? [];
  const link = footer?.links.findIndex(
    (each) => typeof each === 'object' && targetOf(each.href, each.screen) === target,
  );
  if (target !== undefined && link !== undefined && link >= 0)
    return `/footer/links/${link}/text/${language}`;
  const [, menu] = /^nav\.(\w+)\.(?:own|group)\./.exec(key) ?? [];
  return menu !== undefined && navigation.menus && menu in navigation.menus
    ? `/navigation/menus/${menu}`
    : null;
}

/** Of fields that the tenant adds to a form. */
function extraPlace(key: string, language: string, { forms }: Tenant): string | null {
  const [, form = '', name, part] = /extra\.(\w+)\.(\w+)(?:\.(.+))?$/.exec(key) ?? [];
  const extras = readPointer(forms, `/${form}/extra`);
  if (!Array.isArray(extras)) return null;
  const at = extras.findIndex((each) => readPointer(each, '/name') === name);
  if (at < 0) return null;
  const member = part === undefined ? 'error' : part.startsWith('options.') ? 'options' : part;
  const place = `/forms/${form}/extra/${at}/${member}`;
  return member === 'options' ? place : `${place}/${language}`;
}
