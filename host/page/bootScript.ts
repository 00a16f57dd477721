/** Ids that the boot script knows. */
export const LOADER_ID = 'loader';
export const STARTUP_ERROR_ID = 'startup-error';

/** Script loading times out after 120 seconds (spec section 4, chunk loading). */
const SCRIPT_TIMEOUT_MILLISECONDS = 120_000;

/** How long a drawn page waits for its first paint. */
const PAINT_WAIT_MILLISECONDS = 300;

/**
 * Starts a program under the strict policy (stack, B3): a module script made by a script whose hash stands in the
 * policy, through a Trusted Types policy that accepts exactly this one address. When it does not load, the loader
 * gives way to the start-up error; a drawn page stays as it is, readable and with links that work. There the
 * program runs after the first paint, which it would hold up: its files are on their way already. A page in the
 * background paints nothing, so that it does not wait for long. The same bytes on every page of a kind and a build.
 */
export function bootScript(entry: string, isDrawn: boolean): string {
  const create = `const u=${JSON.stringify(entry)},d=document,t=window.trustedTypes,p=t?t.createPolicy("boot",{createScriptURL:x=>{if(x!==u)throw new TypeError(x);return u}}):{createScriptURL:x=>x},s=d.createElement("script")`;
  const watch = `f=()=>{d.getElementById("${LOADER_ID}")?.remove();d.getElementById("${STARTUP_ERROR_ID}").hidden=false},w=setTimeout(f,${SCRIPT_TIMEOUT_MILLISECONDS});s.onload=()=>clearTimeout(w);s.onerror=()=>{clearTimeout(w);f()}`;
  const run = 's.type="module";s.src=p.createScriptURL(u);';
  if (!isDrawn) return `{${create},${watch};${run}d.head.append(s)}`;
  const whenPainted = 'g=()=>{s.isConnected||d.head.append(s)}';
  return `{${create},${whenPainted};${run}requestAnimationFrame(()=>setTimeout(g));setTimeout(g,${PAINT_WAIT_MILLISECONDS})}`;
}
