import { basename, join, relative } from 'node:path';
import {
  type BuiltInWords,
  languageOf,
  loadWordsFiles,
  type WordsFile,
  type WordsMemory,
  type WordsResult,
  wordsOf,
} from '../../compiler/builtInWords.ts';
import type { ScreenFacts } from '../../compiler/checks/tenantCheck.ts';
import type { CompiledTenant, CompileResult } from '../../compiler/compileTenant.ts';
import { problemsOfWords, shownWords } from '../../compiler/drafts/wordsOfDrafts.ts';
import type { Environment } from '../../compiler/environment.ts';
import { checkTogether, compileSource, readTenantSources } from '../../compiler/loadTenants.ts';
import { offeredIn, onlyDrafts } from '../../compiler/offeredLanguages.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import { todayAt } from '../../compiler/today.ts';
import { warnIgnoredFiles } from '../../compiler/warnings/ignoredFiles.ts';
import { hashOf } from '../../publish/page/hashOf.ts';
import { prerenderTimes } from '../../publish/page/prerenderTimes.ts';

export interface TenantStoreOptions {
  readonly tenantConfigDir: string;
  readonly environment: Environment;
  readonly variables: Variables;
  readonly screens: readonly ScreenFacts[];
  /** Version of the portal. */
  readonly version: string;
  readonly now: () => Date;
  /** Whether drafts are served; they are not unless asked for. */
  readonly drafts?: boolean;
}

/** What is served now: one value that is replaced whole, so no request sees half a change. */
export interface TenantState {
  /** Last good version of each tenant that is served, by code. */
  readonly tenants: ReadonlyMap<string, CompiledTenant>;
  /** Codes of the drafts that are not served. */
  readonly drafts: ReadonlySet<string>;
  /** Last good version of each words file, by language; where drafts are served, those of draft languages as well. */
  readonly languages: ReadonlyMap<string, WordsFile>;
  /** Problems of the newest files, by file name: of those that are served and of those that never were. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** What is allowed in the newest files and yet looks like a mistake, by file name. */
  readonly warnings: ReadonlyMap<string, readonly Problem[]>;
  /** Warnings of files that nobody reads, and so of no tenant. */
  readonly unread: readonly Problem[];
}

export interface TenantStore {
  state(): TenantState;
  /** When a dated value or a page of a served tenant changes next, in milliseconds since 1970; null without tenants. */
  changesAt(): number | null;
  /** Reads the folder again. @throws when it cannot be read; the state stays */
  reload(): Promise<void>;
}

/** A result together with what it was made from, so that an unchanged file is not compiled again. */
interface Remembered {
  readonly from: string;
  readonly result: CompileResult;
}

const NOTHING_YET: TenantState = {
  tenants: new Map(),
  drafts: new Set(),
  languages: new Map(),
  problems: new Map(),
  warnings: new Map(),
  unread: [],
};

/**
 * Holds the tenants of a folder. A file with one problem does not go live; the last good version stays,
 * and a removed file is a removed tenant.
 */
export function createTenantStore(options: TenantStoreOptions): TenantStore {
  let state = NOTHING_YET;
  /** Last good version of each words file. */
  let good: ReadonlyMap<string, WordsFile> = new Map();
  let remembered = new Map<string, Remembered>();
  const wordsMemory: WordsMemory = new Map();

  async function reload(): Promise<void> {
    const folder = options.tenantConfigDir;
    const now = options.now();
    const today = todayAt(now);
    // Dated values change without a change of the file, of the last good version of a broken one as well.
    const asOfToday = (tenant: CompiledTenant) =>
      tenant.changesAt !== null && tenant.changesAt <= now.getTime() ? tenant.onDay(today) : tenant;
    const results = await loadWordsFiles(join(folder, 'languages'), wordsMemory);
    const wholeFiles = results.flatMap((each) => (each.ok ? [each.file] : []));
    good = new Map([...good, ...wholeFiles.map((file) => [file.language, file] as const)]);
    const words = wordsToCheckBy(results, good);
    const sources = await readTenantSources(folder);
    const draftOnly = onlyDrafts(sources.map(({ text }) => offeredIn(text)));
    const shown = shownWords(results, draftOnly);
    // Of drafts the newest: what nobody but their makers sees need not stay.
    const languages = new Map([...state.languages, ...good, ...(options.drafts ? shown : [])]);
    const jsonOf = (language: string) => (languages.get(language) ?? shown.get(language))?.json ?? language;
    const wordsHash = hashOf([...words.keys()].map(jsonOf).join('\n'));

    const next = new Map<string, Remembered>();
    const compiled = sources.map((source) => {
      const { file, text, pictures, refusal } = source;
      const seen = [...pictures.values()].map(({ address }) => address).join();
      const from = `${wordsHash} ${refusal ?? hashOf(text)} ${seen}`;
      const last = remembered.get(file);
      // Problems name the file as people call it, never the machine's path.
      const fresh = () => compileSource({ ...source, file: basename(file) }, { ...options, today, words });
      const result = last?.from === from ? last.result : fresh();
      next.set(file, { from, result });
      return { file: basename(file), text, result };
    });

    const tenants = new Map<string, CompiledTenant>();
    const drafts = new Set<string>();
    const problems = new Map<string, readonly Problem[]>();
    const warnings = new Map<string, readonly Problem[]>();
    for (const { name, result, warnings: doubts } of checkTogether(compiled)) {
      const last = state.tenants.get(name);
      const newest = result.ok ? result : last;
      const live = result.ok && hasWords(result, good, languages) ? result : last;
      if (live && isServed(live, options)) tenants.set(name, asOfToday(live));
      else if (live) drafts.add(name);
      const { languages: own = [], draftLanguages = [] } = newest?.tenant ?? {};
      const ofWords = aboutWords(results, new Set(own), new Set(draftLanguages));
      problems.set(name, [...(result.ok ? [] : result.problems), ...ofWords.problems]);
      warnings.set(name, [...doubts, ...ofWords.warnings]);
    }
    remembered = next;
    state = { tenants, drafts, languages, problems, warnings, unread: await findUnread(folder) };
  }

  // One at a time, in order: a slow earlier read must not win over a later one.
  let queue = Promise.resolve();
  return {
    state: () => state,
    changesAt() {
      const now = options.now();
      const times = [...state.tenants.values()].flatMap(({ changesAt, publicTenant }) => [
        changesAt ?? Number.POSITIVE_INFINITY,
        prerenderTimes(publicTenant, now).prerenderAgainAt.getTime(),
      ]);
      return times.length === 0 ? null : Math.min(...times);
    },
    reload() {
      const turn = queue.then(reload);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Of a broken file the last good words go on, and changed tenants are checked with them. */
function wordsToCheckBy(results: readonly WordsResult[], good: ReadonlyMap<string, WordsFile>): BuiltInWords {
  return new Map(
    [...wordsOf(results)].map(([language, newest]) => [language, good.get(language)?.words ?? newest]),
  );
}

/** A language whose words were never good would show raw keys; those of a draft may lack texts. */
function hasWords(
  { publicTenant: { languages, draftLanguages = [] } }: CompiledTenant,
  good: ReadonlyMap<string, WordsFile>,
  shown: ReadonlyMap<string, WordsFile>,
): boolean {
  return languages.every((language) => (draftLanguages.includes(language) ? shown : good).has(language));
}

function isServed({ tenant }: CompiledTenant, { drafts = false }: TenantStoreOptions): boolean {
  return drafts || tenant.status !== 'draft';
}

/** What is to be said of words files is said of each tenant that offers the language, as a draft or not, and they are named as people call them. */
function aboutWords(results: readonly WordsResult[], live: ReadonlySet<string>, drafts: ReadonlySet<string>) {
  const own = results.filter((each) => [live, drafts].some((offered) => offered.has(languageOf(each))));
  const inLanguages = (problem: Problem) => ({ ...problem, file: `languages/${basename(problem.file)}` });
  return {
    problems: own.flatMap((each) => problemsOfWords(each, drafts)).map(inLanguages),
    warnings: own.flatMap((each) => each.warnings).map(inLanguages),
  };
}

/** Named as people call them, never by the machine's path. */
async function findUnread(folder: string): Promise<Problem[]> {
  const found = await warnIgnoredFiles(folder);
  return found.map((warning) => ({ ...warning, file: relative(folder, warning.file) }));
}
