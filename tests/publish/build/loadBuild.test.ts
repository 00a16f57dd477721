/** What is read of a build, and how it is said that there is none: a folder with a few small files stands in for it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILD_FOLDER, buildInfoPath, readBuildInfo } from '../../../publish/build/buildInfo.ts';
import { loadBuild } from '../../../publish/build/loadBuild.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-build-'));
  await mkdir(join(dist, '.build'));
});
afterEach(() => rm(dist, { recursive: true }));

const INFO = {
  version: '3.10.4',
  hash: 'abc',
  render: '.build/render.mjs',
  renderForms: '.build/forms.mjs',
  homeStyles: { ltr: '.build/ltr.json', rtl: null },
};

async function build(changes: object = {}): Promise<void> {
  const files = {
    'build.json': JSON.stringify({ ...INFO, ...changes }),
    'render.mjs': 'export const prerenderHome = () => ({ html: "home", waiting: "" });',
    'forms.mjs':
      'export const prerenderForm = () => "form"; export const prerenderedScreens = ["contactUs"];',
    'ltr.json': '[{"css":"a{}","needs":[["a"]]}]',
    'rtl.json': '[{"css":"b{}","needs":[],"within":"@media print"}]',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, '.build', name), text);
}

describe('what a build says of itself', () => {
  it('stands in a hidden folder', () => {
    expect(BUILD_FOLDER).toBe('.build');
    expect(buildInfoPath('dist')).toBe(join('dist', '.build', 'build.json'));
  });

  it('is read as it was written', async () => {
    await build();
    expect(await readBuildInfo(dist)).toEqual(INFO);
  });

  it('is nothing where nothing is built', async () => {
    expect(await readBuildInfo(dist)).toBeNull();
    expect(await readBuildInfo(join(dist, 'none'))).toBeNull();
  });

  it('is an error where it cannot be read', async () => {
    await mkdir(join(dist, '.build', 'build.json'));
    await expect(readBuildInfo(dist)).rejects.toThrow('EISDIR');
  });
});

describe('a build', () => {
  it('is what it says of itself, its programs that render, and the styles of home pages by direction', async () => {
    await build();
    const { prerenderHome, prerenderForm, ...rest } = await loadBuild(dist);
    expect(rest).toEqual({
      info: INFO,
      prerenderedScreens: ['contactUs'],
      homeStyles: { ltr: [{ css: 'a{}', needs: [['a']] }], rtl: [] },
    });
    const [home, form] = [prerenderHome as () => unknown, prerenderForm as () => unknown];
    expect([home(), form()]).toEqual([{ html: 'home', waiting: '' }, 'form']);
  });

  it('has other styles where lines run from the right', async () => {
    await build({ homeStyles: { ltr: null, rtl: '.build/rtl.json' } });
    expect((await loadBuild(dist)).homeStyles).toEqual({
      ltr: [],
      rtl: [{ css: 'b{}', needs: [], within: '@media print' }],
    });
  });

  it('is said to be missing, with what makes one', async () => {
    await expect(loadBuild(dist)).rejects.toThrow(
      new RegExp(`^Nothing is built in ${dist}\\. Run \`npm run build\` first\\.$`),
    );
  });

  it('is an error where only a part of it is there', async () => {
    await build({ homeStyles: { ltr: '.build/none.json', rtl: null } });
    await expect(loadBuild(dist)).rejects.toThrow('ENOENT');
    await build({ render: '.build/none.mjs' });
    await expect(loadBuild(dist)).rejects.toThrow('none.mjs');
  });
});
