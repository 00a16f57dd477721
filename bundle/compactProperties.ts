import type { Plugin } from 'postcss';

/** Without the blanks in values of custom properties, which esbuild leaves as they are written. Strings in them hold no commas and brackets. */
export const compactProperties: Plugin = {
  postcssPlugin: 'compact-properties',
  Declaration(declaration) {
    if (!declaration.variable) return;
    declaration.raws.between = ':';
    declaration.value = declaration.value
      .replace(/\s+/g, ' ')
      .replace(/([(,]) /g, '$1')
      .replaceAll(' )', ')');
  },
};
