import { join } from 'node:path';
import { languageOf, loadWordsFiles, type WordsMemory } from '../../../compiler/builtInWords.ts';
import { pluralBase } from '../../../compiler/checks/pluralForms.ts';
import { hashText } from '../../../compiler/history/hashText.ts';
import { formsOfLanguage } from '../../../compiler/languageForms.ts';
import { readOffered } from '../../../compiler/offeredLanguages.ts';
import { chainsOf, englishOf } from '../../../compiler/words/exchange/exportWords.ts';
import type { PlaceOf } from '../../../compiler/words/exchange/findPlaces.ts';
import { listUnits } from '../../../compiler/words/exchange/listUnits.ts';
import { FILLED } from '../../../compiler/words/filledPieces.ts';
import { ORIGINAL_LANGUAGE } from '../../../compiler/wordsReference.ts';
import { rowOf } from './listLanguageRows.ts';
import type { WordsAnswer } from './newTenantAnswers.ts';
import { readSoundWords } from './readSoundWords.ts';

export interface WordsPlaces {
  /** The folder of tenant files. */
  readonly folder: string;
  readonly placeOf: () => Promise<PlaceOf>;
  /** What was read before: an unchanged file is not checked again. */
  readonly memory: WordsMemory;
}

/**
 * All texts of a language, as somebody translates them; null when there is no words file of it.
 * @throws CannotCreate in words, when its texts cannot be read one by one
 */
export async function readWords(
  { folder, placeOf, memory }: WordsPlaces,
  language: string,
): Promise<WordsAnswer | null> {
  const words = join(folder, 'languages');
  const source = await readSoundWords(folder, language);
  if (source === null) return null;
  const results = await loadWordsFiles(words, memory);
  const result = results.find((each) => languageOf(each) === language);
  if (!result) return null;
  const { texts } = chainsOf(results);
  const english = englishOf(texts);
  const others = new Map([...texts].filter(([name]) => name !== language && name !== ORIGINAL_LANGUAGE));
  const units = listUnits({
    language,
    texts: texts.get(language) ?? new Map(),
    english,
    others,
    placeOf: await placeOf(),
  });
  return {
    ...rowOf(result, source, await readOffered(folder)),
    hash: hashText(source),
    forms: formsOfLanguage(language).forms,
    units: units.map((unit) => ({
      ...unit,
      placeholders: [...new Set(unit.source.match(FILLED) ?? [])],
      form: formOf(unit.key, english),
    })),
  };
}

function formOf(key: string, english: ReadonlyMap<string, string>): string | null {
  const base = pluralBase(key);
  return base !== key && english.has(`${base}_other`) ? key.slice(base.length + 1) : null;
}
