/** A screen with its text twice as big, and at a zoom of 400 % (WCAG 1.4.4 and 1.4.10): read and reached all the same. */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { Place, Recorder } from '../check.ts';
import type { World } from '../world.ts';
import { inspectPage } from './inspectPage.ts';
import type { PortalWindow } from './openWindow.ts';

/** What a browser has before anybody asks for bigger text, in pixels. */
const USUAL = { standard: 16, fixed: 13 };

/** What people do, and what it comes to in CSS pixels: 1280 by 1024 at 400 % are 320 by 256. */
const WAYS = [
  { name: 'at 200 % text', width: 1440, height: 900, fontSizes: { standard: 32, fixed: 26 } },
  { name: 'at 400 % zoom', width: 320, height: 256, fontSizes: USUAL },
] as const;

/** The language whose words are the longest together: where it fits, the others do. */
export function longestLanguage(
  { languages }: Pick<PublicTenant, 'languages'>,
  { words }: Pick<World, 'words'>,
): string | undefined {
  const lengthOf = (language: string) =>
    [...(words.get(language)?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return [...languages].sort((one, other) => lengthOf(other) - lengthOf(one))[0];
}

export async function checkMagnified(window: PortalWindow, where: Place, record: Recorder): Promise<void> {
  const { page } = window;
  const frames = await window.openFrames();
  // As the browser's own setting: the size that the root element has, and that breakpoints in `em` go by.
  const setText = (fontSizes: typeof USUAL) => frames.send('Page.setFontSizes', { fontSizes });
  for (const { name, width, height, fontSizes } of WAYS) {
    await page.setViewportSize({ width, height });
    await setText(fontSizes);
    await window.settle();
    const { sideways, wide, spilled } = await page.evaluate(inspectPage);
    await setText(USUAL);
    const place = { ...where, width };
    record.none(place, `does not scroll sideways ${name}`, sideways > 0 ? [`${sideways} px`, ...wide] : []);
    record.none(place, `no text is cut off or runs out of its box ${name}`, spilled);
  }
}
