/** What is used of Trusted Types (W3C): browsers without them load as they always did. */
interface TrustedTypes {
  createPolicy<Given extends object>(name: string, rules: Given): Given;
}

export interface ProgramScript<More> {
  /** What loads and runs the program, or what is at the second address, once it is in the page. */
  scriptOf(address: string): HTMLScriptElement;
  readonly rules: More;
}

/**
 * The module script of the page's program, made through a Trusted Types policy that lets exactly this one address in,
 * whatever it is asked for, and one more: the strict policy lets scripts in that a script makes whose hash it holds.
 * @param more what else the policy lets into the page
 * @param second another address that it lets in
 */
export function programScript<More extends object>(
  program: string,
  more: More,
  second?: string,
): ProgramScript<More> {
  const own = { createScriptURL: (asked: string) => (asked === second ? asked : program), ...more };
  const rules = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('boot', own) ?? own;
  const scriptOf = (address: string) => {
    const script = document.createElement('script');
    script.type = 'module';
    // Browsers refuse to be asked for nothing.
    script.src = rules.createScriptURL(address);
    return script;
  };
  return { scriptOf, rules };
}
