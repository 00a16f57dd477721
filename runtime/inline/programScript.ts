/** What is used of Trusted Types (W3C): browsers without them load as they always did. */
interface TrustedTypes {
  createPolicy<Given extends object>(name: string, rules: Given): Given;
}

export interface ProgramScript<More> {
  /** Loads and runs the program once it is in the page. */
  readonly script: HTMLScriptElement;
  readonly rules: More;
}

/**
 * The module script of the page's program, made through a Trusted Types policy that lets exactly this one address in,
 * whatever it is asked for: the strict policy lets scripts in that a script makes whose hash it holds.
 * @param more what else the policy lets into the page
 */
export function programScript<More extends object>(program: string, more: More): ProgramScript<More> {
  const own = { createScriptURL: (_asked: string) => program, ...more };
  const rules = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('boot', own) ?? own;
  const script = document.createElement('script');
  script.type = 'module';
  // Browsers refuse to be asked for nothing.
  script.src = rules.createScriptURL(program);
  return { script, rules };
}
