import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { languageOf } from '../../compiler/builtInWords.ts';
import type { CompileResult } from '../../compiler/compileTenant.ts';
import { listGroupFiles } from '../../compiler/groupFiles.ts';
import { readRegularFile } from '../../compiler/readRegularFile.ts';
import { todayAt } from '../../compiler/today.ts';
import { coverWords } from '../../compiler/words/coverWords.ts';
import { nameIn } from '../../compiler/words/languageNames.ts';
import { dayOf } from '../../runtime/format/dayOf.ts';
import type { LanguageState, Overview, TenantRow } from './answers.ts';
import type { ConsoleContext } from './consoleContext.ts';
import type { LiveFolder } from './liveFolder.ts';

/** What the overview shows: each file as it stands, with the compiler's own words about it. */
export async function describeTenants(folder: LiveFolder, context: ConsoleContext): Promise<Overview> {
  const { tenantConfigDir, now } = context;
  const checked = folder.checked();
  const percentOf = await coverLanguages(folder, tenantConfigDir);
  const rows = folder.tenants.judge().map(async ({ file, name: code, result }): Promise<TenantRow> => {
    const text = folder.tenants.sourceOf(file)?.text ?? new Uint8Array();
    const { problems = [], warnings = [] } = checked.get(code) ?? {};
    const offered = result.ok ? result.tenant : folder.tenants.offeredIn(text);
    const stateOf = (isDraft: boolean) => (language: string) =>
      describeLanguage(language, isDraft, percentOf);
    return {
      code,
      ...factsOf(result, text, code),
      problems: problems.length,
      warnings: warnings.length,
      nextChange: nextChangeOf(result, now()),
      languages: [...offered.languages.map(stateOf(false)), ...offered.draftLanguages.map(stateOf(true))],
      hash: folder.hashOf(code) ?? '',
      modified: await modifiedAt(join(tenantConfigDir, file)),
    };
  });
  return {
    tenants: await Promise.all(rows),
    folder: basename(resolve(tenantConfigDir)),
    groups: (await listGroupFiles(tenantConfigDir)).map((file) => basename(file, '.json')),
    unread: folder.tenants.unread(),
  };
}

/** When a file was written; of one that has just gone, the beginning of time. */
async function modifiedAt(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return (found?.mtime ?? new Date(0)).toISOString();
}

/** Of the next dated value; the tenant was compiled on a day that may be over. */
function nextChangeOf(result: CompileResult, now: Date): string | null {
  if (!result.ok) return null;
  const { changesAt, tenant } =
    result.changesAt !== null && result.changesAt <= now.getTime() ? result.onDay(todayAt(now)) : result;
  return changesAt === null ? null : dayOf(new Date(changesAt), tenant.timeZone);
}

type Facts = Pick<TenantRow, 'name' | 'state' | 'brand' | 'accent'>;

function factsOf(result: CompileResult, text: Uint8Array, code: string): Facts {
  if (!result.ok) return { ...guessFacts(text), state: 'refused', name: guessFacts(text).name ?? code };
  const { name, status, theme } = result.tenant;
  return { name, state: status === 'draft' ? 'draft' : 'live', brand: theme.brand, accent: theme.accent };
}

/** Of a file with problems: whatever of it can be read. */
function guessFacts(text: Uint8Array): { name: string | null; brand: string | null; accent: string | null } {
  const file = readJson(text);
  const { name } = file;
  const theme = blockOf(file.theme);
  const colour = (value: unknown) =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
  return {
    name: typeof name === 'string' && name !== '' ? name : null,
    brand: colour(theme.brand),
    accent: colour(theme.accent),
  };
}

function readJson(text: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return blockOf(JSON.parse(Buffer.from(text).toString()));
  } catch {
    return {};
  }
}

function blockOf(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function describeLanguage(
  language: string,
  isDraft: boolean,
  percentOf: ReadonlyMap<string, number>,
): LanguageState {
  const percent = percentOf.get(language) ?? null;
  return { language, name: nameIn(language, 'en') ?? language, isDraft, percent };
}

/** How complete each words file is. A sound one lacks nothing; others are counted. */
async function coverLanguages(folder: LiveFolder, tenantConfigDir: string): Promise<Map<string, number>> {
  const all = folder.tenants.words().results.map(async (result): Promise<[string, number][]> => {
    const language = languageOf(result);
    if (result.ok) return [[language, 100]];
    const content = await readRegularFile(join(tenantConfigDir, 'languages', `${language}.json`));
    const coverage = content?.ok ? coverWords(language, content.bytes, result.chain) : null;
    if (coverage === null) return [];
    const { needed, missing } = coverage;
    return [[language, Math.floor((100 * (needed - missing.length)) / needed)]];
  });
  return new Map((await Promise.all(all)).flat());
}
