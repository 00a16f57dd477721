/** Small pictures for the report: what is in view, shrunk by the browser itself, and what the last run had there. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import type { Compare } from './comparePictures.ts';

export const PICTURES = 'pictures';
/** Those of the last run that differ from the newest. */
export const BEFORE = 'pictures-before';

/** Widths of the pictures in pixels, by that of the window. */
const SHRUNK: Readonly<Record<number, number>> = { 1440: 480, 820: 300, 390: 200 };
const QUALITY = 55;

export interface View {
  readonly width: number;
  readonly height: number;
}

export interface Subject extends View {
  readonly tenant: string;
  readonly screen: string;
  readonly language: string;
}

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

export interface Picture {
  /** Address, relative to the report. */
  readonly image: string;
  /** Set when there was one before that differs: its address, and the share of the pixels, from 0 to 1. */
  readonly change?: { readonly image: string; readonly share: number };
  /** Whether there was one to compare it with. */
  readonly hasBefore: boolean;
}

/** @param folder of the report */
export async function takePicture(
  session: CDPSession,
  subject: Subject,
  folder: string,
  compare: Compare,
): Promise<Picture> {
  const { tenant, screen, language, width } = subject;
  const now = await pictureOf(session, subject);
  const name = `${tenant}-${screen}-${language}-${width}.webp`;
  const image = `${PICTURES}/${name}`;
  const before = await readFile(join(folder, image)).catch(() => null);
  await mkdir(join(folder, PICTURES), { recursive: true });
  await writeFile(join(folder, image), now);
  const share = before ? await compare(before, now) : 0;
  if (!before || share === 0) return { image, hasBefore: before !== null };
  await mkdir(join(folder, BEFORE), { recursive: true });
  await writeFile(join(folder, BEFORE, name), before);
  return { image, hasBefore: true, change: { image: `${BEFORE}/${name}`, share } };
}
