import type { Card } from '../gateway/cards.ts';
import { escapeHtml, renderPage } from '../page/renderPage.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { readCardNumber, readSecurityCode } from './cardSecrets.ts';
import { pageWords } from './pageWords.ts';

/** Framed by a portal, so no more margin than it takes. */
const STYLE = `
.word{margin-bottom:1.25rem}
.pin{display:flex;justify-content:center;gap:.5rem;margin:0 0 1.5rem;padding:0;list-style:none}
.pin li{flex:0 1 3.5rem;padding:.75rem 0;border-radius:.875rem;background:var(--wash);color:var(--brand-ink);font-size:2rem;font-weight:700;line-height:1.2;text-align:center;font-variant-numeric:tabular-nums}
.face{margin:1.25rem 0;padding:1.25rem;border-radius:1.25rem;background:linear-gradient(135deg,var(--solid),var(--solid-hover));color:#fff;font-variant-numeric:tabular-nums;forced-color-adjust:none}
.face dl{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.face .wide{grid-column:1/-1}
.face dt{font-size:.8125rem}
.face dd{margin:0;font-weight:650;overflow-wrap:anywhere}
.face .number{font-size:clamp(1rem,.55rem + 2.4vw,1.375rem)}
.done{width:3rem;height:3rem;margin:0 0 1rem;fill:none;stroke:var(--brand-ink);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
`;

export interface CardView {
  readonly tenant: string;
  readonly lang: string;
  readonly card: Card;
}

/** Shows the PIN, a digit a box. */
export function renderPin(view: CardView, pin: string): string {
  const words = pageWords(view.lang);
  const boxes = Array.from(pin, (digit) => `<li>${digit}</li>`).join('');
  return cardPage(
    view,
    words.revealTitle,
    `${heading(view, words.revealTitle)}<ol class="pin" translate="no">${boxes}</ol><p class="note">${words.keepSecret}</p>`,
  );
}

/** @param problem what is wrong with the PINs that were typed, if anything */
export function renderPinForm(
  view: CardView,
  action: string,
  problem?: 'wrongPin' | 'differentPins',
): string {
  const words = pageWords(view.lang);
  const invalid = problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const input = (name: string, label: string): string =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="password" inputmode="numeric" autocomplete="off" maxlength="4" required${invalid}>`;
  const message = problem ? `<p class="error" id="problem">${words[problem]}</p>` : '';
  return cardPage(
    view,
    words.changeTitle,
    `${heading(view, words.changeTitle)}<div role="alert">${message}</div><form method="post" action="${escapeHtml(action)}">${input('pin', words.newPin)}${input('repeat', words.repeatPin)}<button type="submit">${words.save}</button></form><p class="note">${words.keepSecret}</p>`,
  );
}

/** Asks once more before the card becomes active. */
export function renderActivation(view: CardView, action: string): string {
  const words = pageWords(view.lang);
  return cardPage(
    view,
    words.activateTitle,
    `${heading(view, words.activateTitle)}<p>${words.activateText}</p><form method="post" action="${escapeHtml(action)}"><button type="submit">${words.activate}</button></form>`,
  );
}

/** Shows what stands on the card. */
export function renderCardFace(view: CardView): string {
  const words = pageWords(view.lang);
  const { card } = view;
  const number = readCardNumber(card).replace(/\d{4}(?=\d)/g, '$& ');
  const entry = (label: string, value: string, kind = ''): string =>
    `<div class="${kind}"><dt>${label}</dt><dd class="${kind === 'wide' ? 'number' : ''}">${escapeHtml(value)}</dd></div>`;
  const [year = '', month = ''] = card.expiry_date.split('-');
  const facts = [
    entry(words.number, number, 'wide'),
    entry(words.validUntil, `${month}/${year}`),
    entry(words.securityCode, readSecurityCode(card)),
    `<div class="wide"><dt>${words.holder}</dt><dd>${escapeHtml(card.holder_name ?? '')}</dd></div>`,
  ];
  return cardPage(
    view,
    words.cardTitle,
    `<h1>${words.cardTitle}</h1><div class="face" translate="no"><dl>${facts.join('')}</dl></div><p class="note">${words.useWithCare}</p>`,
  );
}

/** What was asked for is done. */
export function renderDone(view: CardView, done: 'pinChanged' | 'activated'): string {
  const words = pageWords(view.lang);
  return cardPage(
    view,
    words[done],
    `<svg class="done" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="m7.5 12.5 3 3 6-7"/></svg><h1>${words[done]}</h1><p class="lead" role="status">${words.goBack}</p>`,
  );
}

/** An address that was used, has run out, or never was. */
export function renderExpired(tenant: string, lang: string): string {
  const words = pageWords(lang);
  return cardPage(
    { tenant, lang },
    words.expiredTitle,
    `<h1>${words.expiredTitle}</h1><p class="lead">${words.expired}</p>`,
  );
}

function heading({ lang, card }: CardView, title: string): string {
  return `<h1>${title}</h1><p class="lead">${pageWords(lang).cardEnding(card.pan_last_digits)}</p>`;
}

function cardPage({ tenant, lang }: Omit<CardView, 'card'>, title: string, main: string): string {
  return renderPage({
    lang,
    title: `${title} | Sorvia`,
    brand: countryOf(tenant).brand,
    main,
    style: STYLE,
  });
}
