import { escapeHtml, renderPage } from '../page/renderPage.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { SEED_PASSWORD } from '../seeds/seedPassword.ts';
import { signInWords } from './signInWords.ts';

export interface SignInView {
  readonly tenant: string;
  readonly languages: readonly string[];
  /** What was typed, kept after a refusal. */
  readonly username?: string;
  readonly refusal?: 'wrong' | 'unverified';
}

const ICON =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7.5v5.5M12 16.5v.01"/></svg>';

/** The sign-in form: inputs `username` and `password`, one button. WCAG 2.2 AA. */
export function renderSignIn({ tenant, languages, username = '', refusal }: SignInView): string {
  const { lang, words } = signInWords(languages);
  const invalid = refusal === 'wrong' ? ' aria-invalid="true" aria-describedby="refusal"' : '';
  const message = refusal ? `<p class="error" id="refusal">${ICON}<span>${words[refusal]}</span></p>` : '';
  // After a refusal the password is what is typed next (WCAG 3.3.7 keeps the address).
  const [focusName, focusPassword] = username === '' ? [' autofocus', ''] : ['', ' autofocus'];
  return renderPage({
    lang,
    title: `${words.title} | Sorvia`,
    brand: countryOf(tenant).brand,
    main: `<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<div role="alert" aria-live="assertive">${message}</div>
<form method="post">
<label for="username">${words.email}</label>
<input id="username" name="username" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="100" value="${escapeHtml(username)}"${invalid}${focusName}>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256"${invalid}${focusPassword}>
<button type="submit">${words.submit}</button>
</form>
<p class="note">${words.demo}<br>${words.tryWith} <code translate="no">ana@${escapeHtml(tenant)}.example</code>, <code translate="no">${SEED_PASSWORD}</code></p>`,
  });
}
