// Builds the one runtime bundle and the page of each tenant into dist/; with --generate writes the types of
// the schemas instead. Usage: node build.mjs [--generate]
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createProgram, readProgram } from './compiler/createProgram.ts';

export { buildRuntime } from './bundle/buildRuntime.ts';

const BANNER = '// Generated from the schemas by `npm run generate`. Do not edit.\n';

/** Options with a default are always there in a checked tenant, so the type says so. */
function requireDefaults(schema) {
  if (Array.isArray(schema)) return schema.map(requireDefaults);
  if (schema === null || typeof schema !== 'object') return schema;
  const out = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, requireDefaults(value)]));
  if (out.properties && typeof out.properties === 'object') {
    // A key that has a successor is read by nobody but compiler/migrate/.
    out.properties = Object.fromEntries(
      Object.entries(out.properties).filter(([, option]) => option?.['x-successor'] === undefined),
    );
    const filled = Object.entries(out.properties).filter(([, option]) => option?.default !== undefined);
    const required = [...new Set([...(out.required ?? []), ...filled.map(([name]) => name)])];
    if (required.length > 0) out.required = required;
  }
  return out;
}

/** The forms by their names: `schemas/forms/card-add.schema.json` is `cardAdd`. */
async function listForms() {
  const files = await readdir(new URL('schemas/forms/', import.meta.url));
  const forms = files.sort().map((file) => ({
    file,
    name: file.replace('.schema.json', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  }));
  const imports = forms.map(
    ({ file, name }) => `import ${name} from './forms/${file}' with { type: 'json' };\n`,
  );
  const names = forms.map(({ name }) => `  ${name},\n`);
  return `${BANNER}${imports.join('')}
/** Every form, by its name. */
export const formSchemas = {
${names.join('')}};

export type FormName = keyof typeof formSchemas;
`;
}

/** @returns {Promise<Record<string, string>>} generated text by path, relative to the project's root */
export async function generateTypes() {
  // Loaded here: a build needs neither.
  const { compile } = await import('json-schema-to-typescript');
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
  const types = async (path, name) =>
    compile(requireDefaults(await read(path)), name, {
      bannerComment: BANNER,
      style: { singleQuote: true, printWidth: 110 },
      unreachableDefinitions: false,
    });
  const { writeWordsTypes } = await import('./compiler/writeWordsTypes.ts');
  const { FONTS_STYLES, writeFontFaces } = await import('./bundle/fontFaces.ts');
  const { writePrerenderedScreen } = await import('./bundle/prerenderedScreen.ts');
  const { fileSchema } = await import('./compiler/fileSchema.ts');
  const { writeOptions } = await import('./compiler/options/writeOptions.ts');
  const { tenantSchema } = await import('./compiler/tenantSchema.ts');
  const { writeTenantValidator } = await import('./compiler/writeTenantValidator.ts');
  const openapi = async (path) => BANNER + astToString(await openapiTypescript(await read(path)));
  return {
    'schemas/tenant.gen.ts': await types('schemas/tenant.schema.json', 'Tenant'),
    'schemas/form.gen.ts': await types('schemas/form.schema.json', 'DeclaredForm'),
    // For editors (.vscode/settings.json).
    'schemas/tenant-file.gen.json': `${JSON.stringify(fileSchema, null, 2)}\n`,
    // For the console's form.
    'console/app/form/tenantValidator.gen.ts': writeTenantValidator(),
    'schemas/forms.gen.ts': await listForms(),
    'schemas/gateway.gen.ts': await openapi('schemas/gateway.openapi.json'),
    'schemas/app-backend.gen.ts': await openapi('schemas/app-backend.openapi.json'),
    'schemas/words.gen.ts': writeWordsTypes(),
    'docs/tenant-options.md': writeOptions(tenantSchema),
    'screens/prerendered.gen.ts': await writePrerenderedScreen(import.meta.dirname),
    [FONTS_STYLES]: await writeFontFaces(import.meta.dirname),
  };
}

if (import.meta.main) {
  const program = createProgram(
    'npm run build --',
    'Writes dist/: the one runtime bundle and a folder for each tenant; prints sizes and budgets.',
  )
    .option('--generate', 'writes the types of the schemas instead (npm run generate)')
    .option('--strict', 'takes warnings about tenant files for problems: nothing is published');
  const { generate, strict: isStrict } = readProgram(program).opts();
  if (generate) {
    const { subsetFonts } = await import('./bundle/subsetFonts.ts');
    const generated = await generateTypes();
    await subsetFonts(import.meta.dirname, generated);
    for (const [path, text] of Object.entries(generated)) {
      await writeFile(new URL(path, import.meta.url), text);
    }
  } else {
    const { buildProject } = await import('./bundle/buildProject.ts');
    // esbuild has printed its own messages; people need no stack of ours below them.
    const problems = await buildProject(process.env, {
      print: console.log,
      warn: console.error,
      isStrict,
    }).catch((error) => [error.message]);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
}
