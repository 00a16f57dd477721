import { access, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { languageOf, loadWordsFiles, type WordsResult, wordsOf } from './builtInWords.ts';
import { type CompileOptions, compileTenant, type RefusedTenant } from './compileTenant.ts';
import { joinDraftLanguages, type OpenLanguage } from './drafts/joinDraftLanguages.ts';
import { problemsOfWords } from './drafts/wordsOfDrafts.ts';
import { type CheckedTenant, checkTenants, type LoadOptions, picturesOf, toChecked } from './loadTenants.ts';
import { onlyDrafts, readOffered } from './offeredLanguages.ts';
import type { Problem } from './problem.ts';
import { isIgnored, warnIgnored, warnIgnoredFiles } from './warnings/ignoredFiles.ts';

export interface ValidateOptions extends Omit<CompileOptions, 'text' | 'file' | 'words' | 'pictures'> {
  /** The folder of tenant configs; its `languages/` holds the words. */
  readonly folder: string;
}

/** What was checked, by name, and what is wrong with it. */
export interface Validation {
  readonly problems: readonly Problem[];
  /** What is allowed and yet looks like a mistake. */
  readonly warnings: readonly Problem[];
  readonly tenants: readonly string[];
  /** Drafts among them, each with what has to be changed or confirmed before it can be live. */
  readonly drafts: ReadonlyMap<string, readonly Problem[]>;
  /** Languages that tenants offer as drafts, each with what has to be there before it can be live. */
  readonly draftLanguages: readonly OpenLanguage[];
  /** Words files, by language. */
  readonly words: readonly WordsResult[];
}

/**
 * Problems of the named files, or of every tenant and words file of the folder. A named tenant is checked with the
 * words of its languages; a named file elsewhere by its content alone: its name and its host names claim nothing.
 * @throws the file system's error when something cannot be read
 */
export async function validateFiles(files: readonly string[], options: ValidateOptions): Promise<Validation> {
  const { folder } = options;
  const languages = await loadWordsFiles(join(folder, 'languages'));
  const load: LoadOptions = { ...options, words: wordsOf(languages) };
  // Of files with problems as well: what a draft lacks is none of them.
  const inFolder = onlyDrafts(await readOffered(folder));
  if (files.length === 0) {
    const tenants = await checkTenants(folder, load);
    return {
      problems: [
        ...tenants.flatMap(({ result }) => problemsOf(result)),
        ...languages.flatMap((each) => problemsOfWords(each, inFolder)),
      ],
      warnings: [
        ...[...tenants, ...languages].flatMap(({ warnings }) => warnings),
        ...(await warnIgnoredFiles(folder)),
      ],
      tenants: tenants.map(({ name }) => name),
      drafts: draftsIn(tenants),
      draftLanguages: joinDraftLanguages(tenants, languages),
      words: languages,
    };
  }
  const isIn = (place: string, file: string) => resolve(dirname(file)) === resolve(place);
  const [words, others] = partition(files, (file) => isIn(join(folder, 'languages'), file));
  const tenants = others.some((file) => isIn(folder, file)) ? await checkTenants(folder, load) : [];
  const checked = await Promise.all(
    others.map(async (file) => {
      const known = tenants.find((tenant) => isIn(folder, file) && resolve(tenant.file) === resolve(file));
      const result =
        known?.result ??
        toChecked(
          compileTenant({ ...load, file, text: await readFile(file), pictures: await picturesOf(file) }),
        );
      // Elsewhere a file may be called as anybody likes.
      const isUnread = isIgnored(basename(file)) && isIn(folder, file);
      const warnings = [...(known ?? result).warnings, ...(isUnread ? [warnIgnored(file)] : [])];
      return { file, result, warnings };
    }),
  );
  const named = checked.map(({ file, result }) => ({ name: basename(file, '.json'), result }));
  const offers = checked.flatMap(({ result }) => (result.ok ? [result.offered] : []));
  const alone = words.map((file) => basename(file, '.json'));
  const drafts = new Set([...onlyDrafts(offers), ...alone.filter((language) => inFolder.has(language))]);
  const offered = new Set([
    ...offers.flatMap((each) => [...each.languages, ...each.draftLanguages]),
    ...alone,
  ]);
  for (const file of words) await access(file);
  const problems = [
    ...checked.flatMap(({ file, result }) => problemsOf(result).map((problem) => ({ ...problem, file }))),
    ...languages.flatMap((each) => (offered.has(languageOf(each)) ? problemsOfWords(each, drafts) : [])),
  ];
  const warnings = [
    ...checked.flatMap(({ file, warnings: own }) => own.map((warning) => ({ ...warning, file }))),
    ...words.filter((file) => isIgnored(basename(file))).map(warnIgnored),
    ...languages.flatMap((each) => (offered.has(languageOf(each)) ? each.warnings : [])),
  ];
  return {
    problems,
    warnings,
    tenants: named.map(({ name }) => name),
    drafts: draftsIn(named),
    draftLanguages: joinDraftLanguages(named, languages),
    words: languages.filter((each) => offered.has(languageOf(each))),
  };
}

function draftsIn(
  tenants: readonly { readonly name: string; readonly result: CheckedTenant | RefusedTenant }[],
): ReadonlyMap<string, readonly Problem[]> {
  const drafts = tenants.flatMap(({ name, result }) =>
    result.ok && result.isDraft ? [[name, result.openPoints] as const] : [],
  );
  return new Map(drafts);
}

function partition<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

function problemsOf(result: {
  readonly ok: boolean;
  readonly problems?: readonly Problem[];
}): readonly Problem[] {
  return result.problems ?? [];
}
