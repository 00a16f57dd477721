import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { leftToRight } from '../../bundle/leftToRight.ts';

const plain = (styles: string) => postcss([leftToRight]).process(styles, { from: undefined }).css;

describe('styles of a page from left to right', () => {
  it.each([
    ['one rule', 'a{b:c}[dir=rtl] a{b:d}e{f:g}', 'a{b:c}e{f:g}'],
    ['the first rule', '[dir=rtl] a{b:d}e{f:g}', 'e{f:g}'],
    ['brackets with commas', 'a{b:c}[dir=rtl] a:is([href^=tel\\:],.x){b:d}', 'a{b:c}'],
    ['several selectors', 'a{b:c}[dir=rtl] a,[dir="rtl"] e{b:d}', 'a{b:c}'],
    ['a rule of a query', '@media (width<1em){a{b:c}[dir=rtl] a{b:d}}', '@media (width<1em){a{b:c}}'],
    ['a rule with a comment', '[dir=rtl] a{/* } */b:d}e{f:g}', 'e{f:g}'],
    ['one after a text with a brace', 'a{content:"}"}[dir=rtl] a{b:d}', 'a{content:"}"}'],
  ])('lose %s', (_, styles, left) => {
    expect(plain(styles)).toBe(left);
  });

  it.each([
    'a{b:c}',
    '.x [dir=rtl] a{b:c}',
    'a,[dir=rtl] e{b:c}',
    'a{b:url([dir=rtl])}',
    '[dir=ltr] a{b:c}',
    'a{content:"[dir=rtl] a{b:c}"}',
    '@keyframes x{0%{a:b}to{a:c}}',
  ])('keep %s', (styles) => {
    expect(plain(styles)).toBe(styles);
  });
});
