import type { WordsFile } from '../../compiler/builtInWords.ts';
import { borrowedTexts } from '../../compiler/words/borrowedTexts.ts';
import type { Log } from './log.ts';
import { type BriefTenant, briefOf } from './servedTenant.ts';
import type { TenantState } from './tenantState.ts';

/** Texts of one tenant and language that are shown in another language (decision 024). */
export interface BorrowedWords {
  readonly tenant: string;
  readonly language: string;
  /** The language that they are in. */
  readonly from: string;
  readonly keys: readonly string[];
}

/** Of all that is served. */
export function listBorrowed({ tenants, languages, ownLanguages }: TenantState): readonly BorrowedWords[] {
  const borrowed: BorrowedWords[] = [];
  for (const [code, tenant] of tenants)
    borrowed.push(...borrowedOf(briefOf(tenant), ownLanguages?.get(code) ?? languages));
  return borrowed;
}

interface Found {
  readonly words: readonly (WordsFile | undefined)[];
  readonly borrowed: readonly BorrowedWords[];
}

const found = new WeakMap<BriefTenant, Found>();

/** Of thousands of tenants a change leaves all but one as they were. */
function borrowedOf(tenant: BriefTenant, files: TenantState['languages']): readonly BorrowedWords[] {
  const words = tenant.languages.map((language) => files.get(language));
  const before = found.get(tenant);
  if (before?.words.every((each, index) => each === words[index])) return before.borrowed;
  const borrowed = tenant.languages.flatMap((language, index) =>
    [...borrowedTexts(tenant, language, words[index])].map(([from, keys]) => ({
      tenant: tenant.code,
      language,
      from,
      keys,
    })),
  );
  found.set(tenant, { words, borrowed });
  return borrowed;
}

/** As many keys stand in a line of the log: `npm run tenant -- words` lists all of them. */
const MOST_KEYS = 5;

/** One line for each tenant and language, once for each version of them (LOV-65). */
export function createBorrowedLog(log: Log): (state: TenantState) => void {
  let known = new Map<string, string>();
  return (state) => {
    const before = known;
    known = new Map();
    for (const { keys, ...about } of listBorrowed(state)) {
      const name = Object.values(about).join(' ');
      known.set(name, keys.join());
      if (before.get(name) === keys.join()) continue;
      const first = keys.slice(0, MOST_KEYS);
      log({ level: 'info', event: 'words-borrowed', ...about, texts: keys.length, keys: first });
    }
  };
}
