import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';

/** One content in the encodings that browsers ask for; null where compressing gains nothing. */
export interface Encoded {
  readonly identity: Uint8Array;
  readonly br: Uint8Array | null;
  readonly gzip: Uint8Array | null;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fonts and pictures are compressed already. */
const COMPRESSED = /\.(?:woff2?|png|jpe?g|webp|avif|gif|ico)$/;

/** Below this a compressed answer is hardly smaller. */
const MIN_BYTES = 256;

const BEST = 11;
/** Less than half of the time for a hundredth more bytes: of what somebody waits for to be published. */
export const NEARLY_BEST = 10;
/** From here on the best takes minutes. */
const MANY_TENANTS = 30;

/** How well a build compresses what each tenant has of its own: as well as can be waited for. */
export function qualityFor(tenants: number): number {
  return tenants > MANY_TENANTS ? NEARLY_BEST : BEST;
}

/** Whether a content of this name and length has compressed forms. */
export function isCompressed(name: string, length: number): boolean {
  return !COMPRESSED.test(name) && length >= MIN_BYTES;
}

/**
 * Best compression unless told otherwise: done once, sent many times.
 * @param name the file's name, which says whether it is compressed already
 */
export async function compress(name: string, identity: Uint8Array, quality = BEST): Promise<Encoded> {
  if (!isCompressed(name, identity.length)) return { identity, br: null, gzip: null };
  const [br, gz] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    toGzip(identity, { level: 9 }),
  ]);
  return { identity, br: exact(br), gzip: exact(gz) };
}

/**
 * Without the plain form, which takes as much room again as four compressed ones and which hardly anybody asks for: it is
 * unpacked for whoever does.
 */
export function packed(content: Encoded): Encoded {
  const { br } = content;
  if (br === null) return content;
  return {
    br,
    gzip: content.gzip,
    get identity() {
      return brotliDecompressSync(br);
    },
  };
}

/** A copy: zlib hands out a piece of 16 kB, all of which stays in memory for a page of five. */
function exact(bytes: Uint8Array): Uint8Array {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}
