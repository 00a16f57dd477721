import { expect, it } from 'vitest';
import { withoutUnread } from '../../publish/page/withoutUnread.ts';

it('a page that is prerendered has the custom properties that something on it reads, and no others', () => {
  const styles =
    ':root{--a:light-dark(oklch(from var(--b) .2 c h),#fff);--b:#123;--c:calc(1px + 2px);--d:1}.x{color:var(--a);--e:2;top:0}@media(width<40em){:root{--d:3;--f:var(--g, 4px)}}';
  expect(withoutUnread(styles, '<p style="top:var(--d)">')).toBe(
    ':root{--a:light-dark(oklch(from var(--b) .2 c h),#fff);--b:#123;--d:1}.x{color:var(--a);top:0}@media(width<40em){:root{--d:3;}}',
  );
});
