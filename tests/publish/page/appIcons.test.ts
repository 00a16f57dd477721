import { Resvg } from '@resvg/resvg-wasm';
import { describe, expect, it } from 'vitest';
import { appIcons, type IconPurpose, iconSvg } from '../../../publish/page/appIcons.ts';
import { rasterise } from '../../../publish/page/rasterise.ts';
import { shippedTenants } from '../../support/shippedTenants.ts';

const SIDE = 200;

/** The colour of each pixel, as `r,g,b,a`, by its distance from the centre in sides of the icon. */
async function pixelsOf(svg: string): Promise<{ colour: string; distance: number }[]> {
  // Has resvg ready.
  await rasterise(svg, 16);
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: SIDE } }).render();
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [x, y] = [(index % SIDE) + 0.5, Math.floor(index / SIDE) + 0.5];
    const distance = Math.hypot(x - SIDE / 2, y - SIDE / 2) / SIDE;
    return { colour: pixels.slice(index * 4, index * 4 + 4).join(), distance };
  });
}

const themes = [
  ...shippedTenants.map(({ code, theme }) => ({ name: code, theme, ground: '255,255,255,255' })),
  {
    name: 'a brand that would vanish on white',
    theme: { brand: '#FFF3B0', accent: '#FFE066' },
    ground: expect.not.stringMatching(/^255,255,255/),
  },
];

describe('the icons of a tenant', () => {
  it.each(themes)(
    'hold their mark where no mask cuts it, in its own colours: $name [LOV-71]',
    async ({ theme, ground }) => {
      const pixels = await pixelsOf(iconSvg(theme, 'maskable'));
      const [first] = pixels;
      expect(first?.colour).toEqual(ground);
      // The safe zone is a circle of 0.4 of the side (W3C, Web Application Manifest, "maskable").
      const outside = pixels.filter(({ distance }) => distance >= 0.4);
      expect(new Set(outside.map(({ colour }) => colour))).toEqual(new Set([first?.colour]));
      const colours = new Set(pixels.map(({ colour }) => colour));
      for (const hex of [theme.brand, theme.accent])
        expect(colours).toContain([...Buffer.from(hex.slice(1), 'hex'), 255].join());
    },
  );

  it('fill their square where they are cut, and have round corners where they are not [LOV-71]', async () => {
    const { theme } = themes[0] ?? expect.fail('No tenant is shipped.');
    const corner = async (purpose: IconPurpose) => (await pixelsOf(iconSvg(theme, purpose)))[0]?.colour;
    expect(await corner('maskable')).toBe('255,255,255,255');
    expect(await corner('any')).toBe('0,0,0,0');
  });

  it('are PNGs of the sizes that they say, under a name that follows from the colours alone [LOV-71]', async () => {
    const { theme } = themes[0] ?? expect.fail('No tenant is shipped.');
    const { icons, renders } = appIcons(theme);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of icons) {
      const png = Buffer.from((await renders.get(src)?.()) ?? []);
      expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
      expect(type).toBe('image/png');
    }
    const sources = (changes: object) => appIcons({ ...theme, ...changes }).icons.map(({ src }) => src);
    expect(sources({ fonts: { text: 'Verdana' } })).toEqual(sources({}));
    for (const changes of [{ brand: '#0C7A5C' }, { accent: '#FFC146' }])
      expect(sources(changes).filter((src) => sources({}).includes(src))).toEqual([]);
  });
});
