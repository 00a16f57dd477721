import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { WordsMemory } from '../../compiler/builtInWords.ts';
import type { ScreenFacts } from '../../compiler/checks/tenantCheck.ts';
import type { CompileResult } from '../../compiler/compileTenant.ts';
import type { Environment } from '../../compiler/environment.ts';
import {
  compileSource,
  readTenantSource,
  readTenantSources,
  type TenantSource,
} from '../../compiler/loadTenants.ts';
import { createNeighbours, type LoadedTenant } from '../../compiler/neighbours.ts';
import { type OfferedIn, offeredIn, onlyDrafts } from '../../compiler/offeredLanguages.ts';
import { NO_PICTURES } from '../../compiler/pictures.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import { type Today, todayAt } from '../../compiler/today.ts';
import { warnIgnoredFiles } from '../../compiler/warnings/ignoredFiles.ts';
import { hashOf } from '../../publish/page/hashOf.ts';
import { EVERYTHING, type FolderChanges, readChanges } from './folderChanges.ts';
import { NO_GROUPS_STATE, readGroupsState } from './groupsState.ts';
import { NO_WORDS, readWordsState, type WordsState } from './wordsState.ts';

export interface TenantFolderOptions {
  readonly tenantConfigDir: string;
  readonly environment: Environment;
  readonly variables: Variables;
  readonly screens: readonly ScreenFacts[];
  /** Version of the portal. */
  readonly version: string;
  readonly now: () => Date;
  /** Whether drafts are served; they are not unless asked for. */
  readonly drafts?: boolean;
  /** Whether warnings of tenant files are asked for; they are unless said otherwise. */
  readonly warns?: boolean;
}

/** A folder of tenant files, compiled and kept: after a change no more is read and compiled than has to do with it. */
export interface TenantFolder {
  /** Each file beside the others, by name; what is as it was is the same object as before. */
  judge(): LoadedTenant[];
  words(): WordsState;
  /** Languages that nobody offers but as drafts. */
  draftOnly(): ReadonlySet<string>;
  /** Warnings of files that nobody reads, and so of no tenant. */
  unread(): readonly Problem[];
  /** What was read of a file, such as `aa.json`. */
  sourceOf(name: string): TenantSource | undefined;
  /** The languages that a text offers, whatever else is wrong with it. */
  offeredIn(text: Uint8Array): OfferedIn;
  /** The text of a group; null where there is none that can be read. */
  groupOf(name: string): Uint8Array | null;
  /** What would be said of a file if this were its text. Nothing is kept of it. */
  consider(name: string, text: Uint8Array): LoadedTenant;
  /**
   * Reads the folder again: the files at these paths, or all of it where none are given.
   * @throws when it cannot be read; all stays as it was
   */
  reload(paths?: ReadonlySet<string>): Promise<void>;
}

/** A file with its result and what that was made from, so that an unchanged file is not compiled again. */
interface Remembered {
  readonly source: TenantSource;
  readonly from: string;
  readonly result: CompileResult;
  readonly offered: OfferedIn;
}

export function createTenantFolder(options: TenantFolderOptions): TenantFolder {
  const { tenantConfigDir: folder } = options;
  const remembered = new Map<string, Remembered>();
  const neighbours = createNeighbours((tenant) => tenant);
  const wordsMemory: WordsMemory = new Map();
  let words = NO_WORDS;
  let groups = NO_GROUPS_STATE;
  let unread: readonly Problem[] = [];
  let hasLinks = false;

  /** Problems name the file as people call it, never the machine's path. */
  const compile = (file: string, source: TenantSource, today: Today) =>
    compileSource({ ...source, file }, { ...options, today, words: words.known, groups: groups.known });

  /** @returns the files to look at, by name; null where there is none any more */
  async function readFiles({ isAll, tenants }: FolderChanges): Promise<Map<string, TenantSource | null>> {
    const named = isAll ? null : await readNamed(folder, tenants);
    if (named) return named;
    hasLinks = await holdsLinks(folder);
    const sources = await readTenantSources(folder);
    const gone = [...remembered.keys()].map((name) => [name, null] as const);
    return new Map([...gone, ...sources.map((source) => [basename(source.file), source] as const)]);
  }

  async function compileFiles(files: ReadonlyMap<string, TenantSource | null>, today: Today): Promise<void> {
    const rest = createRest();
    for (const [name, source] of files) {
      if (source === null) {
        remembered.delete(name);
        neighbours.remove(name);
        continue;
      }
      const offered = offeredIn(source.text, groups.known);
      const from = `${words.hash} ${groups.stampOf(offered.group)} ${stampOf(source)}`;
      if (remembered.get(name)?.from === from) continue;
      const result = compile(name, source, today);
      remembered.set(name, { source, from, result, offered });
      neighbours.put({ file: name, text: source.text, result });
      await rest();
    }
  }

  async function reload(changes: FolderChanges): Promise<void> {
    const today = todayAt(options.now());
    const hash = words.hash;
    if (changes.hasWords) words = await readWordsState(folder, words, wordsMemory);
    if (changes.hasGroups) groups = await readGroupsState(folder);
    const files = await readFiles(changes);
    const others = listConcerned(
      remembered,
      ({ offered }) => words.hash !== hash || (changes.hasGroups && offered.group !== null),
    );
    await compileFiles(new Map([...others, ...files]), today);
    if (changes.hasIgnored) unread = await findUnread(folder);
  }

  return {
    judge: neighbours.judge,
    words: () => words,
    draftOnly: () => onlyDrafts([...remembered.values()].map(({ offered }) => offered)),
    unread: () => unread,
    sourceOf: (name) => remembered.get(name)?.source,
    offeredIn: (text) => offeredIn(text, groups.known),
    groupOf(name) {
      const content = groups.known.get(name)?.content;
      return content?.ok ? content.bytes : null;
    },
    consider(name, text) {
      const known = remembered.get(name);
      const pictures = known?.source.pictures ?? NO_PICTURES;
      const result = compile(name, { file: name, text, refusal: null, pictures }, todayAt(options.now()));
      neighbours.put({ file: name, text, result });
      const judged = neighbours.judge().find(({ file }) => file === name);
      if (known) neighbours.put({ file: name, text: known.source.text, result: known.result });
      else neighbours.remove(name);
      return judged ?? { file: name, name: basename(name, '.json'), result, warnings: result.warnings };
    },
    reload: inTurn((paths) => reload(paths ? readChanges(folder, paths, hasLinks) : EVERYTHING)),
  };
}

type Reload = TenantFolder['reload'];

/** One at a time, in order: a slow earlier read must not win over a later one. */
function inTurn(reload: Reload): Reload {
  let queue = Promise.resolve();
  let isBehind = false;
  return (paths) => {
    const turn = queue.then(async () => {
      await reload(isBehind ? undefined : paths);
      isBehind = false;
    });
    queue = turn.catch(() => {
      // What could not be read now is read once more with the next change.
      isBehind = true;
    });
    return turn;
  };
}

/** Another one where a file is another tenant. */
function stampOf({ refusal, text, pictures }: TenantSource): string {
  const seen = [...pictures.values()].map(({ address }) => address).join();
  return `${refusal ?? hashOf(text)} ${seen}`;
}

/** Files that did not change themselves, and yet may be other tenants now. */
function listConcerned(
  remembered: ReadonlyMap<string, Remembered>,
  isConcerned: (each: Remembered) => boolean,
): (readonly [string, TenantSource])[] {
  return [...remembered].flatMap(([name, each]) => (isConcerned(each) ? [[name, each.source] as const] : []));
}

/** @returns null where a name may be that of a folder, which only the listing tells */
async function readNamed(
  folder: string,
  names: Iterable<string>,
): Promise<Map<string, TenantSource | null> | null> {
  const read = await Promise.all(
    [...names].map(async (name) => [name, await readTenantSource(join(folder, name))] as const),
  );
  return read.every(([, source]) => (source?.refusal ?? null) === null) ? new Map(read) : null;
}

/** Longer than this nobody who asks for a page has to wait for thousands of files to be checked. */
const BUSY_MILLISECONDS = 20;

/** Lets others have their turn now and then. */
function createRest(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BUSY_MILLISECONDS) return;
    await setImmediate();
    since = performance.now();
  };
}

async function holdsLinks(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.some((entry) => entry.isSymbolicLink());
}

/** Named as people call them, never by the machine's path. */
async function findUnread(folder: string): Promise<Problem[]> {
  const found = await warnIgnoredFiles(folder);
  return found.map((warning) => ({ ...warning, file: relative(folder, warning.file) }));
}
