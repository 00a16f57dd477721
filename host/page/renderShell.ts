import type { BuiltInWords } from '../../compiler/builtInWords.ts';
import { PAGE_DATA_ID, type PageData, type PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { BuildInfo } from '../build/buildInfo.ts';
import { bootScript, LOADER_ID, STARTUP_ERROR_ID } from './bootScript.ts';
import { brandMark, faviconAddress, themeColour } from './brandMark.ts';
import { contentPolicies } from './contentPolicy.ts';
import { escapeHtml, toJsonBlock } from './escapeHtml.ts';
import { NO_ORIGINS, policyOrigins } from './policyOrigins.ts';
import { shellCss } from './shellCss.ts';
import { createTextOf, FALLBACK_LANGUAGE, type TextOf } from './textOf.ts';

export interface ShellOptions {
  readonly page: PageData;
  readonly build: BuildInfo;
  readonly words: BuiltInWords;
  /** Every tenant, for the switcher's colours. */
  readonly all: readonly PublicTenant[];
}

export interface RenderedPage {
  readonly html: string;
  /** The two values of `content-security-policy`. */
  readonly policies: readonly [string, string];
}

/** The page that starts the runtime: the same for every address below a tenant, so it holds no content of one. */
export function renderShell({ page, build, words, all }: ShellOptions): RenderedPage {
  const { tenant, language } = page;
  const text = createTextOf(words, language, tenant);
  const theme = tenant?.theme ?? null;
  const style = shellCss(tenant, all);
  const boot = bootScript(build.entry);
  const preload = page.words[language];
  const html = `<!doctype html>
<html lang="${language}" data-tenant="${tenant?.code ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titleOf(tenant, text))}</title>
<meta name="description" content="${escapeHtml(text('home.lead'))}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${themeColour(theme)}">
<link rel="icon" type="image/svg+xml" href="${faviconAddress(theme)}">
${build.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${style}</style>
${[build.entry, ...build.imports].map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${preload ? `<link rel="preload" as="fetch" crossorigin href="${preload}">` : ''}
</head>
<body>
<div id="root"><div id="${LOADER_ID}">${brandMark(theme)}<div></div><p role="status">${escapeHtml(text('common.loading'))}</p></div></div>
${startupError(text, words, language, brandMark(theme))}
<noscript><p>${escapeHtml(text('common.noScript') || text('startupError.title'))}</p></noscript>
<script type="application/json" id="${PAGE_DATA_ID}">${toJsonBlock(page)}</script>
<script>${boot}</script>
</body>
</html>
`;
  return {
    html,
    policies: contentPolicies({
      boot,
      style,
      origins: tenant ? policyOrigins(tenant.connection) : NO_ORIGINS,
    }),
  };
}

function titleOf(tenant: PublicTenant | null, text: TextOf): string {
  if (!tenant) return text('switcher.question');
  return text('tabTitle', { page: text('screens.home'), brand: tenant.theme.brandName });
}

/** In the page's language, and in English for whoever does not read it. No script: it must work when none does. */
function startupError(text: TextOf, words: BuiltInWords, language: string, mark: string): string {
  const english = createTextOf(words, FALLBACK_LANGUAGE, null)('startupError.text');
  const second =
    language === FALLBACK_LANGUAGE ? '' : `<p lang="${FALLBACK_LANGUAGE}">${escapeHtml(english)}</p>`;
  return `<section id="${STARTUP_ERROR_ID}" role="alert" hidden>${mark}<h1>${escapeHtml(text('startupError.title'))}</h1><p>${escapeHtml(text('startupError.text'))}</p>${second}<p><a href="">${escapeHtml(text('startupError.button'))}</a></p></section>`;
}
