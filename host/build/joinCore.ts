import { createHash } from 'node:crypto';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { type Bundled, type Places, REBUNDLED } from './joinParts.ts';

/** Parts below this size are joined, in bytes: one by one they cost more than they weigh. */
const SMALL_BYTES = 32_000;

export interface CoreOptions {
  /** Entry whose small parts are joined, by its source. */
  readonly entry: string;
  /** Entry that does without the core, and so do the parts that it loads later. */
  readonly apart: string;
}

type Outputs = Metafile['outputs'];

/** Addresses of scripts as parts name each other. */
const ADDRESS = /\/static\/[\w./-]+\.js/g;

/**
 * Joins the small parts of the program that deep pages run into one, its core. The bundler makes a part for each set of
 * entries that share code, a dozen and more before the first screen; here every screen imports them from the core
 * instead, so that each module still runs once. Files whose content changes by that change their names as well.
 */
export async function joinCore(
  { files, metafile }: Bundled,
  options: CoreOptions,
  places: Places,
): Promise<Bundled> {
  const { outputs } = metafile;
  const { root, staticDir, publicPath } = places;
  const addressOf = (output: string) =>
    publicPath + relative(staticDir, resolve(root, output)).split(sep).join('/');
  const pathOf = (address: string) => join(staticDir, address.slice(publicPath.length));
  const textOf = new Map(files.map((file) => [file.path, file.text]));
  const core = findCore(outputs, options);
  // A runtime of a few lines, as tests have, is in one piece.
  if (core.length < 2) return { files, metafile };

  const names = nameExports(outputs, core, addressOf);
  const joined = await joinTexts(names, (address) => textOf.get(pathOf(address)) ?? '', staticDir);
  const salt = hashOf(joined);
  const coreAddress = `${publicPath}c/core-${salt}.js`;

  const texts = new Map([[coreAddress, joined]]);
  for (const [output, { imports }] of Object.entries(outputs)) {
    if (!output.endsWith('.js') || core.includes(output)) continue;
    const text = textOf.get(resolve(root, output)) ?? '';
    const isImporter = imports.some(({ path }) => core.includes(path));
    texts.set(
      addressOf(output),
      isImporter ? await importFromCore(text, names, coreAddress, staticDir) : text,
    );
  }
  const renamed = renames(texts, coreAddress, salt);
  const addressNow = (address: string) => renamed.get(address) ?? address;
  const written = [...texts].map(([address, text]): OutputFile => {
    const now = text.replace(ADDRESS, addressNow);
    return { path: pathOf(addressNow(address)), text: now, contents: Buffer.from(now), hash: '' };
  });
  const outputNow = (output: string) =>
    output.endsWith('.js')
      ? relative(root, pathOf(core.includes(output) ? coreAddress : addressNow(addressOf(output))))
      : output;
  return {
    files: [...files.filter(({ path }) => !path.endsWith('.js')), ...written],
    metafile: { ...metafile, outputs: describe(outputs, outputNow) },
  };
}

/** The small parts that the entry imports at once, but for those that others need without it. */
function findCore(outputs: Outputs, { entry, apart }: CoreOptions): string[] {
  const closureOf = (start: readonly string[]) => {
    const seen = new Set(start);
    for (const output of seen) {
      for (const { path, kind, external } of outputs[output]?.imports ?? [])
        if (kind === 'import-statement' && !external) seen.add(path);
    }
    return [...seen];
  };
  const scriptsOf = (source: string) =>
    Object.keys(outputs).filter((output) => output.endsWith('.js') && outputs[output]?.entryPoint === source);
  const isSmall = (output: string) => (outputs[output]?.bytes ?? 0) < SMALL_BYTES;
  const needed = closureOf(scriptsOf(entry)).filter((output) => outputs[output]?.entryPoint === undefined);
  const later = closureOf(scriptsOf(apart))
    .flatMap((output) => outputs[output]?.imports ?? [])
    .filter(({ kind, external }) => kind === 'dynamic-import' && !external);
  // What a big part imports cannot be in the core, which imports the big part.
  const kept = closureOf([...needed.filter((output) => !isSmall(output)), ...later.map(({ path }) => path)]);
  return needed.filter((output) => isSmall(output) && !kept.includes(output)).sort();
}

/** By the address of a part: each of its exports with the name that it has in the core. */
type CoreNames = ReadonlyMap<string, readonly (readonly [own: string, inCore: string])[]>;

function nameExports(
  outputs: Outputs,
  core: readonly string[],
  addressOf: (output: string) => string,
): CoreNames {
  let count = 0;
  const nameOf = (own: string) => [own, `_${(count++).toString(36)}`] as const;
  return new Map(
    core.map((output) => [addressOf(output), (outputs[output]?.exports ?? []).map(nameOf)] as const),
  );
}

/** One script that exports all that the parts export. */
function joinTexts(
  names: CoreNames,
  textAt: (address: string) => string,
  staticDir: string,
): Promise<string> {
  const all = [...names].map(
    ([address, list]) =>
      `export {${list.map(([own, inCore]) => `${own} as ${inCore}`).join()}} from ${JSON.stringify(address)};`,
  );
  return rebundle(all.join('\n'), staticDir, names, textAt);
}

/** The same script, with the core in the place of the parts that are in it. */
function importFromCore(text: string, names: CoreNames, core: string, staticDir: string): Promise<string> {
  return rebundle(text, staticDir, names, (address) => {
    const list = names.get(address) ?? [];
    return `export {${list.map(([own, inCore]) => `${inCore} as ${own}`).join()}} from ${JSON.stringify(core)};`;
  });
}

/** @param textAt what stands in for a part of the core; everything else stays outside */
async function rebundle(
  contents: string,
  staticDir: string,
  names: CoreNames,
  textAt: (address: string) => string,
): Promise<string> {
  const plugin: Plugin = {
    name: 'join-core',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.js$/ }, ({ path, kind }) =>
        kind !== 'dynamic-import' && names.has(path) ? { path, namespace: 'core' } : { path, external: true },
      );
      onLoad({ filter: /./, namespace: 'core' }, ({ path }) => ({ contents: textAt(path) }));
    },
  };
  const { outputFiles } = await build({
    absWorkingDir: staticDir,
    stdin: { contents, resolveDir: staticDir, loader: 'js' },
    ...REBUNDLED,
    plugins: [plugin],
  });
  return outputFiles[0]?.text ?? '';
}

/** New addresses of files that name the core, or a file that has a new address. */
function renames(
  texts: ReadonlyMap<string, string>,
  core: string,
  salt: string,
): ReadonlyMap<string, string> {
  const changed = new Set([core]);
  for (let before = 0; before !== changed.size; ) {
    before = changed.size;
    for (const [address, text] of texts) {
      if (text.match(ADDRESS)?.some((each) => each !== address && changed.has(each))) changed.add(address);
    }
  }
  changed.delete(core);
  return new Map(
    [...changed].map((address) => [
      address,
      address.replace(/[A-Z0-9]{8}\.js$/, (own) => `${hashOf(salt + own)}.js`),
    ]),
  );
}

/** The graph of the parts as they are now: those of the core are one. */
function describe(outputs: Outputs, outputNow: (output: string) => string): Outputs {
  const described: Outputs = {};
  for (const [output, { imports, ...before }] of Object.entries(outputs)) {
    const now = outputNow(output);
    const known = described[now];
    const moved = imports.map((each) => (each.external ? each : { ...each, path: outputNow(each.path) }));
    const all = [...(known?.imports ?? []), ...moved].filter(({ path }) => path !== now);
    described[now] = {
      ...before,
      bytes: (known?.bytes ?? 0) + before.bytes,
      inputs: { ...known?.inputs, ...before.inputs },
      imports: [...new Map(all.map((each) => [`${each.kind} ${each.path}`, each])).values()],
    };
  }
  return described;
}

/** As short as the bundler's own. */
function hashOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return Number.parseInt(hex, 16).toString(36).toUpperCase().padStart(8, '0').slice(-8);
}
