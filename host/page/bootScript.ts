import { LANGUAGE_KEY, PAGE_DATA_ID } from '../../runtime/tenant/pageData.ts';

/** Ids that the boot script knows. */
export const LOADER_ID = 'loader';
export const STARTUP_ERROR_ID = 'startup-error';

/** Script loading times out after 120 seconds (spec section 4, chunk loading). */
const SCRIPT_TIMEOUT_MILLISECONDS = 120_000;

/** How long a drawn page waits for its first paint. */
const PAINT_WAIT_MILLISECONDS = 1_000;

/**
 * Where a drawn page asks for its program while it is still being read: on phones, where the network decides when the
 * page can be used. Elsewhere it asks after its first paint, which every request begun before holds up (decision 013).
 */
export const EARLY_MEDIA = '(width<64em)';

/**
 * Starts a program under the strict policy (stack, B3): a module script made by a script whose hash stands in the
 * policy, through a Trusted Types policy that accepts exactly this one address. When it does not load, the loader
 * gives way to the start-up error; a drawn page stays as it is, readable and with links that work. There the
 * program runs after the first paint, which it would hold up. A page in the background paints nothing, and some
 * browsers tell nobody: neither waits for long. Where a page is not
 * drawn, what the screen of its path needs is asked for as well: it would be found out one wave after the other. The
 * same bytes on every page of a kind and a build.
 */
export function bootScript(entry: string, isDrawn: boolean): string {
  const create = `const u=${JSON.stringify(entry)},d=document,t=window.trustedTypes,p=t?t.createPolicy("boot",{createScriptURL:x=>{if(x!==u)throw new TypeError(x);return u}}):{createScriptURL:x=>x},s=d.createElement("script")`;
  const watch = `f=()=>{d.getElementById("${LOADER_ID}")?.remove();d.getElementById("${STARTUP_ERROR_ID}").hidden=false},w=setTimeout(f,${SCRIPT_TIMEOUT_MILLISECONDS});s.onload=()=>clearTimeout(w);s.onerror=()=>{clearTimeout(w);f()}`;
  const preload = `for(const h of JSON.parse(d.getElementById("${PAGE_DATA_ID}").textContent).parts[location.pathname.replace(/\\/$/,"")]??[])d.head.append(Object.assign(d.createElement("link"),h.endsWith(".js")?{rel:"modulepreload",href:h}:{rel:"preload",as:"fetch",crossOrigin:"",href:h}))`;
  const run = 's.type="module";s.src=p.createScriptURL(u);';
  if (!isDrawn) return `{${create},${watch};${run}d.head.append(s);${preload}}`;
  const goOn =
    'g=()=>{s.isConnected||(d.querySelectorAll("link[media]").forEach(m=>m.removeAttribute("media")),d.head.append(s))}';
  const whenPainted =
    'new PerformanceObserver(l=>{l.getEntriesByName("first-contentful-paint").length&&g()}).observe({type:"paint",buffered:true})';
  // Links work before the program does, so what they lead to learns the page's language from here.
  const keep = `try{sessionStorage["${LANGUAGE_KEY}"+d.documentElement.dataset.tenant]=d.documentElement.lang}catch{}`;
  return `{${create},${goOn};${keep}${run}${whenPainted};setTimeout(g,${PAINT_WAIT_MILLISECONDS})}`;
}
