/** The files of one version of the site: words and pictures, and what is made when somebody asks for it. */
import { compileForm } from '../../compiler/compileForms.ts';
import { NEARLY_BEST } from '../../publish/build/compress.ts';
import type { Site } from '../../publish/page/createSite.ts';
import type { KeptFiles } from './keptFiles.ts';
import { readStaticFile, type StaticFile, toStaticFile } from './readStaticFiles.ts';
import type { TenantState } from './tenantState.ts';

export interface SiteFiles {
  get(path: string): Promise<StaticFile | null>;
  /** Makes a file ready that somebody may ask for. */
  warm(path: string): Promise<void>;
  /** @param owner what this is the newest version of */
  keep(owner: string, version: string, addresses: readonly string[]): void;
  /** Says how files of the newest versions are made, by address. */
  offer: KeptFiles['offer'];
}

interface SiteFilesOptions {
  /** The first has the words of all; further ones those of tenants that have words of their own. */
  readonly sites: readonly Site[];
  readonly state: TenantState;
  readonly files: KeptFiles;
  /** Where `npm run build` writes: what it has written since the host started is read from there. */
  readonly distDir: string;
  readonly isCompressed: boolean;
}

/** Where the compiled forms are. */
const FORMS = '/static/forms/';

export function createSiteFiles(options: SiteFilesOptions): SiteFiles {
  const { files, distDir, isCompressed } = options;
  /** Of what each tenant has of its own. */
  const quality = isCompressed ? NEARLY_BEST : null;
  keepContents(options);

  /** Made when somebody asks for it, and kept with its version: a page that names it may be open for long. */
  function make(path: string): Promise<StaticFile> | null {
    const content = path.startsWith(FORMS) ? compileForm(path) : files.render(path);
    if (content === null) return null;
    const file = Promise.resolve(content).then((made) => toStaticFile(path, made, quality));
    files.put(path, file);
    return file;
  }

  return {
    get: async (path) => files.find(path) ?? make(path) ?? readStaticFile(distDir, path),
    async warm(path) {
      if (!files.find(path)) await make(path);
    },
    keep: (owner, version, addresses) => files.keep(owner, version, addresses),
    offer: files.offer,
  };
}

/** Words and pictures as they are now; what belongs to nobody any more goes. */
function keepContents({ sites, state: { tenants }, files, isCompressed }: SiteFilesOptions): void {
  const owners = new Set<string>();
  const keep = (owner: string, version: string, addresses: readonly string[]) => {
    owners.add(owner);
    files.keep(owner, version, addresses);
  };
  const [first, ...others] = sites;
  for (const [language, addresses] of first?.wordsAddresses ?? [])
    keep(`words ${language}`, addresses.join(), addresses);
  for (const { wordsAddresses } of others) {
    // Several versions of one language are the newest at once: each is a thing of its own.
    for (const addresses of wordsAddresses.values())
      keep(`words ${addresses[0]}`, addresses.join(), addresses);
  }
  const contents = new Map<string, string | Uint8Array>(sites.flatMap(({ wordsFiles }) => [...wordsFiles]));
  for (const [code, { pictures }] of tenants) {
    for (const { name, address, content } of pictures) {
      keep(`picture ${code} ${name}`, address, [address]);
      contents.set(address, content);
    }
  }
  for (const [address, content] of contents) {
    if (!files.find(address))
      files.put(address, toStaticFile(address, content, isCompressed ? undefined : null));
  }
  files.sweep((owner) => owners.has(owner) || tenants.has(tenantOf(owner) ?? ''));
}

const OF_TENANT = 'tenant ';

/** Whose files those are that the pages of a tenant name. */
export function ownerOf(code: string, base: string): string {
  return `${OF_TENANT}${code} ${base}`;
}

function tenantOf(owner: string): string | undefined {
  return owner.startsWith(OF_TENANT) ? owner.split(' ')[1] : undefined;
}
