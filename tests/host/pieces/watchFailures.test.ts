/** What a host does where folders cannot be watched. */
import fs, { type FSWatcher } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolders } from '../../../host/serve/watchFolders.ts';
import { watchTenantFolder } from '../../../host/serve/watchTenantFolder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-watched-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The machine may be busy with other tests. */
const SOON = { timeout: 30_000 };
const seen = (told: readonly string[], name: string) =>
  vi.waitFor(() => expect(told).toContain(join(folder, name)), SOON);

describe('folders that are watched', () => {
  it('are told of where further ones cannot be listed after a change, and somebody hears of it', async () => {
    const told: string[] = [];
    const errors: string[] = [];
    let isFirst = true;
    const list = () => {
      if (!isFirst) throw new Error('no space left');
      isFirst = false;
      return [folder];
    };
    const watch = watchFolders(
      list,
      (paths) => void told.push(...paths),
      ({ message }) => void errors.push(message),
    );
    await writeFile(join(folder, 'bg.json'), '1');
    await seen(told, 'bg.json');
    await writeFile(join(folder, 'pl.json'), '1');
    await seen(told, 'pl.json');
    expect([...new Set(errors)]).toEqual(['no space left']);
    watch.close();
  });

  it('are let go where one of the first cannot be watched, so that the program can end', async () => {
    const { watch } = fs;
    const opened: FSWatcher[] = [];
    const closed = vi.fn();
    // As where a machine may watch no more: what Node itself watches by.
    fs.watch = ((...args: Parameters<typeof watch>) => {
      if (opened.length === 2) throw new Error('no space left');
      const watcher = watch(...args).on('close', closed);
      opened.push(watcher);
      return watcher;
    }) as typeof watch;
    syncBuiltinESMExports();
    try {
      const names = ['a', 'b', 'c'].map((name) => join(folder, name));
      await Promise.all(names.map((name) => mkdir(name)));
      expect(() =>
        watchFolders(
          () => names,
          () => undefined,
        ),
      ).toThrow('no space left');
      await expect.poll(() => closed.mock.calls).toHaveLength(2);
    } finally {
      fs.watch = watch;
      syncBuiltinESMExports();
      for (const watcher of opened) watcher.close();
    }
  });

  it('are those of tenants also where a file has the name of the pictures', async () => {
    const told: string[] = [];
    const logged: unknown[] = [];
    await writeFile(join(folder, 'assets'), '');
    const watch = watchTenantFolder(
      folder,
      (entry) => void logged.push(entry),
    )((paths = new Set()) => void told.push(...paths));
    await writeFile(join(folder, 'bg.json'), '1');
    await seen(told, 'bg.json');
    await rm(join(folder, 'assets'));
    await mkdir(join(folder, 'assets/bg'), { recursive: true });
    await seen(told, 'assets');
    await vi.waitFor(async () => {
      await writeFile(join(folder, 'assets/bg/card.svg'), String(Math.random()));
      expect(told).toContain(join(folder, 'assets/bg/card.svg'));
    }, SOON);
    expect(logged).toEqual([]);
    watch.close();
  });
});
