// Builds the one runtime bundle and the page of each tenant into dist/; with --generate writes the types of
// the schemas instead. Usage: node build.mjs [--generate]
import { readFile, writeFile } from 'node:fs/promises';

export { buildRuntime } from './host/build/buildRuntime.ts';

const BANNER = '// Generated from the schemas by `npm run generate`. Do not edit.\n';

/** Options with a default are always there in a checked tenant, so the type says so. */
function requireDefaults(schema) {
  if (Array.isArray(schema)) return schema.map(requireDefaults);
  if (schema === null || typeof schema !== 'object') return schema;
  const out = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, requireDefaults(value)]));
  if (out.properties && typeof out.properties === 'object') {
    const filled = Object.entries(out.properties).filter(([, option]) => option?.default !== undefined);
    const required = [...new Set([...(out.required ?? []), ...filled.map(([name]) => name)])];
    if (required.length > 0) out.required = required;
  }
  return out;
}

/** @returns {Promise<Record<string, string>>} generated text by path, relative to the project's root */
export async function generateTypes() {
  // Loaded here: a build needs neither.
  const { compile } = await import('json-schema-to-typescript');
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
  const tenant = await compile(requireDefaults(await read('schemas/tenant.schema.json')), 'Tenant', {
    bannerComment: BANNER,
    style: { singleQuote: true, printWidth: 110 },
    unreachableDefinitions: false,
  });
  const openapi = async (path) => BANNER + astToString(await openapiTypescript(await read(path)));
  return {
    'schemas/tenant.gen.ts': tenant,
    'schemas/gateway.gen.ts': await openapi('schemas/gateway.openapi.json'),
    'schemas/app-backend.gen.ts': await openapi('schemas/app-backend.openapi.json'),
  };
}

if (import.meta.main) {
  if (process.argv.includes('--generate')) {
    for (const [path, text] of Object.entries(await generateTypes())) {
      await writeFile(new URL(path, import.meta.url), text);
    }
  } else {
    const { buildProject } = await import('./host/build/buildProject.ts');
    // esbuild has printed its own messages; people need no stack of ours below them.
    const problems = await buildProject(process.env, console.log).catch((error) => [error.message]);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
}
