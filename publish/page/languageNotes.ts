import type { BuiltInWords, WordsFile } from '../../compiler/builtInWords.ts';
import { borrowedTexts } from '../../compiler/words/borrowedTexts.ts';
import type { Borrowed } from '../../compiler/words/wordsFallback.ts';
import { directionOf } from '../../runtime/tenant/directionOf.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { DRAFT_ID } from '../../runtime/tenant/pageMarks.ts';
import { escapeHtml } from './escapeHtml.ts';
import { createTextOf } from './textOf.ts';

interface LanguageNote {
  readonly language: string;
  readonly html: string;
}

interface NoteSources {
  readonly words: BuiltInWords;
  readonly languages: ReadonlyMap<string, WordsFile>;
  /** Set on pages of the console's preview. */
  readonly preview?: unknown;
}

/**
 * What stands on every page of a tenant about its languages; styles show that of the language that the page is in: that it
 * is a draft, and where somebody works on it, how many of its texts are in which other language (LOV-66). Card holders
 * of a live language read a text of its neighbour as one of their own, and are told nothing.
 */
export function languageNotes(tenant: PublicTenant, sources: NoteSources): readonly LanguageNote[] {
  const { languages, draftLanguages = [], environment } = tenant;
  const isWorkedOn = environment === 'dev' || sources.preview !== undefined;
  return languages.flatMap((language) => {
    const text = createTextOf(sources.words, language, null);
    const borrowed: Borrowed = isWorkedOn
      ? borrowedTexts(tenant, language, sources.languages.get(language))
      : new Map();
    const said = [
      draftLanguages.includes(language) && text('draftLanguage.notice'),
      borrowed.size > 0 && text('draftLanguage.borrowed', { list: listOf(borrowed, sources.words) }),
    ].filter((each) => each !== false);
    if (said.length === 0) return [];
    const html = `<p class="${DRAFT_ID}" role="note" lang="${language}" dir="${directionOf(language)}">${escapeHtml(said.join(' '))}</p>`;
    return [{ language, html }];
  });
}

/** `English (57), Português (792)`: each language by its own name. */
function listOf(borrowed: Borrowed, words: BuiltInWords): string {
  return [...borrowed]
    .map(([from, keys]) => `${words.get(from)?.get('languageName') ?? from} (${keys.length})`)
    .join(', ');
}
