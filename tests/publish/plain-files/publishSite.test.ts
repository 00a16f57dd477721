/**
 * What is published as plain files of one tenant, over a build that is a few lines, without screens: what is written, what
 * goes, and when nothing is. The tenant is compiled each time, with the words of its languages.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../../compiler/problem.ts';
import { readLiveSince } from '../../../publish/build/buildTimes.ts';
import { type PublishOptions, publishSite } from '../../../publish/plain-files/publishSite.ts';
import { aScreen } from '../../support/screens.ts';

let root: string;
let dist: string;
let config: string;

const program = { entry: '/static/a.js', imports: [], styles: null };
const INFO = {
  version: '3.10.4',
  hash: 'abc',
  programs: { main: program, home: program, switcher: program, application: program, earlyForm: program },
  inline: { main: '1', home: '2', switcher: '3' },
  chunks: {},
  styles: {},
  screens: {},
  render: '.build/render.mjs',
  renderForms: '.build/forms.mjs',
  homeStyles: { ltr: null, rtl: null },
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-site-'));
  [dist, config] = [join(root, 'dist'), join(root, 'config')];
  await mkdir(join(dist, '.build'), { recursive: true });
  await writeFile(join(dist, '.build/build.json'), JSON.stringify(INFO));
  await writeFile(
    join(dist, '.build/render.mjs'),
    'export const prerenderHome = () => ({ html: "", waiting: "" });',
  );
  await writeFile(
    join(dist, '.build/forms.mjs'),
    'export const prerenderForm = () => ""; export const prerenderedScreens = [];',
  );
  // Compressing takes most of the time: what is there is not compressed again.
  await putFiles();
  await publish();
});

/** The files of one tenant, as they are in the folder. */
async function putFiles(): Promise<void> {
  await rm(config, { recursive: true, force: true });
  for (const name of ['bg.json', 'languages/bg.json', 'languages/en.json'])
    await cp(join('tenant-config', name), join(config, name));
}
beforeEach(putFiles);
afterAll(() => rm(root, { recursive: true }));

const SCREENS = [
  aScreen({ id: 'home', paths: ['home'] }),
  aScreen({ id: 'accountHome', paths: ['account'], guards: ['signedIn'] }),
  aScreen({
    id: 'myCardAcceptance',
    paths: ['acceptance'],
    feature: 'cardAcceptance',
    calls: ['GET /users/{user}/cards/{id}/acceptance-categories'],
  }),
];
const warnings: Problem[] = [];
function publish(changes: Partial<PublishOptions> = {}): Promise<readonly Problem[]> {
  warnings.length = 0;
  return publishSite({
    distDir: dist,
    tenantConfigDir: config,
    environment: 'dev',
    variables: {},
    screens: SCREENS,
    now: new Date('2026-11-23T12:00:00Z'),
    warn: (warning) => warnings.push(warning),
    ...changes,
  });
}
async function fileOf(name: string) {
  return JSON.parse(await readFile(join(config, name), 'utf8')) as Readonly<Record<string, object>>;
}
/** The tenant with these keys in place of its own. */
const change = async (changes: object) =>
  writeFile(join(config, 'bg.json'), JSON.stringify({ ...(await fileOf('bg.json')), ...changes }));
const read = (name: string) => readFile(join(dist, name), 'utf8');

describe('a published site', () => {
  it('has its tenants, the page of no tenant twice, and what nginx is told', async () => {
    await mkdir(join(dist, 'gone/deep'), { recursive: true });
    await writeFile(join(dist, 'file.txt'), '');
    expect(await publish({ warn: undefined })).toEqual([]);
    expect((await readdir(dist)).sort()).toEqual([
      '.build',
      '.nginx',
      '404.html',
      'bg',
      'file.txt',
      'index.html',
      'static',
    ]);
    expect(await read('404.html')).toBe(await read('index.html'));
    const [version = ''] = (await readdir(join(dist, 'bg'))).filter((name) => /^[0-9a-f]{16}$/.test(name));
    expect(await read('.nginx/tenants/bg.conf')).toContain(`/bg/${version}/shell.html`);
    expect(await read('.nginx/tenants/bg.conf')).toContain('location = /bg/en/ {');
    const gateways = await read('.nginx/http.conf');
    expect(gateways).toContain('"bg" "BG_GATEWAY_CLIENT_ID";');
    expect(gateways).not.toContain('"bg GET /users');
    expect(await read('.nginx/server.conf')).not.toContain('strict-transport-security');
  });

  it('is live since the build began that it is made with', async () => {
    const built = async (began: Date) => utimes(join(dist, '.build/build.json'), began, began);
    const [first, second] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')];
    await built(first);
    await publish();
    await built(second);
    // It has a problem: the pages of the build before stay live.
    expect(await publish({ environment: 'prod' })).not.toEqual([]);
    expect(await readLiveSince(dist)).toEqual(first);
    await publish();
    expect(await readLiveSince(dist)).toEqual(second);
  });

  it('has below its static addresses the words, the forms, what pages ask for late and the icons', async () => {
    await publish();
    const kinds = (await readdir(join(dist, 'static'), { recursive: true }))
      .filter((name) => /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name))
      .map((name) => name.replace(/[0-9a-f]{12,16}/, 'HASH'));
    expect([...new Set(kinds)].sort()).toEqual([
      'forms/HASH.js',
      'icons/HASH-192.png',
      'icons/HASH-512.png',
      'prerendered/HASH.json',
      'words/bg-HASH-later.json',
      'words/bg-HASH.json',
      'words/en-HASH-later.json',
      'words/en-HASH.json',
    ]);
  });

  it('renders no icon again that is there', async () => {
    await publish();
    const icons = join(dist, 'static/icons');
    const name = (await readdir(icons)).find((each) => each.endsWith('.png')) ?? '';
    await writeFile(join(icons, name), 'kept');
    await utimes(join(icons, name), 0, 0);
    await publish();
    expect(await readFile(join(icons, name), 'utf8')).toBe('kept');
    expect((await stat(join(icons, name))).mtimeMs).toBeGreaterThan(0);
  });

  it('has the pictures of its tenants', async () => {
    const { theme } = await fileOf('bg.json');
    await change({ theme: { ...theme, logo: { file: 'logo.svg', width: 120 } } });
    await mkdir(join(config, 'assets/bg'), { recursive: true });
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>';
    await writeFile(join(config, 'assets/bg/logo.svg'), picture);
    expect(await publish()).toEqual([]);
    const [name = ''] = (await readdir(join(dist, 'static/assets'))).filter((each) => each.endsWith('.svg'));
    expect(await read(`static/assets/${name}`)).toBe(picture);
  });

  it('holds back the calls that its tenants have closed', async () => {
    await change({ features: { cardAcceptance: 'paused' } });
    expect(await publish()).toEqual([]);
    expect(await read('.nginx/http.conf')).toContain(
      '"bg GET /users/{user}/cards/{id}/acceptance-categories" "paused";',
    );
  });
});

describe('what is a draft', () => {
  const location = 'location = /bg/uk';
  const draft = async () => {
    await change({ draftLanguages: ['uk'] });
    await writeFile(join(config, 'languages/uk.json'), '{"languageName":"Українська"}');
  };

  it('is a language that nobody finds, though it may lack texts', async () => {
    await draft();
    expect(await publish()).toEqual([]);
    expect(await read('.nginx/tenants/bg.conf')).toContain(`${location} { return 404; }`);
    expect(await readdir(join(dist, 'bg'))).not.toContain('uk');
  });

  it('is a language like any other where drafts are asked for', async () => {
    await draft();
    expect(await publish({ drafts: true })).toEqual([]);
    const locations = await read('.nginx/tenants/bg.conf');
    expect(locations).toContain(`${location}/ {`);
    expect(locations).not.toContain('{ return 404; }');
    expect(await readdir(join(dist, 'bg'))).toContain('uk');
  });

  it('is a tenant that is there only where drafts are asked for', async () => {
    await change({ status: 'draft' });
    expect(await publish({ drafts: true })).toEqual([]);
    expect(await readdir(dist)).toContain('bg');
    expect(await publish()).toEqual([]);
    expect(await readdir(dist)).not.toContain('bg');
  });
});

describe('files with a problem', () => {
  const torn = async () => {
    await rm(join(dist, 'index.html'), { force: true });
    return async () => expect(await readdir(dist)).not.toContain('index.html');
  };

  it('are published by nobody: a tenant', async () => {
    const nothing = await torn();
    await change({ timeZone: 'Mars' });
    const problems = await publish();
    expect(problems.map(({ file, pointer }) => [file, pointer])).toEqual([
      [join(config, 'bg.json'), '/timeZone'],
    ]);
    await nothing();
  });

  it('are published by nobody: words', async () => {
    const nothing = await torn();
    await writeFile(join(config, 'languages/bg.json'), '{');
    const [first] = await publish();
    expect(first?.file).toBe(join(config, 'languages/bg.json'));
    await nothing();
  });

  it('are published with a warning, which is a problem where somebody is strict', async () => {
    await writeFile(join(config, 'languages/xx.JSON'), '');
    const nothing = await torn();
    const [problem, ...others] = await publish({ isStrict: true });
    expect([problem?.file, others, warnings]).toEqual([join(config, 'languages/xx.JSON'), [], []]);
    await nothing();
    expect(await publish()).toEqual([]);
    expect(warnings).toEqual([problem]);
    expect(await readdir(dist)).toContain('index.html');
  });
});
