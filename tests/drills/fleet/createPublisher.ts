import type { Environment } from '../../../compiler/environment.ts';
import { todayAt } from '../../../compiler/today.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { JournalLine } from '../../../publish/registry/journalLine.ts';
import type { Ring } from '../../../publish/registry/pointer.ts';
import type { Registry } from '../../../publish/registry/registry.ts';
import { createTextsCompiler } from '../../../publish/source-sets/compileTexts.ts';
import { readFolderTexts } from '../../../publish/source-sets/readFolderTexts.ts';
import type { SourceTexts } from '../../../publish/source-sets/sourceTexts.ts';
import { endRing, type SwitchOptions, switchTenants } from '../../../publish/source-sets/switchTenants.ts';
import { manifests } from '../../../screens/index.ts';
import { brandOf } from '../load/load.ts';

/** The environment of the drills: the limits and waits of a fleet, and gateways of this machine. */
export const ENVIRONMENT = 'test';

export interface Published {
  readonly revision: number;
  readonly version: number;
  readonly texts: SourceTexts;
}

/** What `npm run publish` does, without a process for each publish. */
export interface Publisher {
  /** Another version than any before, of equal length. @throws as `switchTenants` does */
  publish(code: string, ring?: Ring): Promise<Published>;
  /** The source set of another version, which nobody has published. */
  textsOf(code: string): Promise<Pick<Published, 'version' | 'texts'>>;
  /** Publishes a source set again. */
  rollBack(texts: SourceTexts): Promise<number>;
  abortCanary(code: string): Promise<void>;
}

interface PublisherOptions {
  readonly registry: Registry;
  /** Of the drills unless given. */
  readonly environment?: Environment;
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
}

export function createPublisher({
  registry,
  environment = ENVIRONMENT,
  folder,
  variables,
}: PublisherOptions): Publisher {
  const compile = createTextsCompiler({
    environment,
    variables,
    screens: manifests,
    version: packageJson.version,
  });
  const originals = new Map<string, SourceTexts>();
  let version = 0;
  const common = (kind: JournalLine['kind'], from: string | null): SwitchOptions => ({
    registry,
    environment,
    compile,
    today: todayAt(new Date()),
    now: () => new Date(),
    by: { name: 'drill', email: null },
    reason: 'drill',
    kind,
    from,
  });
  async function textsOf(code: string) {
    const original = originals.get(code) ?? (await readFolderTexts(code, folder));
    originals.set(code, original);
    version += 1;
    const own = version;
    const text = Buffer.from(original.file)
      .toString()
      .replace(/"brandName": "[^"]*"/, `"brandName": "${brandOf(own)}"`);
    return { version: own, texts: { ...original, file: Buffer.from(text) } };
  }
  async function swap(texts: SourceTexts, options: SwitchOptions): Promise<number> {
    const result = await switchTenants([texts], options);
    if (result.kind === 'problems') throw new Error(result.problems.map(({ message }) => message).join('; '));
    return result.revision;
  }
  return {
    textsOf,
    async publish(code, ring) {
      const { texts, version: own } = await textsOf(code);
      const options = ring ? { ...common('canary', null), ring } : common('publish', null);
      return { revision: await swap(texts, options), version: own, texts };
    },
    rollBack: (texts) => swap(texts, common('rollback', null)),
    abortCanary: async (code) => void (await endRing(code, 'canary', common('abort', null))),
  };
}
