/** The icons of a tenant that stands on a home screen: its mark in its colours, on a ground on which it is seen. */

import { deriveRoles } from '../../runtime/theme/deriveRoles.ts';
import { contrastRatio, hexOf, oklchOf } from '../../runtime/theme/oklch.ts';
import type { Theme } from '../../runtime/theme/theme.ts';
import { markPaths } from './brandMark.ts';
import { hashOf } from './hashOf.ts';
import { RASTERISER, rasterise } from './rasterise.ts';

/** What a browser may do with an icon: show it as it is, or cut it to a shape of its own (W3C, Web Application Manifest). */
export type IconPurpose = 'any' | 'maskable';

/** An entry of `icons` in a manifest. */
export interface AppIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: IconPurpose;
}

export interface AppIcons {
  readonly icons: readonly AppIcon[];
  /** The one for browsers that read no manifest: fills its square, as they cut it themselves. */
  readonly touchIcon: string;
  /** What makes each file, by its address. */
  readonly renders: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

/** In pixels: what home screens and splash screens ask for. */
const SIZES = [192, 512] as const;
/** The side of the icon in its own units. */
const SIDE = 100;
/** How much of the side the mark takes. A corner of it lies half its diagonal from the centre, and a mask may leave a circle of 0.4 of the side. */
const MARK: Readonly<Record<IconPurpose, number>> = { any: 0.64, maskable: 0.54 };
/** Corners of an icon that nobody cuts. */
const ROUND = 18;
/** WCAG 2.2, 1.4.11: of the mark to its ground. */
const SEEN = 3;

/** @returns the icons as their manifest names them; the files are made when somebody asks for one */
export function appIcons(theme: Theme): AppIcons {
  const made = (['any', 'maskable'] as const).flatMap((purpose) => {
    const svg = iconSvg(theme, purpose);
    const name = hashOf(`${RASTERISER}\n${svg}`);
    return SIZES.map((size) => {
      const src = `/static/icons/${name}-${size}.png`;
      const icon: AppIcon = { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
      return { icon, render: () => rasterise(svg, size) };
    });
  });
  const touch = made.find(({ icon }) => icon.purpose === 'maskable');
  return {
    icons: made.map(({ icon }) => icon),
    touchIcon: touch?.icon.src ?? '',
    renders: new Map(made.map(({ icon, render }) => [icon.src, render])),
  };
}

/** An icon as a drawing, 100 units wide and high. */
export function iconSvg(theme: Theme, purpose: IconPurpose): string {
  const scale = (SIDE * MARK[purpose]) / 32;
  const start = (SIDE * (1 - MARK[purpose])) / 2;
  const corners = purpose === 'any' ? ` rx="${ROUND}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}"${corners} fill="${groundOf(theme)}"/><g transform="translate(${start} ${start}) scale(${scale})">${markPaths(theme)}</g></svg>`;
}

/** White, as in the portal's head; for a brand so light that it would vanish on it, the dark of its cards. */
function groundOf(theme: Theme): string {
  const { surface, 'card-night': night } = deriveRoles(theme, 'light');
  return hexOf(contrastRatio(oklchOf(theme.brand), surface) >= SEEN ? surface : night);
}
