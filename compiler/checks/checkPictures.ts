import { type Mendable, nearestValues } from '../mend.ts';
import { NO_PICTURES, namedPictures } from '../pictures.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** What a visitor on a phone should have to wait for at most. */
const MAX_KILOBYTES = 200;

/** How files of a kind begin; an SVG has its element early on. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  svg: /^[\s\S]{0,1000}<svg[\s>]/,
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  avif: /^[\s\S]{4}ftypavi[fs]/,
};

/** Each picture that the theme names is there, is what its name says, and is small. */
export const checkPictures: TenantCheck = {
  reads: ['code', 'theme'],
  run: ({ code, theme }, { pictures = NO_PICTURES }) =>
    namedPictures(theme).flatMap(({ pointer, name }) => {
      const picture = pictures.get(name);
      const refuse = (message: string, mends: Mendable = {}) => [
        { pointer, rule: 'picture', message, ...mends },
      ];
      if (!picture) {
        const names = [...pictures.keys()];
        const there = names.length === 0 ? 'There are none.' : `There are ${names.join(', ')}.`;
        return refuse(
          `There is no picture "${name}" in tenant-config/assets/${code}/. ${there}${didYouMean(name, names)}`,
          nearestValues(name, names),
        );
      }
      const kilobytes = picture.content.length / 1000;
      if (kilobytes > MAX_KILOBYTES)
        return refuse(`"${name}" weighs ${kilobytes.toFixed(0)} kB; at most ${MAX_KILOBYTES} kB are taken.`);
      const ending = name.slice(name.lastIndexOf('.') + 1);
      const start = Buffer.from(picture.content.subarray(0, 1100)).toString('latin1');
      if (!SIGNATURES[ending]?.test(start))
        return refuse(`The content of "${name}" is not what its ending says: no ${ending.toUpperCase()}.`);
      return [];
    }),
};
