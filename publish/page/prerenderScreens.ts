import { formAddresses, formModule } from '../../compiler/compileForms.ts';
import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { directionOf } from '../../runtime/tenant/directionOf.ts';
import { type FirstLook, type FirstLooks, firstLookAddress } from '../../runtime/tenant/firstLook.ts';
import type { PageData, PublicTenant } from '../../runtime/tenant/pageData.ts';
import { hashOf } from './hashOf.ts';
import { prerenderTimes } from './prerenderTimes.ts';
import { addressOf, type SiteSources } from './siteSources.ts';

export interface PrerenderedScreens {
  readonly firstLooks: FirstLooks;
  /** What renders the first look of a screen as JSON, by its address. Takes some 10 ms at first. */
  readonly prerenders: ReadonlyMap<string, () => string>;
}

interface ScreensOptions {
  readonly page: PageData;
  /** Names what the pages of the tenant have alike, and with it the build and the words of each language. */
  readonly content: string;
  readonly tenant: PublicTenant;
}

/** The shell's screens that are prerendered; who has a session or has typed before does not see them. */
export function prerenderScreens(
  { build, screens: manifests, words, now }: SiteSources,
  { page, content, tenant }: ScreensOptions,
): PrerenderedScreens {
  const forms = formAddresses(tenant);
  const at = prerenderTimes(tenant, now).prerenderedAt.toISOString();
  const render = ({ id: screen, prerendered }: Manifest, language: string): FirstLook => ({
    html: build.prerenderForm({
      page,
      tenant,
      manifests,
      screen,
      language,
      words: { ...Object.fromEntries(words.get(language) ?? []), ...tenant.words[language] },
      formOf: (name) => formModule(forms[name]),
    }),
    root: { lang: language, dir: directionOf(language) },
    ...(prerendered === 'mailedLink' && { link: tenant.mailLinks.parameters }),
  });
  const offered = assembleScreens(tenant, manifests).filter(
    ({ manifest, state }) => state === 'on' && build.prerenderedScreens.includes(manifest.id),
  );
  const firstLooks: FirstLooks = {
    folder: `/static/prerendered/${hashOf(JSON.stringify([content, page.version, page.base, at]))}`,
    paths: offered.map(({ manifest: { paths } }) => addressOf(page.base, paths)),
  };
  return {
    firstLooks,
    prerenders: new Map(
      offered.flatMap(({ manifest }) =>
        tenant.languages.map((language) => [
          firstLookAddress(firstLooks, addressOf(page.base, manifest.paths), language),
          () => JSON.stringify(render(manifest, language)),
        ]),
      ),
    ),
  };
}
