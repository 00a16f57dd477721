import type { WordsFile } from '../../compiler/builtInWords.ts';
import type { CompiledTenant } from '../../compiler/compileTenant.ts';
import { shownWords } from '../../compiler/drafts/wordsOfDrafts.ts';
import type { LoadedTenant } from '../../compiler/neighbours.ts';
import type { Problem } from '../../compiler/problem.ts';
import { todayAt } from '../../compiler/today.ts';
import type { ServedTenant } from './servedTenant.ts';
import { createAboutWords, type WordsState } from './wordsState.ts';

/** What is served now: one value that is replaced whole, so no request sees half a change. */
export interface TenantState<Tenant extends ServedTenant = ServedTenant> {
  /** Last good version of each tenant that is served, by code. */
  readonly tenants: ReadonlyMap<string, Tenant>;
  /** Codes of the drafts that are not served. */
  readonly drafts: ReadonlySet<string>;
  /** Codes of tenants that nobody has asked for yet, where a registry is followed: each is compiled at its first use. */
  readonly pending?: ReadonlySet<string>;
  /** Last good version of each words file, by language; where drafts are served, those of draft languages as well. */
  readonly languages: ReadonlyMap<string, WordsFile>;
  /**
   * Words files of tenants that were published with words of their own, by code: where a registry is followed, two
   * tenants may have two versions of one language. All others have `languages`.
   */
  readonly ownLanguages?: ReadonlyMap<string, ReadonlyMap<string, WordsFile>>;
  /** Problems of the newest files, by file name: of those that are served and of those that never were. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** What is allowed in the newest files and yet looks like a mistake, by file name. */
  readonly warnings: ReadonlyMap<string, readonly Problem[]>;
  /** Warnings of files that nobody reads, and so of no tenant. */
  readonly unread: readonly Problem[];
}

export const NOTHING_YET: TenantState<CompiledTenant> = {
  tenants: new Map(),
  drafts: new Set(),
  languages: new Map(),
  problems: new Map(),
  warnings: new Map(),
  unread: [],
};

interface StateParts {
  readonly before: TenantState<CompiledTenant>;
  readonly words: WordsState;
  /** Languages that nobody offers but as drafts. */
  readonly draftOnly: ReadonlySet<string>;
  readonly unread: readonly Problem[];
  readonly now: Date;
  /** Whether drafts are served. */
  readonly drafts: boolean | undefined;
}

/** What is served from now on. */
export function makeState(judged: readonly LoadedTenant[], parts: StateParts): TenantState<CompiledTenant> {
  const { before, words, draftOnly, unread, now, drafts: isDraftServed = false } = parts;
  const today = todayAt(now);
  // Dated values change without a change of the file, of the last good version of a broken one as well.
  const asOfToday = (tenant: CompiledTenant) =>
    tenant.changesAt !== null && tenant.changesAt <= now.getTime() ? tenant.onDay(today) : tenant;
  const tenants = new Map<string, CompiledTenant>();
  const drafts = new Set<string>();
  const problems = new Map<string, readonly Problem[]>();
  const warnings = new Map<string, readonly Problem[]>();
  const aboutWords = createAboutWords(words.results);
  // Of drafts the newest: what nobody but their makers sees need not stay.
  const languages = isDraftServed
    ? new Map([...before.languages, ...words.files, ...shownWords(words.results, draftOnly)])
    : words.files;
  for (const { name, result, warnings: own } of judged) {
    const last = before.tenants.get(name);
    const live = result.ok && hasWords(result, words.files, languages) ? result : last;
    if (live && (isDraftServed || live.tenant.status !== 'draft')) tenants.set(name, asOfToday(live));
    else if (live) drafts.add(name);
    const { languages: offered = [], draftLanguages = [] } = (result.ok ? result : last)?.tenant ?? {};
    const ofWords = aboutWords(offered, draftLanguages);
    problems.set(name, joined(result.ok ? [] : result.problems, ofWords.problems));
    warnings.set(name, joined(own, ofWords.warnings));
  }
  return { tenants, drafts, languages, problems, warnings, unread };
}

/** A language whose words were never good would show raw keys; those of a draft may lack texts. */
function hasWords(
  { publicTenant: { languages, draftLanguages = [] } }: CompiledTenant,
  good: ReadonlyMap<string, WordsFile>,
  shown: ReadonlyMap<string, WordsFile>,
): boolean {
  return languages.every((language) => (draftLanguages.includes(language) ? shown : good).has(language));
}

/** The same list as before where there is nothing to add, so that it is seen to be the same. */
function joined(own: readonly Problem[], more: readonly Problem[]): readonly Problem[] {
  return more.length === 0 ? own : [...own, ...more];
}
