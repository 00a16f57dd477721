import { describe, expect, it } from 'vitest';
import { stylePieces } from '../../bundle/stylePieces.ts';
import { stylesFor } from '../../publish/page/stylesFor.ts';

const CSS =
  ':root{--a:1}.a-0{color:red}.a-0 .b-0,.c-0{top:0}.d-0:not(.e-0){top:1px}@media(width<40em){.a-0{top:2px}.c-0{top:3px}}@media(width<20em){.c-0{top:4px}}@keyframes a-1{to{top:0}}.f-0:is(.g-0,.h-0){top:5px}';
const styles = (html: string) => stylesFor(html, stylePieces(CSS));

describe('the styles of a page that is prerendered', () => {
  it('are all of them where all is shown, letter for letter', () => {
    expect(styles('<p class="a-0 b-0"><b class="c-0 d-0 f-0">')).toBe(CSS);
  });

  it.each([
    ['nothing with a class', '<p>', ':root{--a:1}@keyframes a-1{to{top:0}}'],
    [
      'a class alone, without what would stand within it',
      '<p class="a-0">',
      ':root{--a:1}.a-0{color:red}@media(width<40em){.a-0{top:2px}}@keyframes a-1{to{top:0}}',
    ],
    [
      'one selector of several',
      '<p class="c-0">',
      ':root{--a:1}.a-0 .b-0,.c-0{top:0}@media(width<40em){.c-0{top:3px}}@media(width<20em){.c-0{top:4px}}@keyframes a-1{to{top:0}}',
    ],
    [
      'what a selector excludes',
      '<p class="d-0">',
      ':root{--a:1}.d-0:not(.e-0){top:1px}@keyframes a-1{to{top:0}}',
    ],
    [
      'one class of a choice',
      '<p class="f-0">',
      ':root{--a:1}@keyframes a-1{to{top:0}}.f-0:is(.g-0,.h-0){top:5px}',
    ],
  ])('are those of what it shows: %s', (_, html, expected) => {
    expect(styles(html)).toBe(expected);
  });
});
