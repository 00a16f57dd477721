/** The list of screens in which some more are built: tests of links to screens that others write. */
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';
import { manifests } from '../../screens/index.ts';

export function manifestsWith(...ids: readonly ScreenId[]): readonly Manifest[] {
  const load = () => Promise.resolve({ default: () => null });
  return manifests.map((manifest) => (ids.includes(manifest.id) ? { ...manifest, load } : manifest));
}

/** Without the screens named, as if nobody had built them. */
export function manifestsWithout(...ids: readonly ScreenId[]): readonly Manifest[] {
  return manifests.map(({ load, ...manifest }) =>
    load && !ids.includes(manifest.id) ? { ...manifest, load } : manifest,
  );
}
