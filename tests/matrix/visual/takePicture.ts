import { createHash } from 'node:crypto';
/** Small pictures for the report: what is in view, shrunk by the browser itself, and the same as cells. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { type Cells, readPixels } from './baselines/readPixels.ts';

export const PICTURES = 'pictures';
/** Those that were looked at when they were as they had been accepted. */
export const AS_ACCEPTED = 'pictures-as-accepted';

/** Widths of the pictures in pixels, by that of the window. */
const SHRUNK: Readonly<Record<number, number>> = { 1440: 480, 820: 300, 390: 200 };
const QUALITY = 55;

/** Side of a cell in CSS pixels, and how far a picture is shrunk before it is made of cells. */
export const CELL = 16;
const CELL_SCALE = 0.5;

export interface View {
  readonly width: number;
  readonly height: number;
}

export interface Subject extends View {
  readonly tenant: string;
  readonly screen: string;
  readonly language: string;
}

export const nameOf = ({ tenant, screen, language, width }: Omit<Subject, 'height'>): string =>
  `${tenant}-${screen}-${language}-${width}.webp`;

/** What is in view. Blinking carets and what still moves would be another picture each time. */
export async function pictureOf(session: CDPSession, { width, height }: View): Promise<Buffer> {
  const scale = (SHRUNK[width] ?? width) / width;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height, scale },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** Of a hash; no two pictures of one screen have the same. */
const HASH_SIGNS = 16;

/** Reads pictures in a page of its own, of the browser that took them. */
export interface PictureReader {
  cellsOf(session: CDPSession, view: View): Promise<Cells>;
  close(): Promise<void>;
}

export function createPictureReader(browser: Pick<Browser, 'newPage'>): PictureReader {
  let opened: Promise<Page> | null = null;
  return {
    async cellsOf(session, { width, height }) {
      opened ??= browser.newPage();
      const page = await opened;
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        clip: { x: 0, y: 0, width, height, scale: CELL_SCALE },
        optimizeForSpeed: true,
      });
      const cells = await page.evaluate(readPixels, [data, CELL * CELL_SCALE] as const);
      return { ...cells, hash: createHash('sha256').update(data).digest('hex').slice(0, HASH_SIGNS) };
    },
    close: async () => (await opened)?.close(),
  };
}

/** @param folder of the report @returns the address of the picture, relative to it */
export async function keepPicture(
  picture: Buffer,
  subject: Omit<Subject, 'height'>,
  folder: string,
  below = PICTURES,
): Promise<string> {
  const image = `${below}/${nameOf(subject)}`;
  await mkdir(join(folder, below), { recursive: true });
  await writeFile(join(folder, image), picture);
  return image;
}
