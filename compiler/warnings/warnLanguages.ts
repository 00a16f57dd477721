import { joinMends, mendsOf, nearestKeys, offeredOnly, takeOut } from '../mend.ts';
import { joinPointer } from '../problem.ts';
import type { ValueWarning } from './valueWarning.ts';

/** Texts that nobody sees. Own words of such a language are a problem already (compiler/checks/checkOwnWords.ts). */
export const warnLanguages: ValueWarning = ({ kind, pointer, value }, { languages }) => {
  if (
    (kind !== 'texts' && kind !== 'linksByLanguage') ||
    value === null ||
    typeof value !== 'object' ||
    languages.length === 0
  )
    return [];
  return Object.keys(value)
    .filter((language) => !languages.includes(language))
    .map((language) => ({
      pointer: joinPointer(pointer, language),
      rule: 'text-language',
      message: `Nobody sees this text: the tenant does not offer the language "${language}", only ${languages.join(', ')}.`,
      isAboutKey: true,
      ...joinMends(
        offeredOnly(
          nearestKeys(
            language,
            languages.filter((each) => !Object.hasOwn(value, each)),
          ),
        ),
        mendsOf(takeOut()),
      ),
    }));
};
