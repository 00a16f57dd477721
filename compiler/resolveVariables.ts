/** Environment variables by name; undefined and empty both mean "not set". */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The value of a variable; undefined and empty both mean "not set". */
export type LookUp = (name: string) => string | undefined;

export interface ResolvedText {
  readonly text: string;
  /** Names that are not set, and pieces that are no `${NAME}`. */
  readonly missing: readonly string[];
  readonly malformed: readonly string[];
}

/** `${NAME}`, whole or broken off. */
const PLACE = /\$\{([^}]*)\}?/g;
const NAME = /^[A-Z][A-Z0-9_]*$/;

const DEFAULT_SANDBOX_PORT = '4100';

/** Fills `${NAME}` in. What is missing stays as it stands and is named, never an empty text. */
export function resolveVariables(text: string, lookUp: LookUp): ResolvedText {
  const missing: string[] = [];
  const malformed: string[] = [];
  const resolved = text.replace(PLACE, (whole, name: string) => {
    if (!whole.endsWith('}') || !NAME.test(name)) {
      malformed.push(whole);
      return whole;
    }
    const value = lookUp(name);
    if (value) return value;
    missing.push(name);
    return whole;
  });
  return { text: resolved, missing, malformed };
}

/** Names of the variables in a text, in order. */
export function variableNames(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => NAME.test(name));
}

/** What a tenant file may name: the environment, the tenant's own code, and in dev the sandbox's address. */
export function variablesOf(code: string, environment: string, variables: Variables): LookUp {
  // Read, not copied: the environment of a process is slow to copy, and each file asks four times.
  const sandboxUrl = `http://localhost:${variables.SANDBOX_PORT || DEFAULT_SANDBOX_PORT}`;
  return (name) => {
    if (name === 'TENANT') return code;
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return name === 'SANDBOX_URL' && environment === 'dev' ? value || sandboxUrl : value;
  };
}
