import { createHash } from 'node:crypto';
import { PAGE_STYLE } from './pageStyle.ts';

/** Origins of portals on this machine, on whatever port. */
const LOOPBACK = 'http://localhost:* http://127.0.0.1:* http://*.localhost:*';

/** Text made safe to stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface Page {
  readonly lang: string;
  readonly title: string;
  /** Brand colour, six-digit hex. */
  readonly brand: string;
  /** HTML, already escaped. */
  readonly main: string;
  /** The one inline script that the page may hold. */
  readonly script?: string;
  readonly isWide?: boolean;
  /** Rules that only this page needs. */
  readonly style?: string;
}

/** A whole page in the sandbox's own look: one panel on a calm canvas. */
export function renderPage({ lang, title, brand, main, script, isWide, style }: Page): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
<style>:root{--brand:${escapeHtml(brand)}}${style ?? ''}</style>
</head>
<body>
<main class="${isWide ? 'panel wide' : 'panel'}">
<p class="word" translate="no"><svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M0 12A12 12 0 0 1 12 0v12z"/><path d="M12 0a12 12 0 0 1 12 12H12z" class="soft"/><path d="M12 24A12 12 0 0 1 0 12h12z" class="soft"/><path d="M24 12a12 12 0 0 1-12 12V12z"/></svg>sorvia</p>
${main}
</main>
${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>
`;
}

/**
 * Security headers of a page.
 *
 * @param options.script the inline script that may run
 * @param options.formTargets origins that the page's form may lead to, by redirects too
 * @param options.isFramed whether portals on this machine may show the page in a frame
 */
export function pageHeaders(
  options: { script?: string; formTargets?: string[]; isFramed?: boolean } = {},
): Record<string, string> {
  const scripts = options.script === undefined ? "'none'" : `'sha256-${hashOf(options.script)}'`;
  const targets = ["'self'", ...(options.formTargets ?? [])].join(' ');
  return {
    'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${scripts}; form-action ${targets}; base-uri 'none'; frame-ancestors ${options.isFramed ? LOOPBACK : "'none'"}`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
