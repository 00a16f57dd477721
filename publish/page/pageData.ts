import { formAddresses } from '../../compiler/compileForms.ts';
import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { EARLY_CALLS } from '../../runtime/tenant/earlyAnswers.ts';
import type { PageData, PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';
import { laterAddress } from '../../runtime/tenant/wordsParts.ts';
import type { FormName } from '../../schemas/forms.gen.ts';
import { addressOf, type SiteSources } from './siteSources.ts';
import { createTextOf } from './textOf.ts';

/** Stands for the version in pages while their hash is not known; of its length, and in no other text. */
export const VERSION_PLACE = '@version-of-this';

/** What every page of a tenant, or of none, says. */
export function pageData(
  { build, languages, words, addresses }: SiteSources,
  tenant: PublicTenant | null,
  base: string,
  language: string,
): PageData {
  const { version, hash } = build.info;
  const offered = tenant?.languages ?? [...languages.keys()];
  const nameOf = (code: string) => createTextOf(words, code, null)('languageName');
  return {
    version,
    build: hash,
    base,
    language,
    tenant,
    tenantVersion: tenant && VERSION_PLACE,
    languageNames: Object.fromEntries(offered.map((code) => [code, nameOf(code)])),
    prerendered: null,
    words: Object.fromEntries(offered.map((code) => [code, addresses.get(code) ?? ''])),
    forms: tenant ? formAddresses(tenant) : {},
    tenants: [],
  };
}

/** By the path of each screen that people come to from outside. */
export function preloadsOf(
  { build, screens, addresses }: SiteSources,
  tenant: PublicTenant,
  base: string,
): NonNullable<PageData['preloads']> {
  const forms = formAddresses(tenant);
  const later = laterAddress(addresses.get(tenant.languages[0]) ?? '');
  return Object.fromEntries(
    assembleScreens(tenant, screens).flatMap(({ manifest }) => {
      const { paths, words: needed } = manifest;
      const preload = preloadOf(manifest);
      if (preload.length === 0) return [];
      const loaded = preload.flatMap((id) => screens.find((each) => each.id === id) ?? []);
      const scripts = [
        ...preload.flatMap((id) => build.info.styles[id] ?? []),
        ...preload.flatMap((id) => build.info.screens[id] ?? []),
        ...loaded.flatMap((screen) => formsOf(screen).map((form) => forms[form])),
        ...loaded.flatMap(({ early = [] }) => early.map((call) => `${base}/gateway/v1${EARLY_CALLS[call]}`)),
      ];
      return [[addressOf(base, paths), [...new Set(scripts), ...(needed === 'first' ? [] : [later])]]];
    }),
  );
}

/** People come to a screen with a first look from outside, and its own scripts and styles come with it. */
function preloadOf({ id, preload = [], prerendered }: Manifest): readonly ScreenId[] {
  return prerendered && prerendered !== 'page' ? [id, ...preload] : preload;
}

function formsOf({ forms = {} }: Manifest): FormName[] {
  return Object.keys(forms) as FormName[];
}
