import { readFileSync } from 'node:fs';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml, pageHeaders, renderPage } from '../page/renderPage.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { signInWords, wishedLanguages } from './signInWords.ts';

const SUBMIT = readFileSync(new URL('./browser/submitForm.js', import.meta.url), 'utf8');

/** The provider asks before it ends a session; this page answers for the visitor. */
export async function renderSigningOut(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { lang, words } = wordsOf(ctx);
  const target = ctx.oidc.session?.state?.postLogoutRedirectUri;
  const formTargets = typeof target === 'string' ? [new URL(target).origin] : [];
  const main = form.replace(
    '</form>',
    `<input type="hidden" name="logout" value="yes"><h1>${words.signingOut}</h1><noscript><button type="submit">${words.signOut}</button></noscript></form>`,
  );
  ctx.body = renderPage({ lang, title: words.signingOut, brand: brandOf(ctx), main, script: SUBMIT });
  ctx.set(pageHeaders({ script: SUBMIT, formTargets }));
}

/** Where a sign-out without a return address ends. */
export async function renderSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  const { lang, words } = wordsOf(ctx);
  const main = `<h1>${words.signedOut}</h1><p class="lead">${words.signedOutLead}</p>`;
  ctx.body = renderPage({ lang, title: words.signedOut, brand: brandOf(ctx), main });
  ctx.set(pageHeaders());
}

/** A request that the provider refuses without being able to send the visitor back. */
export async function renderProblem(ctx: KoaContextWithOIDC, out: { error: string }): Promise<void> {
  ctx.type = 'html';
  ctx.body = problemPage(
    tenantOf(ctx),
    wishedLanguages(ctx.query.ui_locales, ctx.get('accept-language')),
    out.error,
  );
  ctx.set(pageHeaders());
}

/**
 * @param error a code of the protocol, for whoever looks into it; codes hold letters and underscores only
 * @param portal an address of the portal to go on at; none where that would lead back here
 */
export function problemPage(
  tenant: string,
  languages: readonly string[],
  error: string,
  portal?: string,
): string {
  const { lang, words } = signInWords(languages);
  const code = error.replace(/[^a-z_]/g, '');
  const way = portal === undefined ? '' : `<p><a href="${escapeHtml(portal)}">${words.toPortal}</a></p>`;
  const main = `<h1>${words.problemTitle}</h1><p class="lead">${words.problem}</p>${way}<p class="note"><code translate="no">${code}</code></p>`;
  return renderPage({ lang, title: words.problemTitle, brand: countryOf(tenant).brand, main });
}

function wordsOf(ctx: KoaContextWithOIDC): ReturnType<typeof signInWords> {
  return signInWords(wishedLanguages(ctx.query.ui_locales, ctx.get('accept-language')));
}

function brandOf(ctx: KoaContextWithOIDC): string {
  return countryOf(tenantOf(ctx)).brand;
}

function tenantOf(ctx: KoaContextWithOIDC): string {
  return new URL(ctx.oidc.issuer).pathname.split('/')[1] ?? '';
}
