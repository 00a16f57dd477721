import type { Manifest } from '../assemble/manifest.ts';
import type { Connection } from '../routing/connection.ts';
import type { ScreenStyles } from './screenStyles.ts';

export interface StyleLoading {
  /** Addresses by screen. */
  readonly styles: ScreenStyles;
  /** @returns whether a stylesheet came */
  readonly load: (href: string) => Promise<boolean>;
  readonly connection: () => Pick<Connection, 'isThere'>;
  /** The person is told of a style that failed, once for each screen that lacks it (APP-13, ERR-92). */
  readonly onMissing: () => void;
}

/**
 * Screens that come with their styles, both asked for at once, so that none is seen without them. One whose styles cannot
 * be had is shown as it is; without a connection it waits with its script (runtime/routing/loadChunk.ts).
 */
export function withStyles(
  manifest: Manifest,
  { styles, load, connection, onMissing }: StyleLoading,
): Manifest {
  const addresses = styles[manifest.id];
  const loadScreen = manifest.load;
  if (!addresses || !loadScreen) return manifest;
  const loadAll = async () => {
    // In their order, which is that of their rules.
    const came = await Promise.all(addresses.map(load));
    if (came.every(Boolean)) return;
    if (!(await connection().isThere()))
      throw new Error(`Styles of the screen "${manifest.id}" did not load.`);
    onMissing();
  };
  return { ...manifest, load: async () => (await Promise.all([loadScreen(), loadAll()]))[0] };
}
