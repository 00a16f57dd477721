import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import { linkTo } from '../../runtime/assemble/linkTo.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { directionOf } from '../../runtime/tenant/directionOf.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { laterAddress } from '../../runtime/tenant/wordsParts.ts';
import { homeData } from './homeData.ts';
import { pageData } from './pageData.ts';
import { prerenderTimes } from './prerenderTimes.ts';
import { type RenderedPage, renderDocument } from './renderDocument.ts';
import { type SiteSources, startOf } from './siteSources.ts';
import { stylesFor } from './stylesFor.ts';

/** Name of the home page in a language. */
export function homePageName(language: string, { languages }: Pick<PublicTenant, 'languages'>): string {
  return language === languages[0] ? 'index.html' : `${language}/index.html`;
}

/** Whether a tenant offers a screen that is published as a page. */
export function hasHomePage({ screens }: SiteSources, tenant: PublicTenant): boolean {
  return assembleScreens(tenant, screens).some(({ manifest }) => manifest.prerendered === 'page');
}

export interface HomePageOptions {
  readonly base: string;
  readonly language: string;
  /** Address of the data that the home pages of all languages have alike. */
  readonly data: string;
}

/** The home page of a tenant in one language, rendered. */
export function renderHomePage(
  sources: SiteSources,
  tenant: PublicTenant,
  { base, language, data }: HomePageOptions,
): RenderedPage {
  const { build, screens, words, addresses, now } = sources;
  const { application } = build.info.programs;
  const home = homePageName(language, tenant).replace('index.html', '');
  const { id } = screens.find(({ prerendered }) => prerendered === 'page') ?? {};
  if (!id) throw new Error('No screen is published as a page.');
  const { prerenderedAt, prerenderAgainAt } = prerenderTimes(tenant, now);
  const plain = pageData(sources, tenant, base, language);
  const prerendered = {
    path: `${base}/${home}`,
    screen: id,
    at: prerenderedAt.toISOString(),
    until: prerenderAgainAt.toISOString(),
    application: application.entry,
    styles: [...(application.styles ? [application.styles] : []), ...(build.info.styles[id] ?? [])],
    data,
    preloads: [
      ...application.imports,
      ...(build.info.screens[id] ?? []),
      ...[addresses.get(language) ?? ''].flatMap((first) => [first, laterAddress(first)]),
    ],
  };
  const page = { ...plain, prerendered };
  const { html, waiting } = build.prerenderHome(page, tenant, {
    screens: { ...pathsOf(tenant, screens), home },
    words: { ...Object.fromEntries(words.get(language) ?? []), ...tenant.words[language] },
  });
  return renderDocument({
    page,
    data: homeData(plain, tenant, prerendered),
    ...startOf(sources, 'home'),
    inlineStyles: stylesFor(html + waiting, build.homeStyles[directionOf(language)]),
    content: html,
    waiting,
    words,
    languages: sources.languages,
    preview: sources.preview,
  });
}

/** Where the screens of a tenant stand that need nothing to be named: what a home page can link to. */
function pathsOf(tenant: PublicTenant, screens: readonly Manifest[]): Record<string, string> {
  const offered = assembleScreens(tenant, screens).map(({ manifest }) => manifest);
  const plain = offered.filter(({ paths: [path] }) => !path.includes(':'));
  return Object.fromEntries(plain.map(({ id }) => [id, linkTo('', plain, id).slice(1)]));
}
