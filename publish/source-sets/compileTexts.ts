import { readWordsTexts, type WordsFile, type WordsMemory, wordsOf } from '../../compiler/builtInWords.ts';
import type { ScreenFacts } from '../../compiler/checks/tenantCheck.ts';
import { type CompiledTenant, compileTenant } from '../../compiler/compileTenant.ts';
import { problemsOfWords, shownWords } from '../../compiler/drafts/wordsOfDrafts.ts';
import type { Environment } from '../../compiler/environment.ts';
import { makePicture } from '../../compiler/pictures.ts';
import type { Problem } from '../../compiler/problem.ts';
import type { Variables } from '../../compiler/resolveVariables.ts';
import type { Today } from '../../compiler/today.ts';
import type { Claims } from '../registry/pointer.ts';
import { nameTexts, type SourceTexts } from './sourceTexts.ts';

export interface CompileTextsOptions {
  readonly environment: Environment;
  readonly variables: Variables;
  readonly screens: readonly ScreenFacts[];
  /** Version of the portal. */
  readonly version: string;
  /** Whether drafts are served. */
  readonly drafts?: boolean | undefined;
}

export interface CompiledSet {
  readonly ok: true;
  readonly compiled: CompiledTenant;
  /** Its words files, by language. Sets of the same words have the same map. */
  readonly languages: ReadonlyMap<string, WordsFile>;
  readonly warnings: readonly Problem[];
}

export type CompileTextsResult =
  | CompiledSet
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] };

export type CompileTexts = (texts: SourceTexts, today: Today) => CompileTextsResult;

/** Words that are remembered: as many versions as an environment has at one time, and some to go back to. */
const MOST_WORDS = 16;

/** Compiles source sets by the same compiler as files of a folder, and remembers what they share. */
export function createTextsCompiler(options: CompileTextsOptions): CompileTexts {
  const { environment, variables, screens, version, drafts = false } = options;
  const memory: WordsMemory = new Map();
  const remembered = new Map<string, ReturnType<typeof readWordsTexts>>();
  const shown = new Map<string, ReadonlyMap<string, WordsFile>>();

  function readWords(key: string, words: SourceTexts['words']) {
    const known = remembered.get(key) ?? readWordsTexts(words, memory);
    remembered.delete(key);
    remembered.set(key, known);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_WORDS && oldest !== undefined) {
      remembered.delete(oldest);
      for (const each of shown.keys()) if (each.startsWith(oldest)) shown.delete(each);
    }
    return known;
  }

  return ({ code, ...texts }, today) => {
    const key = JSON.stringify(nameTexts({ code, ...texts }).words);
    const results = readWords(key, texts.words);
    const groups = new Map(
      [...texts.groups].map(([name, bytes]) => [
        name,
        { name, file: `groups/${name}.json`, content: { ok: true, bytes } as const },
      ]),
    );
    const compiled = compileTenant({
      environment,
      variables,
      screens,
      version,
      drafts,
      today,
      groups,
      words: wordsOf(results),
      pictures: new Map([...texts.pictures].map(([name, bytes]) => [name, makePicture(name, bytes)])),
      file: `${code}.json`,
      text: texts.file,
    });
    if (!compiled.ok) return compiled;
    const found = compiled.tenant.code;
    if (found !== code) return refuse(compiled, [misnamed(code, found)]);
    const draftOnly = new Set(compiled.tenant.draftLanguages);
    const offered = new Set([...compiled.tenant.languages, ...draftOnly]);
    const own = results.filter((each) => offered.has(each.ok ? each.file.language : each.language));
    const wrong = own.flatMap((each) => problemsOfWords(each, draftOnly));
    if (wrong.length > 0) return refuse(compiled, wrong);
    const shownKey = `${key} ${drafts ? [...draftOnly].join() : ''}`;
    const languages = shown.get(shownKey) ?? shownWords(results, drafts ? draftOnly : new Set());
    shown.set(shownKey, languages);
    const warnings = [...compiled.warnings, ...own.flatMap((each) => each.warnings)];
    return { ok: true, compiled, languages, warnings };
  };
}

function refuse({ warnings }: CompiledTenant, problems: readonly Problem[]): CompileTextsResult {
  return { ok: false, problems, warnings };
}

function misnamed(code: string, found: string): Problem {
  const message = `The code is "${found}", but the set is that of "${code}".`;
  return { file: `${code}.json`, line: 1, column: 1, pointer: '/code', rule: 'file-name', message };
}

/** What a tenant lays claim to. */
export function claimsOf({ tenant: { hosts, status } }: CompiledTenant): Claims {
  return {
    hosts: hosts.singleTenant,
    hasDomainExtension: hosts.domainExtension,
    isDraft: status === 'draft',
  };
}
