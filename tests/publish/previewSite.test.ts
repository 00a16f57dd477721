import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadWordsFiles, type WordsFile } from '../../compiler/builtInWords.ts';
import { type Build, loadBuild } from '../../publish/build/loadBuild.ts';
import { createSite } from '../../publish/page/createSite.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { manifests } from '../../screens/index.ts';
import { buildFixtureRuntime } from '../host/support/buildFixtureRuntime.ts';
import { shippedTenants } from '../support/shippedTenants.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const [tenant = noTenant()] = shippedTenants;

let distDir: string;
let build: Build;
let languages: ReadonlyMap<string, WordsFile>;
/** Languages of the home pages that were rendered, in order. */
let rendered: string[];
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'previewed-'));
  await buildFixtureRuntime(distDir);
  const loaded = await loadBuild(distDir);
  build = {
    ...loaded,
    prerenderHome(page, ...rest) {
      rendered.push(page.language);
      return loaded.prerenderHome(page, ...rest);
    },
  };
  const files = await loadWordsFiles('tenant-config/languages');
  languages = new Map(files.flatMap((each) => (each.ok ? [[each.file.language, each.file] as const] : [])));
});
afterAll(() => rm(distDir, { recursive: true }));

function noTenant(): never {
  throw new Error('No tenant is shipped.');
}

interface Asked {
  readonly tenant?: PublicTenant;
  readonly languages?: ReadonlyMap<string, WordsFile>;
  readonly now?: Date;
  readonly script?: string | null;
}

function publish({ tenant: asked = tenant, now = NOW, script = 'first', ...words }: Asked = {}) {
  rendered = [];
  const preview = script === null ? undefined : { framedBy: 'http://localhost:4200', script };
  const site = createSite({ build, tenants: [asked], languages, screens: manifests, now, preview, ...words });
  return site.publish(asked, `/${asked.code}`);
}

describe('a tenant that is previewed', () => {
  it('has the home page of one language rendered once somebody looks at it, and no other', () => {
    const { pages, version } = publish();
    expect(rendered).toEqual([]);
    const [, language = ''] = tenant.languages;
    const page = pages.get(`${language}/index.html`);
    expect(page?.text).toContain(`<html lang="${language}"`);
    expect(page?.text).toContain(version);
    expect(page?.policies).toHaveLength(2);
    expect(rendered).toEqual([language]);
  });

  it('has the pages of a published one, but for what makes it a preview', () => {
    const [published, previewed] = [publish({ script: null }), publish({ script: '' })];
    expect([...previewed.pages.keys()]).toEqual([...published.pages.keys()]);
    for (const [name, { text }] of published.pages)
      expect(previewed.pages.get(name)?.text.replaceAll(previewed.version, published.version)).toBe(
        text.replace('<meta name="viewport"', '<script></script>\n<meta name="viewport"'),
      );
  });

  it('has the same version for the same text', () => {
    const copy = structuredClone(tenant);
    expect(publish({ tenant: copy }).version).toBe(publish().version);
  });

  it.each<[string, () => Asked]>([
    ['a colour', () => ({ tenant: { ...tenant, theme: { ...tenant.theme, brand: '#123456' } } })],
    ['the script of its pages', () => ({ script: 'second' })],
    ['the year in its footer', () => ({ now: new Date('2027-06-01T12:00:00Z') })],
    ['words of a language', () => ({ languages: withOtherWords(tenant.languages[0]) })],
    ['words of a language that it does not offer', () => ({ languages: withOtherWords('en') })],
  ])('has another version with another of %s', (_, other) => {
    expect(publish(other()).version).not.toBe(publish().version);
  });
});

/** The same words, and one more. */
function withOtherWords(language: string): ReadonlyMap<string, WordsFile> {
  const file = languages.get(language);
  if (!file) throw new Error(`There are no words of ${language}.`);
  return new Map([...languages, [language, { ...file, json: file.json.replace(/}$/, ',"more":"More"}') }]]);
}

describe('a tenant that is published', () => {
  it('has all of its home pages rendered, since its version is the hash of them', () => {
    publish({ script: null });
    expect(rendered).toEqual(tenant.languages);
  });
});
