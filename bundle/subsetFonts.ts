import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { FONTS_FOLDER, FONTS_STYLES, listFontFaces, WEIGHTS } from './fontFaces.ts';

/**
 * Writes each face of the portal's font, with its own letters and the weights that styles use (decision 041): where the
 * stylesheet of the faces is another one than before.
 * @param generated generated texts by path, the stylesheet among them
 */
export async function subsetFonts(root: string, generated: Readonly<Record<string, string>>): Promise<void> {
  const before = await readFile(join(root, FONTS_STYLES), 'utf8').catch(() => null);
  if (before === generated[FONTS_STYLES]) return;
  const folder = join(root, FONTS_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (file.endsWith('.woff2')) await rm(join(folder, file));
  for (const { name, source, codePoints } of await listFontFaces(root)) {
    await copyFile(join(dirname(source), '../LICENSE'), join(folder, 'LICENSE'));
    const letters = String.fromCodePoint(...codePoints);
    const face = await subsetFont(await readFile(source), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    });
    await writeFile(join(folder, `${name}.woff2`), face);
  }
}
