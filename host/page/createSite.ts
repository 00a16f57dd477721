import { createHash } from 'node:crypto';
import type { BuiltInWords, WordsFile } from '../../compiler/builtInWords.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { BuildInfo } from '../build/buildInfo.ts';
import { type RenderedPage, renderShell } from './renderShell.ts';
import { summariseTenant } from './tenantSummary.ts';
import { FALLBACK_LANGUAGE } from './textOf.ts';

export interface SiteOptions {
  readonly build: BuildInfo;
  readonly tenants: readonly PublicTenant[];
  /** Words files by language. */
  readonly languages: ReadonlyMap<string, WordsFile>;
}

/** Every page and words file that a set of tenants makes: pure, so the host serves and the build writes the same. */
export interface Site {
  /** A page of a tenant; every address below it has the same one in the same language. */
  tenantPage(tenant: PublicTenant, base: string, language: string): RenderedPage;
  /** The switcher, which is not-found as well: pages that belong to no tenant. */
  portalPage(): RenderedPage;
  /** Words as JSON, by address. */
  readonly wordsFiles: ReadonlyMap<string, string>;
}

export function createSite({ build, tenants, languages }: SiteOptions): Site {
  const words: BuiltInWords = new Map([...languages].map(([language, file]) => [language, file.words]));
  const addresses = new Map(
    [...languages].map(([language, { json }]) => [language, wordsAddress(language, json)]),
  );
  const addressesOf = (wanted: Iterable<string>) =>
    Object.fromEntries([...wanted].flatMap((language) => [[language, addresses.get(language) ?? '']]));
  const { version, hash } = build;

  return {
    tenantPage(tenant, base, language) {
      const own = addressesOf(tenant.languages);
      const tenantVersion = hashOf(JSON.stringify([tenant, own]));
      const page = { version, build: hash, base, language, tenant, tenantVersion, words: own, tenants: [] };
      return renderShell({ page, build, words, all: tenants });
    },
    portalPage() {
      const summaries = tenants.map((tenant) => summariseTenant(tenant, words));
      const page = {
        version,
        build: hash,
        base: '',
        language: FALLBACK_LANGUAGE,
        tenant: null,
        tenantVersion: null,
        words: addressesOf(languages.keys()),
        tenants: summaries,
      };
      return renderShell({ page, build, words, all: tenants });
    },
    wordsFiles: new Map([...languages].map(([language, { json }]) => [addresses.get(language) ?? '', json])),
  };
}

/** The name changes with the content, so it can be kept for ever (threat T4). */
function wordsAddress(language: string, json: string): string {
  return `/static/words/${language}-${hashOf(json)}.json`;
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
