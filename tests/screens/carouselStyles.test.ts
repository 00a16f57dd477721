/** What browsers make of the banners' styles: no picture comes below their words, however many slides are in view. */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const styles = postcss.parse(readFileSync('screens/_shared/Carousel.module.css', 'utf8'));

/** @returns the value of a property in a rule that stands in no query */
function declared(selector: string, property: string): string | undefined {
  const values: string[] = [];
  styles.walkDecls(property, ({ parent, value }) => {
    const isPlain = parent?.type === 'rule' && parent.parent?.type === 'root';
    if (isPlain && 'selector' in parent && parent.selector === selector) values.push(value);
  });
  return values.at(-1);
}

it.each([
  ['a banner', '.banner', '.art'],
  ['a flat one', '.banner[data-flat]', '[data-flat] > .art'],
])('the picture of %s has less room than its words leave, at the end of the line', (_, banner, picture) => {
  const [left, most] = [declared(banner, 'padding-inline-end'), declared(picture, 'max-width')];
  for (const share of [left, most]) expect(share).toMatch(/^\d+%$/);
  expect(Number.parseInt(most ?? '', 10)).toBeLessThan(Number.parseInt(left ?? '', 10));
  expect(declared('.art', 'inset-inline-end')).toBe('0');
});
