/** What the matrix looks at: a folder of tenant files, the words and the screens. Nothing else is known to it. */
import { basename, join } from 'node:path';
import { type BuiltInWords, loadWordsFiles, type WordsFile, wordsOf } from '../../compiler/builtInWords.ts';
import { checkStructure } from '../../compiler/checkStructure.ts';
import { type CompiledTenant, type CompileOptions, compileTenant } from '../../compiler/compileTenant.ts';
import type { Environment } from '../../compiler/environment.ts';
import { declaredForms, declaredRules } from '../../compiler/formSources.ts';
import { type GroupFile, type Groups, readGroups } from '../../compiler/groupFiles.ts';
import { checkTogether, readTenantSources } from '../../compiler/loadTenants.ts';
import type { Problem } from '../../compiler/problem.ts';
import { todayAt } from '../../compiler/today.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { assembleForm } from '../../runtime/assemble/assembleForm.ts';
import type { AssembledForm, DeclaredForm, DeclaredRules } from '../../runtime/assemble/form.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { manifests } from '../../screens/index.ts';
import { picturesOfEveryName } from './picturesOfEveryName.ts';

/** What tenant files of every environment may name. */
const VARIABLES = {
  SANDBOX_URL: 'http://localhost:4100',
  GATEWAY_URL: 'https://gateway.example',
  APP_BACKEND_URL: 'https://backend.example',
  SSO_AUTHORITY: 'https://sso.example',
};

/** For whoever tries what it is to extend a group. */
const SHARED: GroupFile = {
  name: 'shared',
  file: 'groups/shared.json',
  content: { ok: true, bytes: Buffer.from('{ "money": { "sign": "afterNumber" } }') },
};

export interface MatrixTenant {
  readonly code: string;
  readonly compiled: CompiledTenant;
  /** With defaults filled in; dated values are still lists. */
  readonly written: Tenant;
  /** As `compiled` has it: resolved, and what a browser may see. */
  readonly tenant: PublicTenant;
}

export interface World {
  readonly tenants: readonly MatrixTenant[];
  /** Files that are no tenant, with what is wrong with them. */
  readonly refused: readonly { readonly code: string; readonly problems: readonly Problem[] }[];
  readonly words: BuiltInWords;
  readonly wordsFiles: ReadonlyMap<string, WordsFile>;
  /** Problems of words files, by language. */
  readonly wordsProblems: ReadonlyMap<string, readonly Problem[]>;
  readonly manifests: readonly Manifest[];
  readonly now: Date;
  /** A form as one tenant has it. */
  readonly assembleForm: (tenant: PublicTenant, form: DeclaredForm, rules: DeclaredRules) => AssembledForm;
  /** Compiles another tenant in the same surroundings. @param value a tenant file, parsed */
  compile(value: unknown, changes?: Partial<CompileOptions>): ReturnType<typeof compileTenant>;
}

export interface WorldOptions {
  readonly folder: string;
  readonly manifests?: readonly Manifest[];
  readonly environment?: Environment;
  readonly now?: Date;
  /** What `SANDBOX_URL` stands for in tenant files. */
  readonly sandboxUrl?: string;
}

/** @throws when the folder cannot be read */
export async function readWorld(options: WorldOptions): Promise<World> {
  const { folder, environment = 'dev', now = new Date() } = options;
  const screens = options.manifests ?? manifests;
  const loaded = await loadWordsFiles(join(folder, 'languages'));
  const words = wordsOf(loaded);
  const groups: Groups = new Map([...(await readGroups(folder)), [SHARED.name, SHARED]]);
  const common = {
    groups,
    environment,
    variables: { ...VARIABLES, ...(options.sandboxUrl && { SANDBOX_URL: options.sandboxUrl }) },
    words,
    screens,
    version: packageJson.version,
    today: todayAt(now),
  };
  const compile: World['compile'] = (value, changes = {}) =>
    compileTenant({
      ...common,
      pictures: picturesOfEveryName,
      file: 'made.json',
      text: JSON.stringify(value, null, 2),
      ...changes,
    });
  const sources = await readTenantSources(folder);
  const compiled = sources.map((source) => ({
    ...source,
    result: compileTenant({ ...common, ...source, file: basename(source.file) }),
  }));
  const read = checkTogether(compiled).map(({ name, result }) => ({ code: name, result }));
  return {
    tenants: read.flatMap(({ code, result }) =>
      result.ok
        ? [{ code, compiled: result, written: structuredClone(result.written), tenant: result.publicTenant }]
        : [],
    ),
    refused: read.flatMap(({ code, result }) => (result.ok ? [] : [{ code, problems: result.problems }])),
    words,
    wordsFiles: new Map(
      loaded.flatMap((each) => (each.ok ? [[each.file.language, each.file] as const] : [])),
    ),
    wordsProblems: new Map(
      loaded.flatMap((each) => (each.ok ? [] : [[each.language, each.problems] as const])),
    ),
    manifests: screens,
    now,
    assembleForm,
    compile,
  };
}

export function tenantOf(code: string, compiled: CompiledTenant, value: unknown): MatrixTenant {
  const written = structuredClone(value);
  // Fills the defaults in.
  checkStructure(written);
  return { code, compiled, written: written as Tenant, tenant: compiled.publicTenant };
}

export { declaredForms, declaredRules };

/** The text of a key for a tenant: its own words first. */
export function textOf({ words }: Pick<World, 'words'>, tenant: PublicTenant, language: string, key: string) {
  return tenant.words[language]?.[key] ?? words.get(language)?.get(key);
}
