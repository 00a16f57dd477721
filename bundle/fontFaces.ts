/**
 * The faces of the portal's font, each with its letters. A page loads the faces whose letters it shows: those that the
 * built-in words are written with stand in faces of their own, and whatever else the font has, for names of people and
 * for languages that come later, in others (decision 041).
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const PACKAGE = '@fontsource-variable/inter';
const WORDS = 'tenant-config/languages';
/** From here on Latin-1 has letters: what is before is one range. */
const LETTERS_BEGIN = 0xc0;
/** Greek with the accents of antiquity. */
const UNUSED = 'greek-ext';

/** The axis as far as styles go. */
export const WEIGHTS = { min: 400, max: 720 };

/** Where faces are written to, relative to the project's root. */
export const FONTS_FOLDER = 'runtime/theme/fonts';
export const FONTS_STYLES = `${FONTS_FOLDER}/fonts.gen.css`;

export interface FontFace {
  /** Such as `latin` and, for what no built-in words need, `latin-more`. */
  readonly name: string;
  /** Path of the font that has the letters. */
  readonly source: string;
  /** Ascending, each once. */
  readonly codePoints: readonly number[];
  /** As in CSS. They may reach into those of a face that comes later in the list. */
  readonly ranges: string;
}

/**
 * In the order of the stylesheet: of two rules for one letter browsers take the later one, so that a face for the rest of
 * its script has the script's own short ranges.
 * @param root the project's folder
 */
export async function listFontFaces(root: string): Promise<FontFace[]> {
  const folder = dirname(resolve(`${PACKAGE}/package.json`));
  const subsets: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const needed = await lettersOfWords(join(root, WORDS));
  const isLetter = (codePoint: number) => /[\p{L}\p{M}]/u.test(String.fromCodePoint(codePoint));
  const taken = new Set<number>();
  const used: FontFace[] = [];
  const more: FontFace[] = [];
  // From the commonest letters to the rarest: some stand in several.
  for (const [subset, ranges] of Object.entries(subsets).reverse()) {
    if (subset === UNUSED) continue;
    const source = join(folder, 'files', `inter-${subset}-wght-normal.woff2`);
    const own = readRanges(ranges).filter((each) => !taken.has(each));
    for (const each of own) taken.add(each);
    // Signs are everybody's; those beside another script's letters are asked for by nobody who does not ask for these.
    const isUsed = (each: number) =>
      needed.has(each) || (subset === 'latin' && (each < LETTERS_BEGIN || !isLetter(each)));
    const now = own.filter(isUsed);
    const rest = own.filter((each) => !isUsed(each));
    if (now.length > 0) used.unshift({ name: subset, source, codePoints: now, ranges: writeRanges(now) });
    const [shorter = ranges] = [ranges, writeRanges(rest)].sort((one, other) => one.length - other.length);
    more.unshift({ name: `${subset}-more`, source, codePoints: rest, ranges: shorter });
  }
  return [...more, ...used];
}

/** In both cases: texts are set in capitals here and there. */
async function lettersOfWords(folder: string): Promise<ReadonlySet<number>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const letters = [...new Set(texts.join(''))].filter((letter) => letter > '\u007f');
  return new Set(
    letters
      .flatMap((letter) => [letter, letter.toUpperCase(), letter.toLowerCase()])
      .filter((letter) => [...letter].length === 1)
      .map((letter) => letter.codePointAt(0) ?? 0),
  );
}

/** @param ranges as in CSS: `U+0000-00FF,U+0131` */
function readRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function writeRanges(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const each of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === each - 1) last[1] = each;
    else ranges.push([each, each]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join();
}

/** The stylesheet of the faces. It changes with their letters and with the font itself, and with nothing else. */
export async function writeFontFaces(root: string): Promise<string> {
  const faces = await listFontFaces(root);
  const hash = createHash('sha256').update(JSON.stringify(WEIGHTS));
  for (const source of new Set(faces.map((each) => each.source))) hash.update(await readFile(source));
  const rules = faces.map(
    ({ name, ranges }) => `@font-face {
  font-family: "Inter Variable";
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${ranges};
}`,
  );
  return `/* Generated by \`npm run generate\` from Inter (SIL Open Font Licence) and the built-in words. Do not edit. */
/* ${hash.digest('hex').slice(0, 12)} */
${rules.join('\n')}
`;
}
