/** Types of browser.mjs, which is plain JavaScript. */
export function findBrowser(variables?: Record<string, string | undefined>): Promise<string>;
