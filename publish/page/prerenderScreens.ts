import { formAddresses, formModule } from '../../compiler/compileForms.ts';
import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import type { PageData, PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';
import { hashOf } from './hashOf.ts';
import { prerenderTimes } from './prerenderTimes.ts';
import { addressOf, type SiteSources } from './siteSources.ts';

export interface FirstLooks extends Required<Pick<PageData, 'prerenderedScreens'>> {
  /** What renders the first look of a screen as JSON, by the address that its pages name. Takes some 10 ms at first. */
  readonly prerenders: ReadonlyMap<string, () => string>;
}

/** The shell's screens that are prerendered; who has a session or has typed before does not see them. */
export function prerenderScreens(
  { build, screens, words, addresses, now }: SiteSources,
  page: PageData,
  tenant: PublicTenant,
): FirstLooks {
  const forms = formAddresses(tenant);
  const prerenders = new Map<string, () => string>();
  const at = prerenderTimes(tenant, now).prerenderedAt.toISOString();
  // Once for all screens and languages: a tenant with many words of its own is long.
  const pageHash = hashOf(JSON.stringify(page));
  const prerenderedIn = (language: string, screen: ScreenId) => {
    const sources = [build.info.hash, screen, language, addresses.get(language), at, pageHash];
    const address = `/static/prerendered/${hashOf(JSON.stringify(sources))}.json`;
    prerenders.set(address, () =>
      JSON.stringify(
        build.prerenderForm({
          page,
          tenant,
          manifests: screens,
          screen,
          language,
          words: { ...Object.fromEntries(words.get(language) ?? []), ...tenant.words[language] },
          formOf: (name) => formModule(forms[name]),
        }),
      ),
    );
    return address;
  };
  const offered = assembleScreens(tenant, screens).filter(
    ({ manifest, state }) => state === 'on' && build.prerenderedScreens.includes(manifest.id),
  );
  return {
    prerenders,
    prerenderedScreens: Object.fromEntries(
      offered.map(({ manifest: { id, paths } }) => [
        addressOf(page.base, paths),
        Object.fromEntries(tenant.languages.map((language) => [language, prerenderedIn(language, id)])),
      ]),
    ),
  };
}
