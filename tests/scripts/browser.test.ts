import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';

describe('the browser of the browser tests', () => {
  it('is the one that BROWSER_PATH names, or nothing is guessed', async () => {
    expect(await findBrowser({ BROWSER_PATH: process.execPath })).toBe(process.execPath);
    await expect(findBrowser({ BROWSER_PATH: '/no/such/file' })).rejects.toThrow(/no such file/);
  });

  it('is one that is there, before anything is installed', async () => {
    expect(await findBrowser({}, ['/no/such/file', process.execPath])).toBe(process.execPath);
  });

  it('is never installed where PORTAL_NO_INSTALL forbids it', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'browsers-'));
    const script = `import { findBrowser } from './scripts/browser.mjs';
      await findBrowser(process.env, []).catch((error) => console.log(error.message));`;
    const env = { PATH: process.env.PATH, PORTAL_NO_INSTALL: '1', PLAYWRIGHT_BROWSERS_PATH: empty };
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['--input-type=module', '--eval', script], { env }, (_error, out, errors) =>
        resolve(out + errors),
      );
    });
    expect(said).toMatch(/^There is no Chromium .* PORTAL_NO_INSTALL forbids to install one\./);
    await rm(empty, { recursive: true });
  });
});
