/** Types of browser.mjs, which is plain JavaScript. */

/**
 * @param variables the environment unless given
 * @param known where a machine may have one
 * @returns path of a Chromium that is there
 */
export function findBrowser(
  variables?: Readonly<Record<string, string | undefined>>,
  known?: readonly string[],
): Promise<string>;
