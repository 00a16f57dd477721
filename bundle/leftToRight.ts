import type { Plugin } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/**
 * Takes out what holds where lines run from right to left: rules whose every selector begins with `[dir="rtl"]`. A
 * prerendered page carries its styles in itself, and its bytes are counted: one from left to right pays nothing for
 * what it can never need.
 */
export const leftToRight: Plugin = {
  postcssPlugin: 'left-to-right',
  Once(root) {
    root.walkRules((rule) => {
      if (parseSelectors().astSync(rule.selector).nodes.every(isTurned)) rule.remove();
    });
  },
};

function isTurned({ first }: Selector): boolean {
  return first?.type === 'attribute' && first.attribute === 'dir' && first.value === 'rtl';
}
