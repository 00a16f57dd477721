import { describe, expect, it } from 'vitest';
import { themeCss } from '../../../runtime/theme/themeCss.ts';

const THEME = { brand: '#0C7A5B', accent: '#ffc145' };

describe('themeCss', () => {
  it('writes the two colours of a tenant as one rule', () => {
    expect(themeCss(THEME)).toBe(':root{--brand:#0C7A5B;--accent:#ffc145}');
    expect(themeCss(THEME, '[data-tenant="xx"]')).toBe(
      '[data-tenant="xx"]{--brand:#0C7A5B;--accent:#ffc145}',
    );
  });

  it('adds the shades and families that a tenant brings itself', () => {
    const theme = {
      ...THEME,
      shades: { 20: '#D9F2EA', 80: '#3F9A80' },
      fonts: { display: '"Foo Sans", serif' },
    };
    expect(themeCss(theme)).toBe(
      ':root{--brand:#0C7A5B;--accent:#ffc145;--brand-20:#D9F2EA;--brand-80:#3F9A80;--font-display:"Foo Sans", serif}',
    );
  });

  it.each(['red', '#0C7', '#0C7A5B80', '0C7A5B', '', '#0C7A5B;}body{background:url(//evil)', '#0C7A5B\n'])(
    'refuses %j as a colour',
    (colour) => {
      expect(() => themeCss({ ...THEME, brand: colour })).toThrow('no six-digit hex colour');
      expect(() => themeCss({ ...THEME, accent: colour })).toThrow('no six-digit hex colour');
    },
  );

  it.each(['Foo;}*{display:none', '</style><script>', 'url(//evil)', 'Foo\\22'])(
    'refuses %j as a family list',
    (text) => {
      expect(() => themeCss({ ...THEME, fonts: { text } })).toThrow('no list of font families');
    },
  );
});
