import { DRAFT_ID, LOADER_ID, STARTUP_ERROR_ID } from '../../runtime/tenant/pageMarks.ts';
import { themeCss } from '../../runtime/theme/themeCss.ts';
import type { TenantList } from './siteSources.ts';

/** What stands on the page before, or without, a program's own stylesheet. Still under reduced motion (WCAG 2.3.3). */
export const loaderCss = `
#${LOADER_ID}{min-height:90vh;display:grid;place-content:center;justify-items:center;gap:20px}
#${LOADER_ID} svg{width:44px;height:44px}
#${LOADER_ID} div{width:88px;height:3px;border-radius:3px;overflow:hidden;direction:ltr;background:#8883}
#${LOADER_ID} div::after{content:"";display:block;width:40%;height:100%;border-radius:3px;background:var(--brand,#46506B);animation:loader 1.2s ease-in-out infinite alternate}
#${LOADER_ID} p{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@keyframes loader{to{transform:translateX(150%)}}
@media (prefers-reduced-motion:reduce){#${LOADER_ID} div::after{animation:none;width:100%}}
#${STARTUP_ERROR_ID}:not([hidden]){position:fixed;inset:0;overflow:auto;display:grid;align-content:center;justify-content:center;grid-template-columns:minmax(0,34rem);padding:24px;background:var(--canvas,Canvas);color:var(--ink,CanvasText);font:1rem/1.5 system-ui,sans-serif}
#${STARTUP_ERROR_ID} [role=alert]{display:grid;justify-items:start;gap:16px}
#${STARTUP_ERROR_ID} svg{width:44px;height:44px}
#${STARTUP_ERROR_ID} h1,#${STARTUP_ERROR_ID} p{margin:0}
#${STARTUP_ERROR_ID} h1{font-size:1.75rem;line-height:1.2}
#${STARTUP_ERROR_ID} a{display:inline-block;padding:14px 20px;border-radius:14px;background:var(--brand-solid,#2b3346);color:var(--on-brand,#fff);text-decoration:none}
#${STARTUP_ERROR_ID} a:focus-visible{outline:3px solid;outline-offset:2px}
#${STARTUP_ERROR_ID} p:has(bdi:empty){display:none}
#${STARTUP_ERROR_ID} bdi{-webkit-user-select:all;user-select:all}`;

/**
 * What says on each page of a draft that it is one, and on each page in a language that is a draft.
 * @param languages those that are drafts
 */
export function draftCss(languages: readonly string[]): string {
  const others = languages.map(
    (language) => `\nhtml:not([lang="${language}"]) .${DRAFT_ID}[lang="${language}"]{display:none}`,
  );
  return `${DRAFT_NOTE}${others.join('')}`;
}

const DRAFT_NOTE = `
#${DRAFT_ID},.${DRAFT_ID}{margin:0;padding:8px 16px;background:var(--warn-wash,#fdf3d7);color:var(--warn,#6b4a00);font:600 0.875rem/1.4 system-ui,sans-serif;text-align:center}`;

/** The colours of a page's tenant; of every tenant on the switcher, which shows each in its own. */
export function themesCss(shown: TenantList): string {
  return shown.map(({ code, theme }) => themeCss(theme, `[data-tenant="${code}"]`)).join('\n');
}
