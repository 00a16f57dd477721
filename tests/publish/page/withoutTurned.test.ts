import { describe, expect, it } from 'vitest';
import { withoutTurned } from '../../../publish/page/withoutTurned.ts';

describe('styles of a page from left to right', () => {
  it.each([
    ['one rule', 'a{b:c}[dir=rtl] a{b:d}e{f:g}', 'a{b:c}e{f:g}'],
    ['the first rule', '[dir=rtl] a{b:d}e{f:g}', 'e{f:g}'],
    ['brackets with commas', 'a{b:c}[dir=rtl] a:is([href^=tel\\:],.x){b:d}', 'a{b:c}'],
    ['several selectors', 'a{b:c}[dir=rtl] a,[dir=rtl] e{b:d}', 'a{b:c}'],
    ['a rule of a query', '@media (width<1em){a{b:c}[dir=rtl] a{b:d}}', '@media (width<1em){a{b:c}}'],
    ['what developers get', 'a {\n  b: c;\n}\n[dir="rtl"] a {\n  b: d;\n}\n', 'a {\n  b: c;\n}\n\n'],
  ])('lose %s', (_, styles, left) => {
    expect(withoutTurned(styles)).toBe(left);
  });

  it.each(['a{b:c}', '.x [dir=rtl] a{b:c}', 'a,[dir=rtl] e{b:c}', 'a{b:url([dir=rtl])}'])(
    'keep %s',
    (styles) => {
      expect(withoutTurned(styles)).toBe(styles);
    },
  );
});
