import { createHash } from 'node:crypto';
import type { BuiltInWords, WordsFile } from '../../compiler/builtInWords.ts';
import { formAddresses, formModule } from '../../compiler/compileForms.ts';
import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import { linkTo } from '../../runtime/assemble/linkTo.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { PageData, PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';
import { laterAddress, type WordsPart, wordsOfPart } from '../../runtime/tenant/wordsParts.ts';
import type { FormName } from '../../schemas/forms.gen.ts';
import type { Build } from '../build/loadBuild.ts';
import { prerenderTimes } from './prerenderTimes.ts';
import { type RenderedPage, renderDocument } from './renderDocument.ts';
import { summariseTenant } from './tenantSummary.ts';
import { createTextOf, FALLBACK_LANGUAGE } from './textOf.ts';

export interface SiteOptions {
  readonly build: Build;
  readonly tenants: readonly PublicTenant[];
  /** Words files by language. */
  readonly languages: ReadonlyMap<string, WordsFile>;
  readonly screens: readonly Manifest[];
  readonly now: Date;
}

/** A tenant as it is published: immutable, and named by the hash of its content (decision 009). */
export interface PublishedTenant {
  readonly version: string;
  /** By name: `index.html` and `<language>/index.html` are home, `shell.html` is every other address. */
  readonly pages: ReadonlyMap<string, RenderedPage>;
  /** What renders the first look of a screen as JSON, by the address that its pages name. Takes some 10 ms at first. */
  readonly prerenders: ReadonlyMap<string, () => string>;
}

/** Every page and words file that a set of tenants makes: pure, so the host serves and the build writes the same. */
export interface Site {
  /** @param base path prefix without a trailing slash: `/xx`, or empty on a single-tenant host */
  publish(tenant: PublicTenant, base: string): PublishedTenant;
  /** The switcher, which is not-found as well: pages that belong to no tenant. */
  portalPage(): RenderedPage;
  /** Addresses of both parts of the words, by language. */
  readonly wordsAddresses: ReadonlyMap<string, readonly string[]>;
  /** Words as JSON, by address. */
  readonly wordsFiles: ReadonlyMap<string, string>;
}

/** The page of every address but the home pages: it holds no content of any. */
export const SHELL = 'shell.html';

/** Name of the home page in a language. */
export function homePageName(language: string, { languages }: Pick<PublicTenant, 'languages'>): string {
  return language === languages[0] ? 'index.html' : `${language}/index.html`;
}

/** Stands for the version in pages while their hash is not known; of its length, and in no other text. */
const VERSION_PLACE = '@version-of-this';

export function createSite({ build, tenants, languages, screens, now }: SiteOptions): Site {
  const words: BuiltInWords = new Map([...languages].map(([language, file]) => [language, file.words]));
  const addresses = new Map(
    [...languages].map(([language, { json }]) => [language, wordsAddress(language, json)]),
  );
  const { version, hash, programs, inline } = build.info;
  const startOf = (name: keyof typeof inline) => ({ program: programs[name], boot: inline[name] });

  /** What every page of a tenant, or of none, says. */
  function pageData(tenant: PublicTenant | null, base: string, language: string): PageData {
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
      preloads: {},
      prerenderedScreens: {},
      tenants: [],
    };
  }

  /** By the path of each screen that people come to from outside. */
  function preloadsOf(tenant: PublicTenant, base: string): PageData['preloads'] {
    const forms = formAddresses(tenant);
    const later = laterAddress(addresses.get(tenant.languages[0]) ?? '');
    return Object.fromEntries(
      assembleScreens(tenant, screens).flatMap(({ manifest: { paths, preload, words: needed } }) => {
        if (!preload) return [];
        const loaded = preload.flatMap((id) => screens.find((each) => each.id === id) ?? []);
        const scripts = [
          ...preload.flatMap((id) => build.info.screens[id] ?? []),
          ...loaded.flatMap((screen) => formsOf(screen).map((form) => forms[form])),
        ];
        return [[addressOf(base, paths), [...new Set(scripts), ...(needed === 'first' ? [] : [later])]]];
      }),
    );
  }

  /** The shell's screens that are prerendered; who has a session or has typed before does not see them. */
  function prerenderScreens(
    page: PageData,
    tenant: PublicTenant,
  ): Pick<PublishedTenant, 'prerenders'> & Pick<PageData, 'prerenderedScreens'> {
    const forms = formAddresses(tenant);
    const prerenders = new Map<string, () => string>();
    const at = prerenderTimes(tenant, now).prerenderedAt.toISOString();
    const prerenderedIn = (language: string, screen: ScreenId) => {
      const sources = [hash, screen, language, addresses.get(language), at, page];
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

  function home(tenant: PublicTenant, base: string, language: string): RenderedPage {
    const page = pageData(tenant, base, language);
    const home = homePageName(language, tenant).replace('index.html', '');
    const own = { ...tenant.words[language] };
    const prerendered = {
      path: `${base}/${home}`,
      at: prerenderTimes(tenant, now).prerenderedAt.toISOString(),
      application: programs.application.entry,
      styles: programs.application.styles ?? '',
      screens: { ...pathsOf(tenant, screens), home },
      words: { ...Object.fromEntries(words.get(language) ?? []), ...own },
    };
    const rendered = build.prerenderHome(page, tenant, prerendered);
    return renderDocument({
      page: { ...page, prerendered: { ...prerendered, words: rendered.words, screens: rendered.screens } },
      ...startOf('home'),
      inlineStyles: build.homeStyles,
      content: rendered.html,
      words,
      all: tenants,
    });
  }

  return {
    publish(tenant, base) {
      const plain = pageData(tenant, base, tenant.languages[0]);
      const { prerenders, prerenderedScreens } = prerenderScreens(plain, tenant);
      const shell = renderDocument({
        page: { ...plain, preloads: preloadsOf(tenant, base), prerenderedScreens },
        ...startOf('main'),
        inlineStyles: null,
        content: null,
        words,
        all: tenants,
      });
      const pages = [
        ...tenant.languages.map(
          (language) => [homePageName(language, tenant), home(tenant, base, language)] as const,
        ),
        [SHELL, shell] as const,
      ];
      const content = pages.map(([name, { html, policies }]) => [name, html, policies]);
      const own = hashOf(JSON.stringify(content));
      return {
        version: own,
        prerenders,
        pages: new Map(
          pages.map(([name, page]) => [name, { ...page, html: page.html.replace(VERSION_PLACE, own) }]),
        ),
      };
    },
    portalPage() {
      return renderDocument({
        page: {
          ...pageData(null, '', FALLBACK_LANGUAGE),
          tenants: tenants.map((tenant) => summariseTenant(tenant, words)),
        },
        ...startOf('switcher'),
        inlineStyles: null,
        content: null,
        words,
        all: tenants,
      });
    },
    wordsAddresses: new Map(
      [...addresses].map(([language, first]) => [language, [first, laterAddress(first)]]),
    ),
    wordsFiles: new Map(
      [...languages].flatMap(([language, { json }]) => {
        const first = addresses.get(language) ?? '';
        const all = JSON.parse(json) as object;
        const partOf = (part: WordsPart) => JSON.stringify(wordsOfPart(all, part));
        return [
          [first, partOf('first')],
          [laterAddress(first), partOf('later')],
        ] as const;
      }),
    ),
  };
}

function formsOf({ forms = {} }: Manifest): FormName[] {
  return Object.keys(forms) as FormName[];
}

/** The path of a screen as browsers have it. */
function addressOf(base: string, [path]: Manifest['paths']): string {
  return `${base}/${path.replace(/\/\*$/, '')}`;
}

/** Where the screens of a tenant stand that need nothing to be named: what a home page can link to. */
function pathsOf(tenant: PublicTenant, screens: readonly Manifest[]): Record<string, string> {
  const offered = assembleScreens(tenant, screens).map(({ manifest }) => manifest);
  const plain = offered.filter(({ paths: [path] }) => !path.includes(':'));
  return Object.fromEntries(plain.map(({ id }) => [id, linkTo('', plain, id).slice(1)]));
}

/** The name changes with the content of both parts, so both can be kept for ever (threat T4). */
function wordsAddress(language: string, json: string): string {
  return `/static/words/${language}-${hashOf(json)}.json`;
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
