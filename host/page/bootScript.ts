/** Ids that the boot script knows. */
export const LOADER_ID = 'loader';
export const STARTUP_ERROR_ID = 'startup-error';

/** Script loading times out after 120 seconds (spec section 4, chunk loading). */
const SCRIPT_TIMEOUT_MILLISECONDS = 120_000;

/**
 * Starts a program under the strict policy (stack, B3): a module script made by a script whose hash stands in the
 * policy, through a Trusted Types policy that accepts exactly this one address. When it does not load, the loader
 * gives way to the start-up error; a drawn page stays as it is, readable and with links that work. The same bytes
 * on every page of a kind and a build.
 */
export function bootScript(entry: string, isDrawn: boolean): string {
  const create = `const u=${JSON.stringify(entry)},d=document,t=window.trustedTypes,p=t?t.createPolicy("boot",{createScriptURL:x=>{if(x!==u)throw new TypeError(x);return u}}):{createScriptURL:x=>x},s=d.createElement("script")`;
  const watch = `f=()=>{d.getElementById("${LOADER_ID}")?.remove();d.getElementById("${STARTUP_ERROR_ID}").hidden=false},w=setTimeout(f,${SCRIPT_TIMEOUT_MILLISECONDS});s.onload=()=>clearTimeout(w);s.onerror=()=>{clearTimeout(w);f()}`;
  return `{${create}${isDrawn ? '' : `,${watch}`};s.type="module";s.src=p.createScriptURL(u);d.head.append(s)}`;
}
