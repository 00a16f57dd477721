/**
 * A screen that comes with the first part of the words says nothing of the later part (`runtime/tenant/wordsParts`).
 * Read from its code as it is delivered: what the screen reaches without a further load, and names as a text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { flattenWords } from '../../../runtime/messages/flattenWords.ts';
import { titleOf } from '../../../runtime/tenant/screenId.ts';
import { wordsOfPart } from '../../../runtime/tenant/wordsParts.ts';
import { type Check, createRecorder } from '../check.ts';
import type { MatrixTenant, World } from '../world.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

export async function checkWordsParts(
  world: World,
  { code, tenant }: MatrixTenant,
): Promise<readonly Check[]> {
  const record = createRecorder('assembled', code);
  const laterKeys = readLaterKeys();
  for (const { id, menuEntries = [], words, load } of world.manifests) {
    if (words !== 'first' || !load) continue;
    const place = { screen: id, key: 'manifest.words' };
    const reported = [titleOf(id), ...menuEntries.map(({ label }) => label)].filter((key) =>
      laterKeys.has(key),
    );
    record.none(place, 'has its title and labels in the first part of the words', reported);
    record.none(place, 'says nothing of the later part of the words', await laterTextsOf(id, laterKeys));
  }
  // The frame stands around those screens; its menus and dialogs are in words from the start.
  const labels = world.manifests.flatMap(({ id, menuEntries = [] }) => [
    titleOf(id),
    ...menuEntries.map(({ label }) => label),
  ]);
  const language = tenant.languages[0];
  record.none(
    { key: 'manifest.menuEntries', language },
    'every title and menu label is in the first part of the words',
    [...new Set(labels)].filter((key) => laterKeys.has(key)),
  );
  return record.checks;
}

let later: ReadonlySet<string> | null = null;

/** Keys as texts name them: a plural by its name alone. */
function readLaterKeys(): ReadonlySet<string> {
  if (later) return later;
  const file: object = JSON.parse(readFileSync(join(ROOT, 'tenant-config/languages/en.json'), 'utf8'));
  const keys = [...flattenWords(wordsOfPart(file, 'later')).keys()];
  later = new Set(keys.map((key) => key.replace(PLURAL, '')));
  return later;
}

/** Code does not change while the matrix runs. */
const found = new Map<string, Promise<readonly string[]>>();

function laterTextsOf(id: string, keys: ReadonlySet<string>): Promise<readonly string[]> {
  const known = found.get(id) ?? readLaterTexts(id, keys);
  found.set(id, known);
  return known;
}

async function readLaterTexts(id: string, keys: ReadonlySet<string>): Promise<readonly string[]> {
  const module = moduleOf(id);
  if (module === null) return [`no module of "${id}" was found`];
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [module],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
    minifySyntax: true,
    legalComments: 'none',
    outdir: 'nowhere',
    write: false,
    logLevel: 'silent',
    plugins: [withoutFurtherLoads],
  });
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return namedIn(code, keys);
}

const withoutFurtherLoads: Plugin = {
  name: 'without further loads',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Whole keys in quotes, and beginnings of keys that are put together (`forms.${name}`). */
function namedIn(code: string, keys: ReadonlySet<string>): string[] {
  const groups = new Set([...keys].flatMap((key) => (key.includes('.') ? [key.split('.')[0]] : [])));
  const texts = [...code.matchAll(/"([\w.-]+)"|`([\w-]+\.[\w.-]*)\$\{/g)];
  const named = texts.flatMap(([, whole, beginning]) => {
    if (whole !== undefined) return whole.includes('.') && keys.has(whole) ? [whole] : [];
    return beginning !== undefined && groups.has(beginning.split('.')[0]) ? [`${beginning}…`] : [];
  });
  // A plural's name is one word, so it counts only where it is asked for.
  const asked = [...code.matchAll(/\bt\d?\("(\w+)"/g)].flatMap(([, key]) =>
    key !== undefined && keys.has(key) ? [key] : [],
  );
  return [...new Set([...named, ...asked])].sort();
}

/** The file that a screen's manifest loads, by the screen's id. */
function moduleOf(id: string): string | null {
  const folder = join(ROOT, 'screens');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('/screen.ts')) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    const module = /import\('(\.[^']+)'\)/.exec(text)?.[1];
    if (module && text.includes(`id: '${id}'`)) return relative(ROOT, join(folder, dirname(path), module));
  }
  return null;
}
