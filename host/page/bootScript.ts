import { LANGUAGE_KEY, PAGE_DATA_ID } from '../../runtime/tenant/pageData.ts';

/** Ids that the boot script knows. */
export const LOADER_ID = 'loader';
export const STARTUP_ERROR_ID = 'startup-error';

/** Script loading times out after 120 seconds (spec section 4, chunk loading). */
const SCRIPT_TIMEOUT_MILLISECONDS = 120_000;

/** How long a program waits for the first paint of what is drawn. */
const PAINT_WAIT_MILLISECONDS = 1_000;

/**
 * Where a drawn page asks for its program while it is still being read: on phones, where the network decides when the
 * page can be used. Elsewhere it asks after its first paint, which every request begun before holds up (decision 013).
 */
export const EARLY_MEDIA = '(width<64em)';

/** On the element `root` while something drawn beforehand stands in it that no program has taken over yet. */
export const DRAWN_MARK = 'data-drawn';

/**
 * Starts a program under the strict policy (stack, B3): a module script made by a script whose hash stands in the
 * policy, through a Trusted Types policy that accepts exactly this one address, and on a shell the one text that is
 * drawn into it. When the program does not load, the loader gives way to the start-up error; a drawn page stays as it
 * is, readable and with links that work. There the program runs after the first paint, which it would hold up. A page
 * in the background paints nothing, and some browsers tell nobody: neither waits for long. Where a page is not drawn,
 * what the screen of its path needs is asked for as well: it would be found out one wave after the other. The same
 * bytes on every page of a kind and a build.
 */
export function bootScript(entry: string, isDrawn: boolean): string {
  return isDrawn ? drawnBoot(entry) : shellBoot(entry);
}

function create(entry: string, more = ''): string {
  return `const u=${JSON.stringify(entry)},d=document,t=window.trustedTypes,o={createScriptURL:x=>{if(x!==u)throw new TypeError(x);return u}${more}},p=t?t.createPolicy("boot",o):o,s=d.createElement("script");s.type="module";s.src=p.createScriptURL(u)`;
}

/**
 * Stands in the head, before anything that it would have to wait for: the program is begun once the page is read, and
 * what is drawn has been shown.
 */
function shellBoot(entry: string): string {
  const watch = `const f=()=>{d.getElementById("${LOADER_ID}")?.remove();d.getElementById("${STARTUP_ERROR_ID}").hidden=false},w=setTimeout(f,${SCRIPT_TIMEOUT_MILLISECONDS});s.onload=()=>clearTimeout(w);s.onerror=()=>{clearTimeout(w);f()}`;
  const page = `const g=JSON.parse(d.getElementById("${PAGE_DATA_ID}").textContent),k=location.pathname.replace(/\\/$/,"")`;
  const preload = `const l=()=>{${FREE_PRELOADS};for(const h of g.parts[k]??[])d.head.append(Object.assign(d.createElement("link"),h.endsWith(".js")?{rel:"modulepreload",href:h}:{rel:"preload",as:"fetch",crossOrigin:"",href:h}))}`;
  const goOn = `const v=Promise.race([q,new Promise(y=>setTimeout(y,${PAINT_WAIT_MILLISECONDS}))]);d.addEventListener("DOMContentLoaded",()=>{!q||matchMedia("${EARLY_MEDIA}").matches?l():v.then(l);v.then(()=>d.head.append(s))})`;
  return `{let c,q=0;${create(entry, ',createHTML:x=>{if(x!==c)throw new TypeError("html");return c}')};${watch};${page};${DRAW};${preload};${goOn}}`;
}

/** Lets the browser ask for scripts that it was to leave for later. */
const FREE_PRELOADS = 'd.querySelectorAll("link[media]").forEach(m=>m.removeAttribute("media"))';

/**
 * Puts what was drawn of a screen beforehand in the loader's place, for whoever has nothing stored: no session and no
 * draft. What is typed there stays; a button that is pressed waits for the program, no form is sent without it, and a
 * field that takes no paste takes none.
 */
const DRAW = [
  `try{const n=d.documentElement.dataset.tenant,m=sessionStorage,a=g.drawnScreens[k]?.[m["${LANGUAGE_KEY}"+n]??g.language]`,
  'if(a&&!history.state?.usr&&!Object.keys(m).some(x=>x.startsWith("portal|"+n+"|")))q=fetch(a,{priority:"high"}).then(r=>r.json()).then(x=>{const r=d.getElementById("root")',
  `if(d.getElementById("${LOADER_ID}")){c=x;r.innerHTML=p.createHTML(x);r.setAttribute("${DRAWN_MARK}","");return new Promise(y=>requestAnimationFrame(()=>setTimeout(y)))}}).catch(()=>{})}catch{}`,
  `d.addEventListener("click",e=>e.target.closest("[${DRAWN_MARK}] button")?.setAttribute("data-pressed",""),true)`,
  `for(const n of ["submit","paste","drop"])d.addEventListener(n,e=>e.target.matches?.("[${DRAWN_MARK}] :is(form,[data-no-paste])")&&e.preventDefault(),true)`,
].join(';');

function drawnBoot(entry: string): string {
  const goOn = `const g=()=>{s.isConnected||(${FREE_PRELOADS},d.head.append(s))}`;
  const whenPainted =
    'new PerformanceObserver(l=>{l.getEntriesByName("first-contentful-paint").length&&g()}).observe({type:"paint",buffered:true})';
  // Links work before the program does, so what they lead to learns the page's language from here.
  const keep = `try{sessionStorage["${LANGUAGE_KEY}"+d.documentElement.dataset.tenant]=d.documentElement.lang}catch{}`;
  return `{${create(entry)};${goOn};${keep};${whenPainted};setTimeout(g,${PAINT_WAIT_MILLISECONDS})}`;
}
