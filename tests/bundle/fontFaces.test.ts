import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FONTS_FOLDER, FONTS_STYLES, listFontFaces } from '../../bundle/fontFaces.ts';

const LANGUAGES = 'tenant-config/languages';
/** Of all faces that a page in one language loads, in bytes. */
const MOST_BYTES = 40_000;

const faces = await listFontFaces('.');
const faceOf = (letter: string) =>
  faces.findLast(({ codePoints }) => codePoints.includes(letter.codePointAt(0) ?? 0));
const sizeOf = (name: string) => statSync(join(FONTS_FOLDER, `${name}.woff2`)).size;

it.each(readdirSync(LANGUAGES))('what is written in %s needs less than 40 kB of fonts', (file) => {
  const words = readFileSync(join(LANGUAGES, file), 'utf8');
  const letters = [...new Set(words + words.toUpperCase())].filter((letter) => /\p{L}/u.test(letter));
  const names = new Set(letters.map((letter) => faceOf(letter)?.name ?? `none for ${letter}`));
  expect([...names].filter((name) => name.includes('-more') || name.includes('none'))).toEqual([]);
  expect([...names].reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThan(MOST_BYTES);
});

it('has each letter in one face, and names of people in whatever script the font has', () => {
  const all = faces.flatMap(({ codePoints }) => codePoints);
  expect(new Set(all).size).toBe(all.length);
  expect(['č', 'ß', 'Ё', 'Ω', 'ạ'].map((letter) => faceOf(letter)?.name)).toEqual([
    'latin-ext-more',
    'latin-more',
    'cyrillic-more',
    'greek-more',
    'vietnamese-more',
  ]);
});

it('gives each letter to the face that has it: browsers take the last rule whose range names a letter', () => {
  const rules = readFileSync(FONTS_STYLES, 'utf8').split('@font-face').slice(1);
  const ranges = rules.map((rule) => ({
    name: /url\("\.\/(.*?)\.woff2"\)/.exec(rule)?.[1],
    ranges: [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  }));
  for (const { name, codePoints } of faces) {
    for (const each of codePoints) {
      const rule = ranges.findLast((one) =>
        one.ranges.some(([from = 0, to = 0]) => from <= each && each <= to),
      );
      expect(`${each.toString(16)} ${rule?.name}`).toBe(`${each.toString(16)} ${name}`);
    }
  }
});

it('has its files beside the stylesheet that names them, and no others', () => {
  const named = [...readFileSync(FONTS_STYLES, 'utf8').matchAll(/url\("\.\/(.*?)"\)/g)].map(
    ([, name]) => name,
  );
  expect(
    readdirSync(FONTS_FOLDER)
      .filter((file) => file.endsWith('.woff2'))
      .sort(),
  ).toEqual(named.sort());
});

it('stands in for the font with a face of every system until it is there, so that nothing moves', () => {
  const styles = readFileSync('runtime/theme/fallbackFont.css', 'utf8');
  const faces = [...styles.matchAll(/local\("(.*?)"\)/g)].map(([, name]) => name);
  // Windows, macOS and iOS; Linux; Android, which has none of the others; Linux without them.
  expect(faces).toEqual(expect.arrayContaining(['Arial', 'Liberation Sans', 'Roboto', 'DejaVu Sans']));
  const families = new Set(
    [...styles.matchAll(/font-family: ("Inter Fallback.*?");/g)].map(([, name]) => name),
  );
  const fonts = /--font-text:([^;]*);/.exec(readFileSync('runtime/theme/tokens.css', 'utf8'))?.[1] ?? '';
  // Each with its own measures, and all of them asked for.
  expect(fonts.match(/"Inter Fallback.*?"/g)).toEqual([...families]);
});
