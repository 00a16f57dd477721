/** Types of build.mjs, which is plain JavaScript. */
export { buildRuntime } from './bundle/buildRuntime.ts';

/** Generated text by path, relative to the project's root. */
export function generateTypes(): Promise<Record<string, string>>;
