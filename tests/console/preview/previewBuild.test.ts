/** The built portal of previews: a small folder stands in for it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPreviewBuild } from '../../../console/server/preview/previewBuild.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-preview-'));
  await mkdir(join(dist, '.build'));
});
afterEach(() => rm(dist, { recursive: true }));

async function build(hash: string): Promise<void> {
  const info = {
    hash,
    render: '.build/render.mjs',
    renderForms: '.build/forms.mjs',
    homeStyles: { ltr: null, rtl: null },
  };
  const files = {
    'render.mjs': 'export const prerenderHome = () => ({ html: "home", waiting: "" });',
    'forms.mjs': 'export const prerenderForm = () => "form"; export const prerenderedScreens = [];',
    'build.json': JSON.stringify(info),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, '.build', name), text);
}

it('is loaded once, and again after a newer build', async () => {
  const read = createPreviewBuild(dist);
  expect(await read()).toBeNull();
  await build('one');
  await mkdir(join(dist, 'static'));
  const first = await read();
  expect(first?.build.info.hash).toBe('one');
  expect(await read()).toBe(first);
  await build('two');
  expect((await read())?.build.info.hash).toBe('two');
});

it('is loaded by the next preview where the files were out of reach for one', async () => {
  const read = createPreviewBuild(dist);
  await build('one');
  await expect(Promise.all([read(), read()])).rejects.toThrow('ENOENT');
  await mkdir(join(dist, 'static'));
  expect((await read())?.build.info.hash).toBe('one');
});
