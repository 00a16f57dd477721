/**
 * The look of the sandbox's own pages, self-contained: the same colour roles as the portal's (lightness clamped,
 * so that contrast holds for any brand colour), light and dark, usable at 320 px.
 */
export const PAGE_STYLE = `
:root{color-scheme:light dark;font:16px/1.5 Inter,"Noto Sans",system-ui,-apple-system,"Segoe UI",sans-serif;
--solid:light-dark(oklch(from var(--brand) min(l,.52) c h),oklch(from var(--brand) clamp(.53,l,.54) min(c,.19) h));
--solid-hover:light-dark(oklch(from var(--brand) calc(min(l,.52) - .06) c h),oklch(from var(--brand) calc(clamp(.53,l,.54) - .05) min(c,.19) h));
--brand-ink:light-dark(oklch(from var(--brand) min(l,.47) c h),oklch(from var(--brand) max(l,.8) min(c,.11) h));
--wash:light-dark(oklch(from var(--brand) .972 calc(min(c,.2)*.11) h),oklch(from var(--brand) .26 .03 h));
--canvas:light-dark(oklch(from var(--brand) .965 .01 h),oklch(from var(--brand) .165 .012 h));
--surface:light-dark(#fff,oklch(from var(--brand) .208 .014 h));
--ink:light-dark(oklch(from var(--brand) .23 .028 h),oklch(from var(--brand) .965 .006 h));
--ink-2:light-dark(oklch(from var(--brand) .425 .024 h),oklch(from var(--brand) .8 .012 h));
--line:light-dark(oklch(from var(--brand) .915 .01 h),oklch(from var(--brand) .305 .016 h));
--line-control:light-dark(oklch(from var(--brand) .6 .02 h),oklch(from var(--brand) .6 .02 h));
--bad:light-dark(oklch(.5 .19 25),oklch(.79 .12 22));
--bad-wash:light-dark(oklch(.965 .02 20),oklch(.275 .055 20));
--focus:light-dark(oklch(from var(--brand) min(l,.5) c h),oklch(from var(--brand) .85 .1 h))}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:clamp(1rem,4vw,3rem);background:
radial-gradient(circle at 0 0,var(--wash) 0 min(38vw,22rem),transparent calc(min(38vw,22rem) + 1px)),
radial-gradient(circle at 100% 100%,var(--wash) 0 min(46vw,28rem),transparent calc(min(46vw,28rem) + 1px)),var(--canvas);
color:var(--ink);-webkit-text-size-adjust:100%}
.panel{width:100%;max-width:26.5rem;background:var(--surface);border:1px solid var(--line);border-radius:1.75rem;padding:clamp(1.5rem,6vw,2.5rem);box-shadow:0 1px 2px light-dark(rgb(20 30 60/.06),rgb(0 0 0/.4)),0 24px 56px -16px light-dark(rgb(20 30 60/.16),rgb(0 0 0/.6))}
.panel.wide{max-width:48rem;align-self:start}
.word{display:flex;align-items:center;gap:.5rem;margin:0 0 2rem;font-weight:700;font-size:1.25rem;letter-spacing:-.03em}
.mark{width:1.75rem;height:1.75rem;fill:var(--solid)}.mark .soft{opacity:.42}
h1{font-size:clamp(1.625rem,1.4rem + 1.2vw,2rem);line-height:1.15;letter-spacing:-.024em;font-weight:700;margin:0 0 .5rem}
h2{font-size:1.0625rem;margin:0}
p{margin:0 0 1rem}.lead{color:var(--ink-2);margin-bottom:1.75rem;text-wrap:balance}
label{display:block;font-weight:600;font-size:.9375rem;margin:0 0 .375rem}
input{display:block;width:100%;min-height:3.25rem;margin:0 0 1.25rem;padding:.75rem 1rem;font:inherit;color:inherit;background:var(--surface);border:1.5px solid var(--line-control);border-radius:.875rem}
input[aria-invalid=true]{border-color:var(--bad)}
button{width:100%;min-height:3.25rem;margin-top:.25rem;padding:.75rem 1.5rem;border:0;border-radius:999px;background:var(--solid);color:#fff;font:inherit;font-weight:650;cursor:pointer}
button:hover{background:var(--solid-hover)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.error{display:flex;gap:.625rem;margin:0 0 1.25rem;padding:.875rem 1rem;border-radius:.875rem;background:var(--bad-wash);color:var(--bad);font-weight:550}
.error svg{flex:none;width:1.25rem;height:1.25rem;margin-top:.125rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
[role=alert]:empty{display:none}
.note{margin:1.75rem 0 0;padding-top:1.25rem;border-top:1px solid var(--line);font-size:.875rem;color:var(--ink-2)}
.note code{font:600 .8125rem/1.6 ui-monospace,"Noto Sans Mono","DejaVu Sans Mono",monospace;color:var(--ink);overflow-wrap:anywhere}
a{color:var(--brand-ink);overflow-wrap:anywhere}
.mails{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
.mails li{border:1px solid var(--line);border-radius:1rem;padding:1rem 1.25rem}
.meta{font-size:.875rem;color:var(--ink-2);margin:0 0 .5rem;overflow-wrap:anywhere}
.mails pre{margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
@media (prefers-reduced-motion:no-preference){button{transition:background-color .12s}}
@media (forced-colors:active){button,input,.panel{border:1px solid}}
`;
