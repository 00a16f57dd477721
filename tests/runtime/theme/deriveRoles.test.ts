import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { deriveRoles, SCHEMES, type Scheme } from '../../../runtime/theme/deriveRoles.ts';
import { linearRgbOf, mix, type Oklch, oklchOf, WHITE } from '../../../runtime/theme/oklch.ts';
import type { Theme } from '../../../runtime/theme/theme.ts';
import { BRANDS } from './brands.ts';

const STYLESHEETS = ['tokens.css', 'portalTokens.css'].map(
  (name) => new URL(`../../../runtime/theme/${name}`, import.meta.url),
);

describe('deriveRoles', () => {
  it('says in numbers what the stylesheet says in CSS, for every role, brand and scheme', async () => {
    const rules = await readRules();
    for (const [brand, theme] of Object.entries(BRANDS)) {
      for (const scheme of SCHEMES) {
        for (const [role, colour] of Object.entries(deriveRoles(theme, scheme))) {
          const rule = rules.get(role);
          expect(rule, `--${role} in tokens.css`).toBeDefined();
          const stated = linearRgbOf(evaluate(rule ?? '', theme, scheme));
          const derived = linearRgbOf(colour);
          for (const channel of [0, 1, 2] as const) {
            expect(derived[channel], `--${role}, ${brand}, ${scheme}`).toBeCloseTo(stated[channel], 5);
          }
        }
      }
    }
  });

  it.each(['#000000', '#4A4A4A', '#9A9A9A'])(
    'gives the grey brand %s no hue that it does not have',
    (brand) => {
      const hasOwnHue = /^(ok|bad|warn|info|accent)\b|^brand-(wash|line)/;
      for (const scheme of SCHEMES) {
        const roles = Object.entries(deriveRoles({ brand, accent: '#FFC145' }, scheme));
        const coloured = roles.filter(([name, { c }]) => !hasOwnHue.test(name) && c > 0.001);
        expect(coloured.map(([name]) => name)).toEqual([]);
      }
    },
  );

  it('takes the shades of the tenant instead of the derived ones', () => {
    const roles = deriveRoles({ brand: '#0C7A5B', accent: '#FFC145', shades: { 40: '#ABCDEF' } }, 'light');
    expect(roles['brand-40']).toEqual(oklchOf('#ABCDEF'));
    expect(roles['brand-60']).not.toEqual(roles['brand-40']);
  });
});

/** The declarations of the tokens by name; each role has one. */
async function readRules(): Promise<Map<string, string>> {
  const texts = await Promise.all(STYLESHEETS.map((sheet) => readFile(sheet, 'utf8')));
  const roles = texts.map((text) => text.split('@media')[0] ?? '').join('');
  const css = roles.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
  return new Map(
    [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name ?? '', (value ?? '').trim()]),
  );
}

/** As much of CSS Color 5 as the role rules use. */
function evaluate(rule: string, theme: Theme, scheme: Scheme): Oklch {
  const [, name, inside = ''] = /^([\w-]+) ?\((.*)\)$/.exec(rule) ?? [];
  const parts = splitOutside(inside, ',');
  if (name === 'light-dark') return evaluate(parts[scheme === 'light' ? 0 : 1] ?? '', theme, scheme);
  if (name === 'color-mix') {
    const [, base = '', share] = /^(.*) (\d+)%$/.exec(parts[1] ?? '') ?? [];
    return mix(evaluate(base, theme, scheme), Number(share) / 100, evaluate(parts[2] ?? '', theme, scheme));
  }
  if (name === 'var') return oklchOf(inside === '--brand' ? theme.brand : theme.accent);
  if (name === 'oklch') {
    const terms = splitOutside(inside, ' ');
    const base = terms[0] === 'from' ? evaluate(terms[1] ?? '', theme, scheme) : WHITE;
    const [l = 0, c = 0, h = 0] = terms
      .slice(terms[0] === 'from' ? 2 : 0)
      .map((term) => calculate(term, base));
    return { l, c, h };
  }
  if (rule === '#fff' || rule === 'white') return WHITE;
  throw new Error(`Cannot read the colour "${rule}".`);
}

function calculate(term: string, { l, c, h }: Oklch): number {
  const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  const calc = (value: number) => value;
  return new Function('l', 'c', 'h', 'min', 'clamp', 'calc', 'max', `return ${term}`)(
    l,
    c,
    h,
    Math.min,
    clamp,
    calc,
    Math.max,
  );
}

/** Splits where no bracket is open. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
