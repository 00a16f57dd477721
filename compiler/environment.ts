import type { Variables } from './resolveVariables.ts';
import { didYouMean } from './suggestNearest.ts';

/** The four environments (CFG-03): each picks its own connections in a tenant file. */
export const ENVIRONMENTS = ['dev', 'test', 'uat', 'prod'] as const;

export type Environment = (typeof ENVIRONMENTS)[number];

/** @throws Error with a message for people when there is no such environment */
export function readEnvironment(name: string | undefined): Environment {
  const found = ENVIRONMENTS.find((each) => each === (name ?? 'dev'));
  if (found) return found;
  const allowed = ENVIRONMENTS.join(', ');
  throw new Error(`PORTAL_ENV is "${name}"; allowed are ${allowed}.${didYouMean(name ?? '', ENVIRONMENTS)}`);
}

/**
 * Whether tenants with `"status": "draft"` are served: `DRAFTS` is `on` or `off`, which it is where it is empty or not set.
 * @throws Error with a message for people when it is anything else
 */
export function servesDrafts(variables: Variables): boolean {
  const DRAFTS = variables.DRAFTS || 'off';
  if (DRAFTS !== 'on' && DRAFTS !== 'off') throw new Error(`DRAFTS is "${DRAFTS}"; allowed are on, off.`);
  return DRAFTS === 'on';
}
