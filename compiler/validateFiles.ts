import { access, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { languageOf, loadWordsFiles, type WordsMemory, type WordsResult, wordsOf } from './builtInWords.ts';
import { type CompileOptions, compileTenant, type RefusedTenant } from './compileTenant.ts';
import { joinDraftLanguages, type OpenLanguage } from './drafts/joinDraftLanguages.ts';
import { problemsOfWords } from './drafts/wordsOfDrafts.ts';
import { GROUPS_FOLDER, readGroup, readGroups } from './groupFiles.ts';
import { checkGroup } from './groups/checkGroup.ts';
import { gatherProblems } from './groups/gatherProblems.ts';
import { type CheckedTenant, checkTenants, type LoadOptions, picturesOf, toChecked } from './loadTenants.ts';
import type { LoadedTenant } from './neighbours.ts';
import { type Offered, onlyDrafts, readOffered, readOfferedIn } from './offeredLanguages.ts';
import type { Problem } from './problem.ts';
import type { Unsaved } from './readRegularFile.ts';
import { isIgnored, warnIgnored, warnIgnoredFiles } from './warnings/ignoredFiles.ts';

export interface ValidateOptions extends Omit<CompileOptions, 'text' | 'file' | 'words' | 'pictures'> {
  /** The folder of tenant configs; its `languages/` holds the words. */
  readonly folder: string;
  /** What is read in the place of files, by absolute path; nothing unless given. */
  readonly unsaved?: Unsaved;
  /** Words files as they were read before, for whoever validates again and again. */
  readonly wordsMemory?: WordsMemory;
}

export interface DraftTenant {
  /** What has to be changed or confirmed before it can be live. */
  readonly points: readonly Problem[];
  /** Keys of the credentials that the host will need; none is known of a file with problems. */
  readonly credentials: readonly string[];
  readonly hasProblems: boolean;
}

/** What was checked, by name, and what is wrong with it. */
export interface Validation {
  readonly problems: readonly Problem[];
  /** What is allowed and yet looks like a mistake. */
  readonly warnings: readonly Problem[];
  readonly tenants: readonly string[];
  /** What tenants extend. */
  readonly groups: readonly string[];
  /** Drafts among them, by name. */
  readonly drafts: ReadonlyMap<string, DraftTenant>;
  /** Languages that tenants offer as drafts, each with what has to be there before it can be live. */
  readonly draftLanguages: readonly OpenLanguage[];
  /** Words files, by language. */
  readonly words: readonly WordsResult[];
}

/**
 * Problems of the named files, or of every tenant, group and words file of the folder. A named tenant is checked with
 * the words of its languages, a named group with the tenants that extend it; a named file elsewhere by its content
 * alone: its name and its host names claim nothing.
 * @throws the file system's error when something cannot be read
 */
export async function validateFiles(files: readonly string[], options: ValidateOptions): Promise<Validation> {
  const { folder, unsaved } = options;
  const languages = await loadWordsFiles(join(folder, 'languages'), options.wordsMemory, unsaved);
  const load: LoadOptions = { ...options, words: wordsOf(languages) };
  if (files.length === 0) return validateFolder(folder, load, languages);
  // Of files with problems as well: what a draft lacks is none of them.
  const inFolder = onlyDrafts(await readOffered(folder, unsaved));
  const isIn = (place: string, file: string) => resolve(dirname(file)) === resolve(place);
  const [words, rest] = partition(files, (file) => isIn(join(folder, 'languages'), file));
  const [ofGroups, others] = partition(rest, (file) => !isIn(folder, file) && isGroup(file));
  const isBeside = others.some((file) => isIn(folder, file)) || ofGroups.length > 0;
  const tenants = isBeside ? await checkTenants(folder, load) : [];
  const checked = await Promise.all(
    others.map(async (file) => {
      const known = tenants.find((tenant) => isIn(folder, file) && resolve(tenant.file) === resolve(file));
      const result =
        known?.result ?? toChecked(compileTenant({ ...load, ...(await readAlone(file, unsaved)) }));
      // Elsewhere a file may be called as anybody likes.
      const isUnread = isIgnored(basename(file)) && isIn(folder, file);
      const warnings = [...(known ?? result).warnings, ...(isUnread ? [warnIgnored(file)] : [])];
      const toNamed = renameFile(known?.file, file);
      return { file, result, problems: problemsOf(result).map(toNamed), warnings: warnings.map(toNamed) };
    }),
  );
  const shared = await Promise.all(ofGroups.map((file) => checkNamedGroup(file, { tenants, load })));
  const named = checked.map(({ file, result }) => ({ name: basename(file, '.json'), result }));
  const offers = checked.flatMap(({ result }) => (result.ok ? [result.offered] : []));
  const alone = words.map((file) => basename(file, '.json'));
  const drafts = new Set([...onlyDrafts(offers), ...alone.filter((language) => inFolder.has(language))]);
  const offered = new Set([
    ...offers.flatMap((each) => [...each.languages, ...each.draftLanguages]),
    ...alone,
  ]);
  for (const file of words) await access(file);
  const asked = languages.filter((each) => offered.has(languageOf(each)));
  return {
    problems: [
      ...gatherProblems([...shared.flat(), ...checked]),
      ...asked.flatMap((each) => problemsOfWords(each, drafts)),
    ],
    warnings: [
      ...gatherProblems([...shared.flat(), ...checked].map(warningsOf)),
      ...words.filter((file) => isIgnored(basename(file))).map(warnIgnored),
      ...asked.flatMap(({ warnings }) => warnings),
    ],
    tenants: named.map(({ name }) => name),
    groups: ofGroups.map((file) => basename(file, '.json')),
    drafts: draftsIn(named),
    draftLanguages: joinDraftLanguages(named, languages),
    words: asked,
  };
}

async function validateFolder(
  folder: string,
  load: LoadOptions,
  languages: readonly WordsResult[],
): Promise<Validation> {
  const tenants = await checkTenants(folder, load);
  const inFolder = onlyDrafts(await offeredBy(tenants, folder, load.unsaved));
  const groups = [...(await readGroups(folder, load.unsaved)).values()];
  const told = [
    ...groups.map((group) => ({ file: group.file, ...pick(checkGroup(group, load)) })),
    ...tenants.map(({ file, result, warnings }) => ({ file, problems: problemsOf(result), warnings })),
  ];
  return {
    problems: [...gatherProblems(told), ...languages.flatMap((each) => problemsOfWords(each, inFolder))],
    warnings: [
      ...gatherProblems(told.map(warningsOf)),
      ...languages.flatMap(({ warnings }) => warnings),
      ...(await warnIgnoredFiles(folder)),
    ],
    tenants: tenants.map(({ name }) => name),
    groups: groups.map(({ name }) => name),
    drafts: draftsIn(tenants),
    draftLanguages: joinDraftLanguages(tenants, languages),
    words: languages,
  };
}

/** What sound files offer is known; the others are read again. */
async function offeredBy(
  tenants: readonly LoadedTenant<CheckedTenant>[],
  folder: string,
  unsaved?: Unsaved,
): Promise<readonly Offered[]> {
  const broken = tenants.flatMap(({ file, result }) => (result.ok ? [] : [file]));
  const sound = tenants.flatMap(({ result }) => (result.ok ? [result.offered] : []));
  return [...sound, ...(await readOfferedIn(broken, folder, unsaved))];
}

interface Told {
  readonly file: string;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** A group by itself, and what its values are in each tenant that extends it. */
async function checkNamedGroup(
  file: string,
  { tenants, load }: { readonly tenants: readonly LoadedTenant<CheckedTenant>[]; readonly load: LoadOptions },
): Promise<Told[]> {
  await access(file);
  const group = await readGroup(file, load.unsaved);
  const own = group ? [{ file, ...pick(checkGroup(group, load)) }] : [];
  const seen = tenants.map(({ file: tenant, result, warnings }) => {
    const inGroup = (found: readonly Problem[]) =>
      found.filter((each) => resolve(each.file) === resolve(file)).map((each) => ({ ...each, file }));
    return { file: tenant, problems: inGroup(problemsOf(result)), warnings: inGroup(warnings) };
  });
  return [...own, ...seen];
}

function isGroup(file: string): boolean {
  return basename(dirname(resolve(file))) === GROUPS_FOLDER;
}

function pick({ problems, warnings }: Omit<Told, 'file'>): Omit<Told, 'file'> {
  return { problems, warnings };
}

function warningsOf({ file, warnings }: Told): Pick<Told, 'file' | 'problems'> {
  return { file, problems: warnings };
}

/** What a file outside the folder is compiled from. */
async function readAlone(file: string, unsaved?: Unsaved) {
  const groups = await readGroups(dirname(file), unsaved);
  const text = unsaved?.get(resolve(file)) ?? (await readFile(file));
  return { file, text, pictures: await picturesOf(file), groups };
}

/** Problems call a file as it was asked for; those of its group stay where they are. */
function renameFile(from: string | undefined, to: string): (problem: Problem) => Problem {
  return (problem) => (problem.file === from ? { ...problem, file: to } : problem);
}

function draftsIn(
  tenants: readonly { readonly name: string; readonly result: CheckedTenant | RefusedTenant }[],
): ReadonlyMap<string, DraftTenant> {
  const drafts = new Map<string, DraftTenant>();
  for (const { name, result } of tenants) {
    if (!result.ok) {
      const { draftPoints: points } = result;
      if (points) drafts.set(name, { points, credentials: [], hasProblems: true });
    } else if (result.isDraft) {
      drafts.set(name, { points: result.openPoints, credentials: result.credentials, hasProblems: false });
    }
  }
  return drafts;
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
