import { compareFiles } from '../../compiler/compare/compareFiles.ts';
import type { Difference } from '../../compiler/compare/difference.ts';
import type { Environment } from '../../compiler/environment.ts';
import { hideSecrets } from '../../compiler/history/hideSecrets.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Today } from '../../compiler/today.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { CompileTexts } from './compileTexts.ts';
import { isSameSet, nameTexts, type SourceTexts } from './sourceTexts.ts';

export interface CompareSetsOptions {
  readonly compile: CompileTexts;
  /** Whose connections are told. */
  readonly environment: Environment;
  readonly screens: readonly Manifest[];
  readonly today: Today;
}

export type ComparedSets =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'different';
      /** What a card holder would see differently. */
      readonly differences: readonly Difference[];
      /** Words files that are not the same, by language. */
      readonly words: readonly string[];
    }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

/** What is not the same between two source sets of a tenant, in words. */
export function compareSets(
  before: SourceTexts,
  after: SourceTexts,
  options: CompareSetsOptions,
): ComparedSets {
  const [was, is] = [nameTexts(before), nameTexts(after)];
  if (isSameSet(was, is)) return { kind: 'same' };
  const { compile, today, environment, screens } = options;
  const [one, other] = [compile(before, today), compile(after, today)];
  if (!one.ok) return { kind: 'problems', problems: one.problems };
  if (!other.ok) return { kind: 'problems', problems: other.problems };
  const words = new Map([...other.languages].map(([language, file]) => [language, file.words]));
  const day = today(other.compiled.written.timeZone);
  const context = { words, environment, day, screens };
  const languages = [...new Set([...Object.keys(was.words), ...Object.keys(is.words)])];
  return {
    kind: 'different',
    differences: hideSecrets(compareFiles(one.compiled.written, other.compiled.written, context)),
    words: languages.filter((language) => was.words[language] !== is.words[language]),
  };
}
