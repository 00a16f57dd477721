import { checkWords } from '../../checkWords.ts';
import { parseSource } from '../../parseSource.ts';
import { type Finding, type Problem, placeFinding, sortProblems } from '../../problem.ts';

/** Problems of a words file in which no text can be put at its place. */
const SHAPE = ['type', 'words-block'];

/**
 * Why single texts of a words file can be neither read nor replaced: it is no sound JSON, or not of the shape of words.
 * What is wrong with one text is none of it: that text stands at its place.
 * @returns the first such problem; null for none
 */
export function findBroken(path: string, language: string, source: Uint8Array): Problem | null {
  const { document, findings } = parseSource(source);
  const shape = document ? checkWords(language, document.value).filter(isOfShape) : [];
  const placed = [...findings.filter(isOfFile), ...shape].map((finding) => {
    const { pointer, isAboutKey, at } = finding;
    return placeFinding(
      finding,
      path,
      at ?? document?.positionOf(pointer, isAboutKey) ?? { line: 1, column: 1 },
    );
  });
  return sortProblems(placed)[0] ?? null;
}

function isOfShape({ rule }: Finding): boolean {
  return SHAPE.includes(rule);
}

/** A hidden sign is in one text alone. */
function isOfFile({ rule }: Finding): boolean {
  return rule !== 'text';
}
