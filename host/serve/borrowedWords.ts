import { borrowedTexts } from '../../compiler/words/borrowedTexts.ts';
import type { Log } from './log.ts';
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
  return [...tenants.values()].flatMap(({ publicTenant }) => {
    const { code } = publicTenant;
    const files = ownLanguages?.get(code) ?? languages;
    return publicTenant.languages.flatMap((language) =>
      [...borrowedTexts(publicTenant, language, files.get(language))].map(([from, keys]) => ({
        tenant: code,
        language,
        from,
        keys,
      })),
    );
  });
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
