interface Facts {
  readonly status: string;
  readonly blockReason?: string;
  readonly flags: Readonly<
    Record<
      'canBeDeleted' | 'isBlockDisplayed' | 'isBlockedTemporarily' | 'isPermanentBlockDisplayed',
      boolean
    >
  >;
}

/**
 * Whether a card allows an action (LOV-07, LOV-08), for the definition of its screen and for the screen itself. A file of its
 * own: a screen that imports its definition would stand in the list of all screens, and change that with itself.
 */
export const isActionAvailable = {
  block: ({ status, flags }: Facts) =>
    (status === 'active' || status === 'issued') && flags.isBlockDisplayed && !flags.isBlockedTemporarily,
  // Whatever its flags say, what was blocked for good stays blocked (LOV-08).
  unblock: ({ status, blockReason = '', flags }: Facts) =>
    status === 'blocked' &&
    flags.isBlockDisplayed &&
    flags.isBlockedTemporarily &&
    !['lost', 'stolen', 'damaged'].includes(blockReason),
  blockPermanently: ({ status, flags }: Facts) =>
    ['active', 'issued', 'blocked'].includes(status) && flags.isPermanentBlockDisplayed,
  remove: ({ flags }: Facts) => flags.canBeDeleted,
} as const;
