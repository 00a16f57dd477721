import type { BuiltInWords, WordsFile } from '../../compiler/builtInWords.ts';
import { directionOf } from '../../runtime/tenant/directionOf.ts';
import {
  type HomeData,
  PAGE_DATA_ID,
  type PageData,
  type PublicTenant,
} from '../../runtime/tenant/pageData.ts';
import {
  DRAFT_ID,
  HELD_MEDIA,
  LOADER_ID,
  ROOT_ID,
  STARTUP_ERROR_ID,
  WAITING_ID,
} from '../../runtime/tenant/pageMarks.ts';
import { STYLES_ID } from '../../runtime/tenant/preloadLink.ts';
import type { Translate } from '../../runtime/tenant/wordsKeys.ts';
import type { Program } from '../build/buildInfo.ts';
import { appIcons } from './appIcons.ts';
import { brandMark, faviconAddress, themeColour } from './brandMark.ts';
import { contentPolicies, type PreviewPage } from './contentPolicy.ts';
import { escapeHtml, toJsonBlock } from './escapeHtml.ts';
import { languageNotes } from './languageNotes.ts';
import { draftCss, loaderCss, themesCss } from './pageCss.ts';
import { NO_ORIGINS, policyOrigins } from './policyOrigins.ts';
import type { TenantList } from './siteSources.ts';
import { createTextOf, FALLBACK_LANGUAGE } from './textOf.ts';
import { MANIFEST } from './webManifest.ts';
import { withoutUnread } from './withoutUnread.ts';

export interface DocumentOptions {
  readonly page: PageData;
  /** What of it stands in the page, where that is not all. */
  readonly data?: HomeData;
  readonly program: Program;
  /** The script in the page that starts the program. */
  readonly boot: string;
  /** Styles that stand in the page itself; null links the program's. */
  readonly inlineStyles: string | null;
  /** What is prerendered; null shows a loader until the program renders. */
  readonly content: string | null;
  /** What a prerendered page shows while somebody waits for its program. */
  readonly waiting?: string;
  readonly words: BuiltInWords;
  /** Words files by language: what they borrow is told where somebody works on them. */
  readonly languages: ReadonlyMap<string, WordsFile>;
  /** Every tenant, for the switcher's colours; needed where the page is of no tenant. */
  readonly all?: TenantList;
  readonly preview?: PreviewPage | undefined;
}

/** A page, or what else has an address of its own below a tenant and changes with its version. */
export interface RenderedPage {
  readonly text: string;
  /** Media type of what is no HTML. */
  readonly type?: string;
  /** The values of `content-security-policy`: two of a page, one of what is none. */
  readonly policies: readonly [string, ...string[]];
}

/** The document around what is prerendered, or around the loader of what a program will render. The same bytes for everyone. */
export function renderDocument(options: DocumentOptions): RenderedPage {
  const { page, program, boot, inlineStyles, content, waiting, words, all = [], preview } = options;
  const { tenant, language } = page;
  const text = createTextOf(words, language, tenant);
  const theme = tenant?.theme ?? null;
  const isPrerendered = content !== null;
  const drafts = tenant?.draftLanguages ?? [];
  const notes = tenant ? languageNotes(tenant, options) : [];
  const isDraft = tenant?.isDraft || drafts.includes(language);
  // What is not said is "from left to right": most pages carry nothing about it.
  const isTurned = directionOf(language) === 'rtl';
  const own = [
    themesCss(tenant ? [tenant] : all),
    isPrerendered ? null : loaderCss,
    tenant?.isDraft || notes.length > 0 ? draftCss(notes.map((note) => note.language)) : null,
  ]
    .filter(Boolean)
    .join('\n');
  const shown = `${own}${content ?? ''}${waiting ?? ''}`;
  const style = inlineStyles ? `${withoutUnread(inlineStyles, shown)}\n${own}` : own;
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">${toJsonBlock(options.data ?? page)}</script>`;
  const start = `<script>${boot}</script>`;
  const preloads = [program.entry, ...program.imports].map(
    (href) => `<link rel="modulepreload"${isPrerendered ? '' : ` media="${HELD_MEDIA}"`} href="${href}">`,
  );
  const preload = isPrerendered ? undefined : page.words[language];
  const stylesheet = inlineStyles === null ? program.styles : null;
  const lines = [
    `<!doctype html>\n<html lang="${language}"${isTurned ? ' dir="rtl"' : ''} data-tenant="${tenant?.code ?? ''}">\n<head>`,
    '<meta charset="utf-8">',
    preview && `<script>${preview.script}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(titleOf(tenant, text))}</title>`,
    // Of the other pages search engines take what stands on them.
    isPrerendered && `<meta name="description" content="${escapeHtml(text('home.lead'))}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${themeColour(theme)}">`,
    isDraft && '<meta name="robots" content="noindex">',
    `<link rel="icon" type="image/svg+xml" href="${faviconAddress(theme)}">`,
    ...(tenant ? homeScreenLinks(page, tenant) : []),
    ...(isPrerendered && tenant ? alternates(page, tenant) : []),
    // What no program has to render first comes before what it would wait for.
    ...(isPrerendered ? [] : [...preloads, data, start]),
    stylesheet && `<link id="${STYLES_ID}" rel="stylesheet" href="${stylesheet}">`,
    `<style>${style}</style>`,
    ...(isPrerendered ? preloads : []),
    preload && `<link rel="preload" as="fetch" crossorigin href="${preload}">`,
    '</head>\n<body>',
    tenant?.isDraft &&
      `<p id="${DRAFT_ID}" role="note" lang="${language}">${escapeHtml(text('draftTenant.notice'))}</p>`,
    ...notes.map(({ html }) => html),
    `<div id="${ROOT_ID}">${content ?? loader(text, theme)}</div>`,
    waiting && `<template id="${WAITING_ID}">${waiting}</template>`,
    isPrerendered ? null : startupError(text, words, language, brandMark(theme)),
    `<noscript><p>${escapeHtml(text('common.noScript') || text('startupError.title'))}</p></noscript>`,
    ...(isPrerendered ? [data, start] : []),
    '</body>\n</html>\n',
  ];
  return {
    text: lines.filter(Boolean).join('\n'),
    policies: contentPolicies({
      boot,
      style,
      origins: tenant ? policyOrigins(tenant.connection) : NO_ORIGINS,
      preview,
    }),
  };
}

function titleOf(tenant: PublicTenant | null, text: Translate): string {
  if (!tenant) return text('switcher.question');
  return text('tabTitle', { page: text('screens.home'), brand: tenant.theme.brandName });
}

/** What a home screen is told of the tenant, and its icon for browsers that take none from there. */
function homeScreenLinks({ base }: PageData, { theme }: PublicTenant): string[] {
  return [
    `<link rel="manifest" href="${base}/${MANIFEST}">`,
    `<link rel="apple-touch-icon" href="${appIcons(theme).touchIcon}">`,
  ];
}

/** The same page in the tenant's other languages. */
function alternates({ base }: PageData, { languages: [main, ...others] }: PublicTenant): string[] {
  const link = (language: string, path: string) =>
    `<link rel="alternate" hreflang="${language}" href="${base}/${path}">`;
  return [link(main, ''), ...others.map((language) => link(language, `${language}/`))];
}

function loader(text: Translate, theme: PublicTenant['theme'] | null): string {
  const label = escapeHtml(text('common.loading'));
  return `<div id="${LOADER_ID}">${brandMark(theme)}<div></div><p role="status">${label}</p></div>`;
}

/**
 * In the page's language, and in English for whoever does not read it. No script: it must work when none does. The reference
 * is there once the host was told (LOV-60); it is no reason to say the error again (WCAG 4.1.3).
 */
function startupError(text: Translate, words: BuiltInWords, language: string, mark: string): string {
  const english = createTextOf(words, FALLBACK_LANGUAGE, null)('startupError.text');
  const second =
    language === FALLBACK_LANGUAGE
      ? ''
      : `<p lang="${FALLBACK_LANGUAGE}"${directionOf(language) === 'rtl' ? ' dir="ltr"' : ''}>${escapeHtml(english)}</p>`;
  const [before, after] = text('common.reference', { id: '\n' }).split('\n').map(escapeHtml);
  const parts = [
    `${mark}<h1>${escapeHtml(text('startupError.title'))}</h1><p>${escapeHtml(text('startupError.text'))}</p>${second}`,
    `<p><a href="">${escapeHtml(text('startupError.button'))}</a></p>`,
    `<p aria-live="off">${before}<bdi></bdi>${after}</p>`,
  ];
  // A role and no element: what looks for the page's own main part does not find this one, which is there before.
  return `<div id="${STARTUP_ERROR_ID}" role="main" hidden><div role="alert">${parts.join('')}</div></div>`;
}
