/** The mark of a tenant: in a page, as its icon, as the icons of a home screen, and as a picture. */
import { describe, expect, it } from 'vitest';
import { appIcons, type IconPurpose, iconSvg } from '../../../publish/page/appIcons.ts';
import { brandMark, faviconAddress, markPaths, themeColour } from '../../../publish/page/brandMark.ts';
import { hashOf } from '../../../publish/page/hashOf.ts';
import { RASTERISER, rasterise } from '../../../publish/page/rasterise.ts';

const theme = { brand: '#0C7A5B', accent: '#FFC145' };
const FIRST = 'M0 16A16 16 0 0 1 16 0h16a16 16 0 0 1-16 16z';
const SECOND = 'M32 16a16 16 0 0 1-16 16H0a16 16 0 0 1 16-16z';
const paths = (brand: string, accent: string) =>
  `<path fill="${brand}" d="${FIRST}"/><path fill="${accent}" d="${SECOND}"/>`;

describe('the mark', () => {
  it.each([
    ['of a tenant has its two colours', theme, theme.brand, theme.accent],
    ['of nobody is grey and blue', null, '#46506B', '#7BA7FF'],
  ])('%s', (_, colours, brand, accent) => {
    expect(brandMark(colours)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">${paths(brand, accent)}</svg>`,
    );
    expect(themeColour(colours)).toBe(brand);
    const first = `<path fill='${brand.replace('#', '%23')}' d='${FIRST}'/>`;
    const second = `<path fill='${accent.replace('#', '%23')}' d='${SECOND}'/>`;
    expect(faviconAddress(colours)).toBe(
      `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' aria-hidden='true'>${first}${second}</svg>`,
    );
  });

  it('as an address escapes a sign that an address reads as one', () =>
    expect(faviconAddress({ brand: '%', accent: '#' })).toContain(
      `fill='%25' d='${FIRST}'/><path fill='%23'`,
    ));

  it('is drawn of two shapes, the brand first', () =>
    expect(markPaths(theme)).toBe(paths('#0C7A5B', '#FFC145')));
});

describe('an icon of a home screen', () => {
  const drawing = (ground: string, rect: string, group: string, { brand, accent } = theme) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100"${rect} fill="${ground}"/><g transform="${group}">${paths(brand, accent)}</g></svg>`;
  const masked = 'translate(23 23) scale(1.6875)';

  it.each<[string, IconPurpose, typeof theme, string, string, string]>([
    ['as it is has round corners', 'any', theme, '#FFFFFF', ' rx="18"', 'translate(18 18) scale(2)'],
    ['that is cut fills its square, its mark smaller', 'maskable', theme, '#FFFFFF', '', masked],
    [
      'of a brand that is just seen on white is white',
      'maskable',
      { ...theme, brand: '#40A770' },
      '#FFFFFF',
      '',
      masked,
    ],
    [
      'of a brand that is just not seen on white is dark',
      'maskable',
      { ...theme, brand: '#40A870' },
      '#122218',
      '',
      masked,
    ],
    [
      'of a light brand is dark in its hue',
      'maskable',
      { brand: '#FFF3B0', accent: '#FFE066' },
      '#211E0D',
      '',
      masked,
    ],
  ])('%s', (_, purpose, colours, ground, rect, group) => {
    expect(iconSvg(colours, purpose)).toBe(drawing(ground, rect, group, colours));
  });

  it('is named by what is drawn and by what draws it, in two sizes for each purpose [LOV-71]', () => {
    const nameOf = (purpose: IconPurpose) => hashOf(`resvg 2.6.2\n${iconSvg(theme, purpose)}`);
    const [any, maskable] = [nameOf('any'), nameOf('maskable')];
    const { icons, touchIcon, renders } = appIcons(theme);
    const type = 'image/png';
    expect(icons).toEqual([
      { src: `/static/icons/${any}-192.png`, sizes: '192x192', type, purpose: 'any' },
      { src: `/static/icons/${any}-512.png`, sizes: '512x512', type, purpose: 'any' },
      { src: `/static/icons/${maskable}-192.png`, sizes: '192x192', type, purpose: 'maskable' },
      { src: `/static/icons/${maskable}-512.png`, sizes: '512x512', type, purpose: 'maskable' },
    ]);
    expect(touchIcon).toBe(`/static/icons/${maskable}-192.png`);
    expect([...renders.keys()]).toEqual(icons.map(({ src }) => src));
  });

  it('is made as a picture of its size and its drawing', async () => {
    const { icons, renders } = appIcons(theme);
    const [first] = icons;
    const made = await renders.get(first?.src ?? '')?.();
    expect(made).toEqual(await rasterise(iconSvg(theme, 'any'), 192));
  });
});

describe('a drawing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2"/></svg>';

  it.each([
    [8, 4],
    [16, 8],
  ])('%i pixels wide is a PNG, as high as it comes to: %i', async (width, height) => {
    const png = Buffer.from(await rasterise(svg, width));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  });

  it('is the same picture each time, also where several are asked for at once', async () => {
    const [one, other] = await Promise.all([rasterise(svg, 8), rasterise(svg, 8)]);
    expect(one).toEqual(other);
    expect(RASTERISER).toBe('resvg 2.6.2');
  });
});
