import { type Mendable, mendsOf } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { markUntranslated } from '../untranslated.ts';
import { walkTenant } from '../walkTenant.ts';
import type { TenantCheck } from './tenantCheck.ts';

const PARTS = ['home', 'notices', 'forms', 'card', 'contact', 'navigation', 'links', 'footer'] as const;

/** Each text and link that the file gives by language, wherever the schema puts one, stands in every language of the tenant. */
export const textChecks = checksOf('languages');

/** The same of the languages that are drafts. */
export const draftTextChecks = checksOf('draftLanguages');

type Offered = 'languages' | 'draftLanguages';

const WHICH: Readonly<Record<Offered, string>> = {
  languages: 'the tenant offers',
  draftLanguages: 'is a draft here',
};

function checksOf(offered: Offered): readonly TenantCheck[] {
  return PARTS.map((part) => ({
    reads: [offered, part],
    run: ({ [offered]: languages, [part]: content }) =>
      [...walkTenant({ [part]: content })].flatMap(({ kind, pointer, value }) =>
        kind === 'texts' || kind === 'linksByLanguage'
          ? refuseMissing(value as object, languages, {
              pointer,
              noun: kind === 'texts' ? 'text' : 'link',
              offered,
            })
          : [],
      ),
  }));
}

function refuseMissing(
  texts: object,
  languages: readonly string[],
  { pointer, noun, offered }: { readonly pointer: string; readonly noun: string; readonly offered: Offered },
): Finding[] {
  return languages
    .filter((language) => !Object.hasOwn(texts, language))
    .map((language) => {
      const message = `This ${noun} is missing in the language "${language}", which ${WHICH[offered]}.`;
      return { pointer, rule: 'text', message, ...mendMissing(texts, language, noun) };
    });
}

/** A text is marked: that it is still to be translated is told until it is. A link may well be the same. */
function mendMissing(texts: object, language: string, noun: string): Mendable {
  const [[from, first] = ['', '']] = Object.entries(texts);
  if (typeof first !== 'string' || first === '') return {};
  const below = joinPointer('', language);
  if (noun === 'link')
    return mendsOf({
      kind: 'insert',
      value: first,
      below,
      title: `Insert the link of "${from}" for "${language}"`,
    });
  const value = markUntranslated(first);
  return mendsOf({
    kind: 'insert',
    value,
    below,
    title: `Insert the text of "${from}", marked to be translated`,
  });
}
