/** Small screens for tests of the assembly: no product screen is needed to show how folding works. */
import type { CardFacts, Manifest } from '../../runtime/assemble/manifest.ts';

const load = () => Promise.resolve({ default: () => null });

export function aScreen(manifest: Partial<Manifest> & Pick<Manifest, 'id' | 'paths'>): Manifest {
  return { layout: 'oneColumn', guards: [], load, ...manifest };
}

export function aCard(
  changes: Partial<CardFacts> = {},
): CardFacts & { acceptanceCategories: readonly string[] } {
  return {
    id: 'ref-CN1',
    status: 'active',
    isVirtual: false,
    acceptanceCategories: [],
    flags: {
      canBeDeleted: false,
      isBlockDisplayed: false,
      isBlockedTemporarily: false,
      canBeActivated: false,
      isPinChangeDisplayed: false,
      isPinRevealDisplayed: false,
      isPermanentBlockDisplayed: false,
    },
    ...changes,
  };
}
