import type { WordsFile } from '../../compiler/builtInWords.ts';
import { formAddresses } from '../../compiler/compileForms.ts';
import { compress, NEARLY_BEST, packed } from '../../publish/build/compress.ts';
import type { PublishedTenant, Site } from '../../publish/page/createSite.ts';
import { prerenderTimes } from '../../publish/page/prerenderTimes.ts';
import type { RenderedPage } from '../../publish/page/renderDocument.ts';
import { readPublishedPage } from '../../publish/plain-files/publishedFolder.ts';
import type { Answer } from './answer.ts';
import { briefOf, type ServedTenant } from './servedTenant.ts';

export type ReadyPage = Pick<Answer, 'headers' | 'body'>;

/** A published tenant; its pages are compressed when they are first asked for, once. */
export interface ReadyTenant {
  readonly version: string;
  readonly pageNames: readonly string[];
  /** Of the files that its pages name, but for its icons. */
  readonly addresses: readonly string[];
  readonly prerenders: PublishedTenant['prerenders'];
  readonly icons: PublishedTenant['icons'];
  readonly homeData: PublishedTenant['homeData'];
  page(name: string): Promise<ReadyPage>;
  /** Whether all of its pages were made ready once. */
  isWarm: boolean;
}

/**
 * So many tenants have their pages in memory, those that were asked for last: with each some 300 kB. Of more the
 * pages are made anew, or read from `dist/`, when somebody asks for one.
 */
export const MOST_IN_MEMORY = 500;

/** What a tenant is published from: another of these is another version. */
export interface Sources {
  readonly served: ServedTenant;
  readonly base: string;
  readonly languages: ReadonlyMap<string, WordsFile>;
  readonly now: Date;
  readonly isCompressed: boolean;
}

/** Keeps what is published over changes of its neighbours: one changed file makes one tenant anew. */
export interface PublishedTenants {
  get(site: Site, sources: Sources): ReadyTenant;
  /** How many tenants have pages in memory. */
  count(): number;
}

interface Kept {
  readonly words: readonly (WordsFile | undefined)[];
  readonly prerenderedAt: number;
  readonly ready: ReadyTenant;
}

/** What of a tenant takes room. */
interface Pages {
  letGo(): void;
}

/** @param distDir where `npm run build` may have left the pages compressed */
export function createPublishedTenants(distDir: string, most = MOST_IN_MEMORY): PublishedTenants {
  /** The one that was asked for last stands last. */
  const inMemory = new Map<string, Pages>();
  const use = (owner: string, pages: Pages) => {
    // Of an earlier version nobody asks for a page any more.
    const before = inMemory.get(owner);
    if (before !== pages) before?.letGo();
    inMemory.delete(owner);
    inMemory.set(owner, pages);
    for (const [oldest, each] of inMemory) {
      if (inMemory.size <= most) break;
      each.letGo();
      inMemory.delete(oldest);
    }
  };
  // A changed file is a new object, so what belongs to the old one goes with it.
  const kept = new WeakMap<ServedTenant, Map<string, Kept>>();
  return {
    get(site, { served, base, languages, now, isCompressed }) {
      const brief = briefOf(served);
      const words = brief.languages.map((language) => languages.get(language));
      const prerenderedAt = prerenderTimes(brief, now).prerenderedAt.getTime();
      const known = kept.get(served)?.get(base);
      const isSame =
        known?.prerenderedAt === prerenderedAt && words.every((each, index) => each === known.words[index]);
      if (isSame) return known.ready;
      const ready = makeReady({ distDir, served, base, publish: site.publish, use, isCompressed });
      const ofTenant = kept.get(served) ?? new Map<string, Kept>();
      kept.set(served, ofTenant.set(base, { words, prerenderedAt, ready }));
      return ready;
    },
    count: () => inMemory.size,
  };
}

interface ReadyPageOptions {
  /** Reads the page as it lies on disk, if it does. */
  readonly readCompressed?: () => Promise<{ br: Uint8Array; gzip: Uint8Array } | null>;
  readonly isCompressed?: boolean;
}

interface ReadyOptions {
  readonly distDir: string;
  readonly served: ServedTenant;
  readonly base: string;
  readonly publish: Site['publish'];
  /** Told of each use. */
  readonly use: (owner: string, pages: Pages) => void;
  readonly isCompressed: boolean;
}

/**
 * Holds nothing that is rendered and not compressed, nor what it is rendered from: of most tenants hardly anything is asked for
 * again. What is needed once more is published once more.
 */
function makeReady({ distDir, served, base, publish, use, isCompressed }: ReadyOptions): ReadyTenant {
  const { code } = served.tenant;
  const published = publish(served.publicTenant, base);
  const { version, homeData, icons } = published;
  /** Stays no longer than memory is not needed for others. */
  let rendered = new WeakRef(published);
  const again = () => {
    const whole = rendered.deref() ?? publish(served.publicTenant, base);
    rendered = new WeakRef(whole);
    return whole;
  };
  const ready = new Map<string, Promise<ReadyPage>>();
  const pages: Pages = {
    letGo() {
      ready.clear();
    },
  };
  const makePage = (name: string) => {
    const readCompressed = () => readPublishedPage(distDir, code, version, name);
    return toReadyPage(found(again().pages, name), version, { readCompressed, isCompressed });
  };
  const prerenders = [...published.prerenders.keys()];
  return {
    version,
    pageNames: [...published.pages.keys()],
    addresses: [...Object.values(formAddresses(served.publicTenant)), ...prerenders],
    prerenders: new Map(
      prerenders.map((address) => [address, () => found(again().prerenders, address)()] as const),
    ),
    icons,
    homeData,
    isWarm: false,
    async page(name) {
      use(`${code} ${base}`, pages);
      const made = ready.get(name) ?? makePage(name);
      ready.set(name, made);
      return made;
    },
  };
}

function found<Value>(among: ReadonlyMap<string, Value>, name: string): Value {
  const value = among.get(name);
  if (value === undefined) throw new Error(`There is no "${name}".`);
  return value;
}

/**
 * @param version the ETag: the hash of the content, so that two versions of one second and one length differ
 */
export async function toReadyPage(
  { text, type = 'text/html; charset=utf-8', policies }: RenderedPage,
  version: string,
  { readCompressed, isCompressed = true }: ReadyPageOptions = {},
): Promise<ReadyPage> {
  const identity = Buffer.from(text);
  const encode = async () => {
    if (!isCompressed) return { identity, br: null, gzip: null };
    const found = await readCompressed?.();
    return packed(found ? { identity, ...found } : await compress('page.html', identity, NEARLY_BEST));
  };
  return {
    body: await encode(),
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': [...policies],
      // Weak: the same for each encoding of one content (RFC 9110, section 8.8.1).
      etag: `W/"${version}"`,
    },
  };
}
