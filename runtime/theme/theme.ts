/** The part of a tenant's theme that colours and type are made of. Colours are six-digit hex. */
export interface Theme {
  readonly brand: string;
  readonly accent: string;
  /** The tenant's own shades instead of the derived tints (CON-54). Decoration only. */
  readonly shades?: Readonly<Partial<Record<ShadeName, string>>> | undefined;
  /** Family lists that stand before the portal's own. */
  readonly fonts?: { readonly text?: string | undefined; readonly display?: string | undefined } | undefined;
}

export const SHADE_NAMES = ['20', '40', '60', '80'] as const;
export type ShadeName = (typeof SHADE_NAMES)[number];
