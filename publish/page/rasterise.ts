/** Drawings as pictures, by resvg compiled to WebAssembly: the same bytes on every machine (decision 046). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Goes into the names of what is made: another version may make other bytes. */
export const RASTERISER = 'resvg 2.6.2';

let loading: Promise<void> | null = null;

/** Loaded with the first picture: hosts that nobody asks for one have no use for 2.5 MB. */
function load(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  return readFile(path).then((bytes) => initWasm(bytes));
}

/**
 * @param svg without texts
 * @param size width in pixels
 * @returns a PNG
 */
export async function rasterise(svg: string, size: number): Promise<Uint8Array> {
  loading ??= load().catch((error) => {
    // The next picture tries again: files may have been out of reach for a moment.
    loading = null;
    throw error;
  });
  await loading;
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
}
