/** Small pictures for the report: what is in view, shrunk by the browser itself. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession } from 'playwright';

export const PICTURES = 'pictures';

/** Widths of the pictures in pixels, by that of the window. */
const SHRUNK: Readonly<Record<number, number>> = { 1440: 480, 820: 300, 390: 200 };
const QUALITY = 55;

export interface Subject {
  readonly tenant: string;
  readonly screen: string;
  readonly language: string;
  readonly width: number;
  readonly height: number;
}

/** @param folder of the report @returns the picture's address, relative to the report */
export async function takePicture(
  session: CDPSession,
  { tenant, screen, language, width, height }: Subject,
  folder: string,
): Promise<string> {
  const scale = (SHRUNK[width] ?? width) / width;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height, scale },
    optimizeForSpeed: true,
  });
  const name = `${tenant}-${screen}-${language}-${width}.webp`;
  await mkdir(join(folder, PICTURES), { recursive: true });
  await writeFile(join(folder, PICTURES, name), Buffer.from(data, 'base64'));
  return `${PICTURES}/${name}`;
}
