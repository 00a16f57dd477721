import type { WordsFile } from '../../compiler/builtInWords.ts';
import { compress } from '../../publish/build/compress.ts';
import type { PublishedTenant, Site } from '../../publish/page/createSite.ts';
import { prerenderTimes } from '../../publish/page/prerenderTimes.ts';
import type { RenderedPage } from '../../publish/page/renderDocument.ts';
import { readPublishedPage } from '../../publish/plain-files/publishedFolder.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { Answer } from './answer.ts';

export type ReadyPage = Pick<Answer, 'headers' | 'body'>;

/** A published tenant in memory; its pages are compressed when they are first asked for, once. */
export interface ReadyTenant {
  readonly version: string;
  readonly pageNames: readonly string[];
  readonly prerenders: PublishedTenant['prerenders'];
  page(name: string): Promise<ReadyPage>;
}

/** What a tenant is published from: another of these is another version. */
export interface Sources {
  readonly tenant: PublicTenant;
  readonly base: string;
  readonly languages: ReadonlyMap<string, WordsFile>;
  readonly now: Date;
}

/** Keeps what is published over changes of its neighbours: one changed file makes one tenant anew. */
export interface PublishedTenants {
  get(site: Site, sources: Sources): ReadyTenant;
}

interface Kept {
  readonly words: readonly (WordsFile | undefined)[];
  readonly prerenderedAt: number;
  readonly ready: ReadyTenant;
}

/** @param distDir where `npm run build` may have left the pages compressed */
export function createPublishedTenants(distDir: string): PublishedTenants {
  // A changed file is a new tenant object, so what belongs to the old one goes with it.
  const kept = new WeakMap<PublicTenant, Map<string, Kept>>();
  return {
    get(site, { tenant, base, languages, now }) {
      const words = tenant.languages.map((language) => languages.get(language));
      const prerenderedAt = prerenderTimes(tenant, now).prerenderedAt.getTime();
      const known = kept.get(tenant)?.get(base);
      const isSame =
        known?.prerenderedAt === prerenderedAt && words.every((each, index) => each === known.words[index]);
      if (isSame) return known.ready;
      const ready = makeReady(distDir, tenant.code, site.publish(tenant, base));
      const ofTenant = kept.get(tenant) ?? new Map<string, Kept>();
      kept.set(tenant, ofTenant.set(base, { words, prerenderedAt, ready }));
      return ready;
    },
  };
}

function makeReady(
  distDir: string,
  code: string,
  { version, pages, prerenders }: PublishedTenant,
): ReadyTenant {
  const ready = new Map<string, Promise<ReadyPage>>();
  return {
    version,
    pageNames: [...pages.keys()],
    prerenders,
    page(name) {
      const page = pages.get(name);
      if (!page) return Promise.reject(new Error(`There is no page "${name}".`));
      const made =
        ready.get(name) ?? toReadyPage(page, version, () => readPublishedPage(distDir, code, version, name));
      ready.set(name, made);
      return made;
    },
  };
}

/**
 * @param version the ETag: the hash of the content, so that two versions of one second and one length differ
 * @param readCompressed the page as it lies on disk, if it does
 */
export async function toReadyPage(
  { html, policies }: RenderedPage,
  version: string,
  readCompressed: () => Promise<{ br: Uint8Array; gzip: Uint8Array } | null> = async () => null,
): Promise<ReadyPage> {
  const identity = Buffer.from(html);
  const found = await readCompressed();
  return {
    body: found ? { identity, ...found } : await compress('page.html', identity),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policies,
      // Weak: the same for each encoding of one content (RFC 9110, section 8.8.1).
      etag: `W/"${version}"`,
    },
  };
}
