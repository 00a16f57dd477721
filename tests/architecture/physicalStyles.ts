/** What says left or right in styles, where lines may run either way, and what to say instead. */
import postcss, { type Declaration, type Rule } from 'postcss';

/** Names that no language from right to left turns round, with the logical name of each. */
const NAMES: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [/^(left|right)$/, (_, side) => `inset-inline-${logical(side)}`],
  [
    /^(scroll-margin|scroll-padding|margin|padding|border)-(left|right)(-.+)?$/,
    (_, name, side, rest = '') => `${name}-inline-${logical(side)}${rest}`,
  ],
  [
    /^border-(top|bottom)-(left|right)-radius$/,
    (_, block, side) => `border-${block === 'top' ? 'start' : 'end'}-${logical(side)}-radius`,
  ],
];
/** Shorthands whose second value is the right, and whose fourth the left. */
const SIDES = /^(margin|padding|inset|scroll-margin|scroll-padding|border-width|border-style|border-color)$/;

const logical = (side = ''): string => (side === 'left' ? 'start' : 'end');

/** Null where a declaration says nothing of left and right. */
function adviceFor({ prop, value }: Declaration): string | null {
  for (const [name, advise] of NAMES) {
    const found = name.exec(prop);
    if (found) return `say ${advise(...found)}`;
  }
  const parts = valuesOf(value);
  if (SIDES.test(prop) && parts.length === 4 && parts[1] !== parts[3])
    return `say ${prop}-block and ${prop}-inline`;
  if (prop === 'border-radius' && isLopsided(value)) return 'say border-start-start-radius and the like';
  if (/^(text-align|float|clear)$/.test(prop) && /^(left|right)$/.test(value))
    return `say ${prop}: ${prop === 'text-align' ? '' : 'inline-'}${logical(value)}`;
  if (prop === 'transform-origin' && /\b(left|right)\b/.test(value))
    return 'turn it for [dir="rtl"] beside it';
  if (/translateX\(|translate(3d)?\((?!0)/.test(value) && !value.includes('--way'))
    return 'multiply the way by var(--way)';
  if (prop === 'translate' && !/^0/.test(value) && !value.includes('--way'))
    return 'multiply the way by var(--way)';
  if (prop === 'box-shadow' && /\binset (?!0)-?[\d.]/.test(value)) return 'multiply the way by var(--way)';
  return null;
}

/** Top left is not as top right, or bottom right not as bottom left. */
function isLopsided(value: string): boolean {
  return value.split('/').some((each) => {
    const [first, second = first, third = first, fourth = second] = valuesOf(each.trim());
    return first !== second || third !== fourth;
  });
}

/** Values between blanks; blanks in brackets are part of a value. */
function valuesOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

/**
 * Each declaration that says left or right, as `selector: property: value` with what to say instead. Rules for one
 * direction may.
 */
export function physicalStyles(css: string): readonly { readonly place: string; readonly advice: string }[] {
  const found: { place: string; advice: string }[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const selector = (declaration.parent as Rule | undefined)?.selector ?? '';
    const advice = selector.includes('[dir=') ? null : adviceFor(declaration);
    if (advice) found.push({ place: `${selector} { ${declaration.prop}: ${declaration.value} }`, advice });
  });
  return found;
}
