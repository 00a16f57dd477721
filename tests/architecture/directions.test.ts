/** Lines may run from right to left: nothing says left or right where it means the start or the end of a line. */
import { describe, expect, it } from 'vitest';
import { physicalStyles } from './physicalStyles.ts';
import { sourceFiles } from './sourceFiles.ts';

/** What may say left and right, by the beginning of a selector, with the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly (readonly [selector: string, reason: string])[]>> = {
  'runtime/ui/CardFace.module.css': [
    ['.', 'a card is a thing: its chip and drawing are where they are in every language'],
  ],
  'runtime/ui/Switch.module.css': [['.switch:checked::before', 'a check mark looks the same everywhere']],
  'runtime/ui/ProgressBar.module.css': [['.bar', 'turned beside it']],
  'runtime/ui/ToastRegion.module.css': [['.bar', 'turned beside it']],
  'screens/home/HomeHero.module.css': [['.mosaic', 'a drawing, which is mirrored as a whole']],
  'screens/home/Home.module.css': [['.task', 'shapes behind the icons of a row, each with another corner']],
};

const styles = sourceFiles(['runtime', 'screens'], /\.css$/);
const code = sourceFiles(['runtime', 'screens']);

describe('styles', () => {
  it('say start and end, not left and right', () => {
    const physical = styles.flatMap(({ path, text }) =>
      physicalStyles(text)
        .filter(({ place }) => !EXCEPTIONS[path]?.some(([selector]) => place.startsWith(selector)))
        .map(({ place, advice }) => `${path}: ${place}: ${advice}`),
    );
    expect(physical).toEqual([]);
  });

  it('have no exception that nothing needs any more', () => {
    const idle = Object.entries(EXCEPTIONS).flatMap(([path, exceptions]) => {
      const found = physicalStyles(styles.find((file) => file.path === path)?.text ?? '');
      return exceptions
        .filter(([selector]) => !found.some(({ place }) => place.startsWith(selector)))
        .map(([selector]) => `${path}: ${selector}`);
    });
    expect(idle).toEqual([]);
  });

  it.each([
    ['left: 0', 'say inset-inline-start'],
    ['padding-right: 1rem', 'say padding-inline-end'],
    ['border-left-color: red', 'say border-inline-start-color'],
    ['border-bottom-right-radius: 0', 'say border-end-end-radius'],
    ['margin: 0 calc(1rem + (2px * 2)) 0 0', 'say margin-block and margin-inline'],
    ['border-radius: 1rem 1rem 1rem 0', 'say border-start-start-radius and the like'],
    ['text-align: right', 'say text-align: end'],
    ['float: left', 'say float: inline-start'],
    ['transform: translateX(2px)', 'multiply the way by var(--way)'],
    ['translate: -50% 0', 'multiply the way by var(--way)'],
    ['box-shadow: inset 3px 0 red', 'multiply the way by var(--way)'],
  ])('are told what to say for %s', (declaration, advice) => {
    expect(physicalStyles(`.a { ${declaration} }`)).toEqual([
      { place: `.a { ${declaration.replace(/;$/, '')} }`, advice },
    ]);
    expect(physicalStyles(`[dir="rtl"] .a { ${declaration} }`)).toEqual([]);
  });

  it.each([
    'margin: 0 1rem 2rem',
    'padding: 1px 2px 3px 2px',
    'border-radius: 1rem 1rem 0 0',
    'transform: translateX(calc(var(--way) * 1rem)) rotate(2deg)',
    'box-shadow: inset 0 1px 0 red',
    'text-align: center',
  ])('may say %s', (declaration) => {
    expect(physicalStyles(`.a { ${declaration} }`)).toEqual([]);
  });
});

describe('code', () => {
  it('gives no element a style that says left or right', () => {
    const physical = code.filter(({ text }) =>
      /\b(margin|padding|border|inset)(Left|Right)\b|style=\{\{[^}]*\b(left|right):/.test(text),
    );
    expect(physical.map(({ path }) => path)).toEqual([]);
  });

  it('asks for the direction wherever it moves something along the line', () => {
    const blind = code.filter(
      ({ text }) =>
        /Arrow(Left|Right)\b|\bclientX\b/.test(text.replaceAll(/^\s*\*.*$/gm, '')) &&
        !text.includes('useDirection'),
    );
    expect(blind.map(({ path }) => path)).toEqual([]);
  });
});
