import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../../compiler/environment.ts';
import { todayAt } from '../../../compiler/today.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { type Pointer, pointerName } from '../../../publish/registry/pointer.ts';
import type { Registry } from '../../../publish/registry/registry.ts';
import { claimsOf, createTextsCompiler } from '../../../publish/source-sets/compileTexts.ts';
import { readFolderTexts } from '../../../publish/source-sets/readFolderTexts.ts';
import { nameTexts, type SourceTexts, writeTexts } from '../../../publish/source-sets/sourceTexts.ts';
import { manifests } from '../../../screens/index.ts';
import { codeOf, makeTenants } from '../../bench/tenantFiles.ts';
import type { DrillFleet } from './startDrillFleet.ts';

/** The environment of a fleet with many tenants; no gateway of theirs is ever called. */
export const MANY: Environment = 'uat';

/** Fewer than one transaction of etcd takes. */
const AT_ONCE = 100;

export interface FilledRegistry {
  /** Of the tenant files; whoever asked for it removes it. */
  readonly folder: string;
  readonly revision: number;
}

/**
 * Publishes so many tenants. Three of them are compiled, as a publisher does; the others are copies with a name of their
 * own, whose files differ in what no two tenants share, so that nobody waits for ten thousand compilations.
 */
export async function fillRegistry(
  { registry, variables }: Pick<DrillFleet, 'registry' | 'variables'>,
  count: number,
): Promise<FilledRegistry> {
  const folder = await makeTenants(count);
  const compile = createTextsCompiler({
    environment: MANY,
    variables,
    screens: manifests,
    version: packageJson.version,
  });
  const models: { readonly texts: SourceTexts; readonly claims: Pointer['claims'] }[] = [];
  for (const code of [0, 1, 2].map(codeOf)) {
    const texts = await readFolderTexts(code, folder);
    const compiled = compile(texts, todayAt(new Date()));
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('; '));
    models.push({ texts, claims: claimsOf(compiled.compiled) });
    await writeTexts(registry, texts, new Set());
  }
  const pointerOf = async (index: number): Promise<Pointer> => {
    const model = models[index % models.length];
    if (!model) throw new Error('There is no tenant to copy.');
    const code = codeOf(index);
    const file = await readFile(join(folder, `${code}.json`));
    await registry.writeBlob(file);
    const claims = { ...model.claims, hosts: [`${code}.example`] };
    return { format: 1, code, ...nameTexts({ ...model.texts, code, file }), claims, ...OWN };
  };
  let revision = 0;
  for (let from = 0; from < count; from += AT_ONCE) {
    const indices = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    revision = await publishAll(registry, await Promise.all(indices.map(pointerOf)));
  }
  return { folder, revision };
}

const OWN = { revision: 0, by: 'drill', at: new Date(0).toISOString(), reason: 'drill', from: null };

async function publishAll(registry: Registry, pointers: readonly Pointer[]): Promise<number> {
  const done = await registry.swapPointers(MANY, {
    changes: pointers.map((pointer) => ({ name: pointerName(pointer.code), before: null, pointer })),
    line: {
      kind: 'publish',
      at: new Date().toISOString(),
      by: { name: 'drill', email: null },
      reason: 'drill',
      from: null,
      id: pointers[0]?.code ?? '',
    },
  });
  // The drill was run before, over the same etcd.
  if (!done.ok) throw new Error(`Somebody has published ${done.changed.join(', ')} already.`);
  return done.revision;
}
