/** The folder of tenant files as the console knows it: read once, kept, and following what changes on disk. */
import { join } from 'node:path';
import { hashText } from '../../compiler/history/hashText.ts';
import type { LoadedTenant } from '../../compiler/neighbours.ts';
import { parseSource } from '../../compiler/parseSource.ts';
import { readRegularFile } from '../../compiler/readRegularFile.ts';
import { withoutRivals } from '../../compiler/repairs/withoutRivals.ts';
import { createTenantFolder, type TenantFolder } from '../../host/serve/tenantFolder.ts';
import { watchTenantFolder } from '../../host/serve/watchTenantFolder.ts';
import { createAboutWords } from '../../host/serve/wordsState.ts';
import type { CheckAnswer, FolderChange, Problem } from './answers.ts';
import type { ConsoleContext } from './consoleContext.ts';
import { withRepairs } from './withRepairs.ts';

/** As the compiler says it: for the server alone. */
interface Found {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export interface LiveFolder {
  readonly tenants: TenantFolder;
  /** SHA-256 of a file as it was read; null where there is none. */
  hashOf(code: string): string | null;
  /** The compiler's own list for this text, as if it were the file of that tenant. */
  check(code: string, text: Uint8Array): Promise<CheckAnswer>;
  /** What is said of the files as they are, by code. */
  checked(): ReadonlyMap<string, Found>;
  /** Reads a file again without waiting for the watch: what was written a moment ago is asked for now. */
  refresh(code: string): Promise<void>;
  /** @returns ends it */
  onChange(listen: (change: FolderChange) => void): () => void;
  close(): void;
}

/** @throws when the folder cannot be read */
export async function openLiveFolder(context: ConsoleContext): Promise<LiveFolder> {
  const { tenantConfigDir: folder, variables } = context;
  const tenants = createTenantFolder({ ...context, drafts: true });
  await tenants.reload();
  const listeners = new Set<(change: FolderChange) => void>();
  let known = hashesOf(tenants);

  async function follow(paths: ReadonlySet<string>): Promise<void> {
    // A folder that cannot be read just now is read again with the next change.
    await tenants.reload(paths).catch(() => {});
    // Only now: another reading may have told of its change meanwhile.
    const before = known;
    known = hashesOf(tenants);
    const changed = new Map([...known].filter(([code, hash]) => before.get(code) !== hash));
    const gone = [...before.keys()].filter((code) => !known.has(code)).map((code) => [code, null] as const);
    const isShared = [...paths].some((path) => !isTenantFile(folder, path));
    if (changed.size + gone.length === 0 && !isShared) return;
    const change: FolderChange = { tenants: Object.fromEntries([...changed, ...gone]), isShared };
    for (const listen of listeners) listen(change);
  }

  // A change that names no path may be any.
  const watch = watchTenantFolder(folder)((paths = new Set([folder])) => void follow(paths));

  let aboutWords = memoOfWords(tenants);
  /** Together with what is to be said of the words files of the languages that the text offers. */
  const about = (text: Uint8Array, { result, warnings }: LoadedTenant): Found => {
    aboutWords = aboutWords.of === tenants.words() ? aboutWords : memoOfWords(tenants);
    const offered = result.ok ? result.tenant : tenants.offeredIn(text);
    const words = aboutWords.say(offered.languages, offered.draftLanguages);
    const own = result.ok ? [] : result.problems;
    return { problems: [...own, ...words.problems], warnings: [...warnings, ...words.warnings] };
  };

  return {
    tenants,
    hashOf: (code) => known.get(code) ?? null,
    async check(code, text) {
      const file = `${code}.json`;
      const { problems, warnings } = about(text, tenants.consider(file, text));
      const all = withoutRivals([...problems, ...warnings]);
      const shared = await readShared(folder, all);
      const told = (found: readonly Problem[]) => withRepairs(found, { file, text, variables, shared });
      return {
        problems: told(all.slice(0, problems.length)),
        warnings: told(all.slice(problems.length)),
        group: groupIn(tenants, text),
      };
    },
    checked() {
      const all = tenants.judge().map((each) => [each.name, about(textOf(tenants, each), each)] as const);
      return new Map(all);
    },
    refresh: (code) => follow(new Set([join(folder, `${code}.json`)])),
    onChange(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    close: () => watch.close(),
  };
}

/** Texts of the group and words files in which something could be mended, as they are on the disk now. */
async function readShared(
  folder: string,
  problems: readonly Problem[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = problems.flatMap(({ file, mends = [] }) =>
    SHARED.test(file) && mends.length > 0 ? [file] : [],
  );
  const read = [...new Set(names)].map(async (name) => {
    const content = await readRegularFile(join(folder, name));
    return content?.ok ? [[name, content.bytes] as const] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

const SHARED = /^(?:languages|groups)\//;

/** What a text has from the group that it extends. */
function groupIn(tenants: TenantFolder, text: Uint8Array): CheckAnswer['group'] {
  const { group: name } = tenants.offeredIn(text);
  const bytes = name === null ? null : tenants.groupOf(name);
  if (name === null || bytes === null) return null;
  const { document } = parseSource(bytes);
  return document ? { name, value: document.value } : null;
}

/** What is said of words files, as long as they stay as they are. */
function memoOfWords(tenants: TenantFolder) {
  const of = tenants.words();
  return { of, say: createAboutWords(of.results) };
}

function textOf(tenants: TenantFolder, { file }: LoadedTenant): Uint8Array {
  return tenants.sourceOf(file)?.text ?? NOTHING;
}

const NOTHING = new Uint8Array();

function isTenantFile(folder: string, path: string): boolean {
  return path.startsWith(folder) && !/[/\\]/.test(path.slice(folder.length + 1));
}

function hashesOf(tenants: TenantFolder): Map<string, string> {
  return new Map(tenants.judge().map((each) => [each.name, hashOfSource(textOf(tenants, each))] as const));
}

/** Bytes are hashed once: of a thousand files one has changed. */
const hashes = new WeakMap<Uint8Array, string>();

function hashOfSource(bytes: Uint8Array): string {
  const hash = hashes.get(bytes) ?? hashText(bytes);
  hashes.set(bytes, hash);
  return hash;
}
