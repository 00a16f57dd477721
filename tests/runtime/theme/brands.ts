import type { Theme } from '../../../runtime/theme/theme.ts';

/** The tenants' brands, the neutral one, and six stress tests for any hue a tenant may bring. */
export const BRANDS: Readonly<Record<string, Theme>> = {
  green: { brand: '#0C7A5B', accent: '#FFC145' },
  blue: { brand: '#2A48E8', accent: '#FF8A66' },
  purple: { brand: '#7B2D8E', accent: '#9BE0C4' },
  neutral: { brand: '#46506B', accent: '#7BA7FF' },
  yellow: { brand: '#FFD500', accent: '#333333' },
  red: { brand: '#E4002B', accent: '#FFD000' },
  cyan: { brand: '#00C2E0', accent: '#FF00AA' },
  black: { brand: '#000000', accent: '#FFFFFF' },
  orange: { brand: '#FF7A00', accent: '#0044FF' },
  lime: { brand: '#B6FF00', accent: '#7700FF' },
};
