import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContrast, failingPairs } from '../../../runtime/theme/contrast.ts';
import { contrastRatio, linearRgbOf, oklchOf } from '../../../runtime/theme/oklch.ts';
import { BRANDS } from './brands.ts';

describe('contrast', () => {
  it('is 21:1 for white on black, 1:1 for a colour on itself, and the same both ways', () => {
    const [white, black, grey] = [oklchOf('#FFFFFF'), oklchOf('#000000'), oklchOf('#767676')];
    expect(contrastRatio(white, black)).toBeCloseTo(21, 3);
    expect(contrastRatio(grey, grey)).toBe(1);
    expect(contrastRatio(white, grey)).toBeCloseTo(4.54, 2);
    expect(contrastRatio(grey, white)).toBe(contrastRatio(white, grey));
  });

  it('reads a hex colour into OKLCH and back without loss', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (colour) => {
        expect(linearRgbOf(oklchOf(colour)).map(toByte)).toEqual([1, 3, 5].map((at) => byteAt(colour, at)));
      }),
    );
  });

  it.each(Object.entries(BRANDS))('holds in every role, light and dark, with a %s brand', (_, theme) => {
    expect(failingPairs(theme)).toEqual([]);
  });

  it('measures every pair in both schemes', () => {
    const pairs = checkContrast({ brand: '#0C7A5B', accent: '#FFC145' });
    const [light, dark] = ['light', 'dark'].map((scheme) => pairs.filter((pair) => pair.scheme === scheme));
    expect(light?.map(({ pair }) => pair)).toEqual(dark?.map(({ pair }) => pair));
    expect(new Set(light?.map(({ pair }) => pair)).size).toBe(light?.length);
    expect(light).toContainEqual(expect.objectContaining({ pair: 'ink on canvas', minimum: 4.5 }));
    expect(light).toContainEqual(expect.objectContaining({ pair: 'line-control on surface', minimum: 3 }));
  });

  it('holds for any two colours a tenant may bring', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (brand, accent) => {
        expect(failingPairs({ brand, accent })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('names the pair that a shade of the tenant makes unreadable', () => {
    const theme = { brand: '#0C7A5B', accent: '#FFC145', shades: { 20: '#0C5A4B' } };
    expect(failingPairs(theme).map(({ pair, scheme }) => `${pair}, ${scheme}`)).toEqual([
      'card-deep on brand-20, light',
      'card-deep on brand-20, dark',
    ]);
  });
});

function byteAt(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}

function toByte(light: number): number {
  const channel = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255);
}
