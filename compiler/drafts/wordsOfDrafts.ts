import { isMissingText, languageOf, type WordsFile, type WordsResult } from '../builtInWords.ts';
import type { Problem } from '../problem.ts';

/**
 * What keeps a words file from being used: of a language that is a draft, not what it lacks.
 * @param drafts languages that are drafts wherever they are offered, or for the tenant that is asked about
 */
export function problemsOfWords(result: WordsResult, drafts: ReadonlySet<string>): readonly Problem[] {
  if (result.ok) return [];
  const { problems } = result;
  return drafts.has(result.language) ? problems.filter((problem) => !isMissingText(problem)) : problems;
}

/** What has to be there before the language can be live. */
export function pointsOfWords(result: WordsResult): readonly Problem[] {
  return result.ok ? [] : result.problems.filter(isMissingText);
}

/** Words files that can be shown, by language: whole ones, and those of drafts with the texts that they lack. */
export function shownWords(
  results: readonly WordsResult[],
  drafts: ReadonlySet<string>,
): Map<string, WordsFile> {
  return new Map(
    results.flatMap((each): [string, WordsFile][] => {
      const language = languageOf(each);
      const file = each.ok ? each.file : drafts.has(language) ? each.draft : null;
      return file ? [[language, file]] : [];
    }),
  );
}
