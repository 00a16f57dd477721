import { mendsOf, replaceBy } from '../mend.ts';
import type { Finding } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import { foldName, languageCalled, nameIn } from './languageNames.ts';
import { canonicalOf, ownNameOf } from './readLanguageTag.ts';

/**
 * Whether a words file is called as tenant files call languages. Of any other nobody knows how it counts, and no tenant
 * can offer it.
 */
export function checkFileName(language: string): Finding[] {
  const tag = canonicalOf(language);
  if (tag === language) return [];
  const right =
    tag === null
      ? 'Call it after its language, such as "hu.json" or "pt-BR.json"; a copy that nobody offers belongs elsewhere.'
      : `Call it "${tag}.json".`;
  const message = `The file is called "${language}.json", which no tenant can offer. ${right}`;
  return [{ pointer: '', rule: 'words-language', message }];
}

/**
 * Whether the file calls its language as its own speakers do (Unicode CLDR, as `Intl.DisplayNames` has it): it is what
 * people choose by who read no other. A longer or shorter form of that name will do; the name of another language, the
 * English name and a slip of the keyboard will not.
 * @param language a code as files are named
 */
export function checkLanguageName(language: string, name: string): Finding[] {
  const own = nameIn(language, language);
  if (own === null || isLike(name, own)) return [];
  const slip = didYouMean(name, [own]);
  const other = slip === '' ? languageCalled(name) : null;
  if (slip === '' && other === null) return [];
  const what = other === null || other === language ? '' : ` is the name of "${other}", and`;
  const message = `"${name}"${what} is not what "${language}" is called in that language: "${own}".${slip}`;
  const right = ownNameOf(language);
  return [{ pointer: '/languageName', rule: 'words-language', message, ...mendsOf(replaceBy(right, true)) }];
}

/** Each name holds the other, whatever the case: "Norsk" will do for "norsk bokmål". */
function isLike(name: string, own: string): boolean {
  const [one, other] = [foldName(name), foldName(own)];
  return one.includes(other) || other.includes(one);
}
