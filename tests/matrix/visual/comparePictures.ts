/** Two pictures of the same view, pixel by pixel. The browser that took them reads them as well. */
import type { Browser, Page } from 'playwright';

/** Share of the pixels that differ, from 0 to 1; 1 when the sizes do. */
export type Compare = (before: Buffer, now: Buffer) => Promise<number>;

export interface Comparison {
  readonly compare: Compare;
  close(): Promise<void>;
}

/** @param browser opens one page of its own, at the first two pictures that are not byte for byte the same */
export function createComparison(browser: Pick<Browser, 'newPage'>): Comparison {
  let opened: Promise<Page> | null = null;
  return {
    async compare(before, now) {
      if (before.equals(now)) return 0;
      opened ??= browser.newPage();
      const page = await opened;
      return page.evaluate(shareOfPixels, [before.toString('base64'), now.toString('base64')] as const);
    },
    close: async () => (await opened)?.close(),
  };
}

/** Runs in the browser: it may use nothing of this module but its argument. */
async function shareOfPixels(pictures: readonly [string, string]): Promise<number> {
  /** How far a colour may be from the other before anybody sees it, of 255: pictures are kept with losses. */
  const SEEN = 24;
  const read = async (base64: string): Promise<ImageData> => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to read a picture with.');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [one, other] = [await read(pictures[0]), await read(pictures[1])];
  if (one.width !== other.width || one.height !== other.height) return 1;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > SEEN,
    );
    if (far) count += 1;
  }
  return count / (one.width * one.height);
}
