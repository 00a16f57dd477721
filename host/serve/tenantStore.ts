import { basename, join } from 'node:path';
import {
  type BuiltInWords,
  loadWordsFiles,
  type WordsFile,
  type WordsMemory,
  wordsOf,
} from '../../compiler/builtInWords.ts';
import type { ScreenFacts } from '../../compiler/checks/tenantCheck.ts';
import type { CompiledTenant, CompileResult } from '../../compiler/compileTenant.ts';
import type { Environment } from '../../compiler/environment.ts';
import { checkTogether, compileSource, readTenantSources } from '../../compiler/loadTenants.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import { todayAt } from '../../compiler/today.ts';
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
  /** Last good version of each words file, by language. */
  readonly languages: ReadonlyMap<string, WordsFile>;
  /** Problems of the newest files, by file name: of those that are served and of those that never were. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
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

/**
 * Holds the tenants of a folder. A file with one problem does not go live; the last good version stays,
 * and a removed file is a removed tenant.
 */
export function createTenantStore(options: TenantStoreOptions): TenantStore {
  let state: TenantState = {
    tenants: new Map(),
    drafts: new Set(),
    languages: new Map(),
    problems: new Map(),
  };
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
    const languages = new Map(state.languages);
    for (const each of results) if (each.ok) languages.set(each.file.language, each.file);
    // Of a broken file the last good words go on, and changed tenants are checked with them.
    const read = wordsOf(results);
    const words: BuiltInWords = new Map(
      [...read].map(([language, newest]) => [language, languages.get(language)?.words ?? newest]),
    );
    const sources = await readTenantSources(folder);
    const wordsHash = hashOf([...words.keys()].map((each) => languages.get(each)?.json ?? each).join('\n'));

    const next = new Map<string, Remembered>();
    const compiled = sources.map((source) => {
      const { file, text, pictures, refusal } = source;
      const seen = [...pictures.values()].map(({ address }) => address).join();
      const from = `${wordsHash} ${refusal ?? hashOf(text)} ${seen}`;
      const known = remembered.get(file);
      // Problems name the file as people call it, never the machine's path.
      const fresh = () => compileSource({ ...source, file: basename(file) }, { ...options, today, words });
      const result = known?.from === from ? known.result : fresh();
      next.set(file, { from, result });
      return { file: basename(file), text, result };
    });

    const broken = results.flatMap((each) => (each.ok ? [] : [each]));
    const tenants = new Map<string, CompiledTenant>();
    const drafts = new Set<string>();
    const problems = new Map<string, readonly Problem[]>();
    for (const { name, result } of checkTogether(compiled)) {
      const last = state.tenants.get(name);
      const offered: readonly string[] = (result.ok ? result : last)?.tenant.languages ?? [];
      // A language whose words were never good would show raw keys.
      const hasWords = offered.every((language) => languages.has(language));
      const live = result.ok && hasWords ? result : last;
      if (live && isServed(live, options)) tenants.set(name, asOfToday(live));
      else if (live) drafts.add(name);
      const ofWords = broken.filter(({ language }) => offered.includes(language)).flatMap(problemsInFolder);
      problems.set(name, [...(result.ok ? [] : result.problems), ...ofWords]);
    }
    remembered = next;
    state = { tenants, drafts, languages, problems };
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

function isServed({ tenant }: CompiledTenant, { drafts = false }: TenantStoreOptions): boolean {
  return drafts || tenant.status !== 'draft';
}

/** A broken words file is a problem of each tenant that offers the language, named as people call it. */
function problemsInFolder({ problems }: { readonly problems: readonly Problem[] }): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, file: `languages/${basename(problem.file)}` }));
}
