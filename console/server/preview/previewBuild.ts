import { readStaticFiles, type StaticFile } from '../../../host/serve/readStaticFiles.ts';
import { readBuildInfo } from '../../../publish/build/buildInfo.ts';
import { type Build, loadBuild } from '../../../publish/build/loadBuild.ts';

/** The built portal that previews run. */
export interface PreviewBuild {
  readonly build: Build;
  readonly files: ReadonlyMap<string, StaticFile>;
}

/** Loads the portal once, and again after a newer build. @returns what gives null where nothing is built */
export function createPreviewBuild(distDir: string): () => Promise<PreviewBuild | null> {
  let known: { readonly hash: string; readonly loaded: Promise<PreviewBuild> } | null = null;
  const load = async (): Promise<PreviewBuild> => ({
    build: await loadBuild(distDir),
    files: await readStaticFiles(distDir),
  });
  return async () => {
    const info = await readBuildInfo(distDir);
    if (!info) return null;
    if (known?.hash === info.hash) return known.loaded;
    const next = { hash: info.hash, loaded: load() };
    known = next;
    next.loaded.catch(() => {
      // The next preview tries again: files may have been out of reach for a moment.
      if (known === next) known = null;
    });
    return next.loaded;
  };
}
