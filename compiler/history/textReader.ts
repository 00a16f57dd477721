import { join } from 'node:path';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { type BuiltInWords, loadWordsFiles, type WordsMemory, wordsOf } from '../builtInWords.ts';
import { compareFiles } from '../compare/compareFiles.ts';
import type { Difference } from '../compare/difference.ts';
import { type ChangeGroup, groupChanges, riskOfAll } from '../compare/groupChanges.ts';
import type { Risk } from '../compare/risks.ts';
import { compileTenant } from '../compileTenant.ts';
import { readGroups } from '../groupFiles.ts';
import { picturesOf } from '../loadTenants.ts';
import type { Problem } from '../problem.ts';
import type { ValidateOptions } from '../validateFiles.ts';
import { createFolderJudge, type FolderJudge } from './folderJudge.ts';
import { hashText } from './hashText.ts';
import { hideSecrets } from './hideSecrets.ts';

type Text = string | Uint8Array;

export interface TextReaderOptions extends ValidateOptions {
  readonly screens: readonly Manifest[];
  /** Words files that were read before, so that only changed ones are read again. */
  readonly wordsMemory?: WordsMemory;
  /** Remembers the other files of the folder. */
  readonly judge?: FolderJudge;
}

/** What a new text of a tenant does to card holders. */
export interface ChangesForHolders {
  /** The highest of all changes; null where nothing changes. */
  readonly risk: Risk | null;
  readonly groups: readonly ChangeGroup[];
}

/** Reads texts of a tenant file that need not stand on the disk, beside the words, groups and pictures that do. */
export interface TextReader {
  /** What is wrong with a text if the file had it, judged beside the other files of the folder. */
  check(text: Text): Promise<readonly Problem[]>;
  /** Problems of a text by itself; none where it can be compared. */
  problemsOf(text: Text): readonly Problem[];
  /**
   * What is not the same between two texts, in words.
   * @returns null where one of them has problems: then nobody knows what it does
   */
  compare(before: Text, after: Text): readonly Difference[] | null;
}

/** @param file of a tenant, below the folder */
export async function createTextReader(file: string, options: TextReaderOptions): Promise<TextReader> {
  const path = join(options.folder, file);
  const [words, groups, pictures] = await Promise.all([
    loadWordsFiles(join(options.folder, 'languages'), options.wordsMemory).then(wordsOf),
    readGroups(options.folder),
    picturesOf(path),
  ]);
  const load = { ...options, words, groups };
  const judge = options.judge ?? createFolderJudge(options.folder);
  const compile = (text: Text): Tenant | readonly Problem[] => {
    const result = compileTenant({ ...load, pictures, file: path, text });
    return result.ok ? result.written : result.problems;
  };
  const known = new Map<string, Tenant | readonly Problem[]>();
  const read = (text: Text): Tenant | readonly Problem[] => {
    const hash = hashText(text);
    const found = known.get(hash) ?? compile(text);
    known.set(hash, found);
    return found;
  };
  return {
    problemsOf: (text) => problemsIn(read(text)),
    check(text) {
      const own = { file: path, text: Buffer.from(text), refusal: null, pictures };
      return judge.problemsOf(own, load);
    },
    compare(before, after) {
      const [was, is] = [read(before), read(after)];
      return isTenant(was) && isTenant(is) ? compareTexts(was, is, { ...options, words }) : null;
    },
  };
}

/** Differences as whoever publishes them reads them. */
export function changesForHolders(differences: readonly Difference[]): ChangesForHolders {
  const groups = groupChanges(differences);
  return { risk: riskOfAll(groups), groups };
}

function compareTexts(
  before: Tenant,
  after: Tenant,
  options: TextReaderOptions & { readonly words: BuiltInWords },
): Difference[] {
  const { words, screens, environment, today } = options;
  const context = { words, environment, day: today(after.timeZone), screens };
  return hideSecrets(compareFiles(before, after, context));
}

function isTenant(read: Tenant | readonly Problem[]): read is Tenant {
  return !Array.isArray(read);
}

function problemsIn(read: Tenant | readonly Problem[]): readonly Problem[] {
  return isTenant(read) ? [] : read;
}
