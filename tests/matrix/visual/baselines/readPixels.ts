/** A picture as cells. Runs in the browser that took it: it may use nothing of this module but its argument. */

export interface Cells {
  /** How many stand beside each other. */
  readonly columns: number;
  /** Colours that fill most of a cell, `#rrggbb`, by their first cell. */
  readonly palette: readonly string[];
  /** Which of them, cell by cell. */
  readonly grounds: readonly number[];
  /** How much of a cell stands out of its ground, 0 to 15: the square root of the share. */
  readonly inks: readonly number[];
  /** What stands out, on average: three bits a channel; 0 where it is little. */
  readonly inkColours: readonly number[];
  /** Of the picture, which is the same where every pixel is. */
  readonly hash: string;
}

/** @param picture base64, and the side of a cell in its pixels */
export async function readPixels([base64, side]: readonly [picture: string, side: number]): Promise<
  Omit<Cells, 'hash'>
> {
  /** How far a channel may be from another before anybody sees it, of 255. */
  const SEEN = 24;
  /** Two grounds that are nearer are one: a slope of colours is a few of them. */
  const NEAR = 10;
  /** Less ink than that has no colour of its own. */
  const LITTLE = 3;
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('There is no canvas to read a picture with.');
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const pixels = new Uint32Array(data.buffer);

  const columns = Math.ceil(width / side);
  const palette: number[] = [];
  const grounds: number[] = [];
  const inks: number[] = [];
  const inkColours: number[] = [];
  const isFar = (one: number, other: number, by: number) =>
    Math.abs((one & 255) - (other & 255)) > by ||
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) > by ||
    Math.abs(((one >> 16) & 255) - ((other >> 16) & 255)) > by;
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const counts = new Map<number, number>();
      const bottom = Math.min(top + side, height);
      const right = Math.min(left + side, width);
      let ground = 0;
      let most = 0;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) {
          const colour = (pixels[y * width + x] ?? 0) & 0xffffff;
          const count = (counts.get(colour) ?? 0) + 1;
          counts.set(colour, count);
          if (count > most) {
            most = count;
            ground = colour;
          }
        }
      let inked = 0;
      const sums = [0, 0, 0];
      for (const [colour, count] of counts) {
        if (!isFar(colour, ground, SEEN)) continue;
        inked += count;
        for (const channel of [0, 1, 2])
          sums[channel] = (sums[channel] ?? 0) + count * ((colour >> (8 * channel)) & 255);
      }
      const known = palette.findIndex((each) => !isFar(each, ground, NEAR));
      if (known < 0 && palette.length < 255) palette.push(ground);
      grounds.push(known < 0 ? palette.length - 1 : known);
      const ink = Math.round(15 * Math.sqrt(inked / ((bottom - top) * (right - left))));
      inks.push(ink);
      const [red = 0, green = 0, blue = 0] = sums.map((sum) => (inked > 0 ? (sum / inked) >> 5 : 0));
      inkColours.push(ink < LITTLE ? 0 : (red << 6) | (green << 3) | blue);
    }
  }
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return {
    columns,
    palette: palette.map((each) => `#${[0, 8, 16].map((shift) => hex((each >> shift) & 255)).join('')}`),
    grounds,
    inks,
    inkColours,
  };
}
