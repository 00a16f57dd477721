import { SHADE_NAMES, type Theme } from './theme.ts';

const HEX = /^#[0-9a-f]{6}$/i;
/** Families between quotes or bare, separated by commas: nothing that could end a declaration or a style element. */
const FAMILIES = /^[\p{L}\p{N} ,'"-]+$/u;

/**
 * A tenant's theme as one CSS rule for the selector. It goes into a style element, so nothing but colours and
 * family names passes (threat X5).
 *
 * @throws Error for a colour that is not six-digit hex, or a family list with other signs than names need
 */
export function themeCss({ brand, accent, shades = {}, fonts = {} }: Theme, selector = ':root'): string {
  const declarations = [
    `--brand:${checkColour(brand)}`,
    `--accent:${checkColour(accent)}`,
    ...SHADE_NAMES.flatMap((name) => (shades[name] ? [`--brand-${name}:${checkColour(shades[name])}`] : [])),
    ...(['text', 'display'] as const).flatMap((name) =>
      fonts[name] ? [`--font-${name}:${checkFamilies(fonts[name])}`] : [],
    ),
  ];
  return `${selector}{${declarations.join(';')}}`;
}

function checkColour(value: string): string {
  if (!HEX.test(value)) throw new Error(`"${value}" is no six-digit hex colour.`);
  return value;
}

function checkFamilies(value: string): string {
  if (!FAMILIES.test(value)) throw new Error(`"${value}" is no list of font families.`);
  return value;
}
