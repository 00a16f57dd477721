/** A class that its style does not have is `undefined` in a page, and nothing else tells of it. */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const FOLDERS = ['runtime', 'screens', 'console/app'];
const styles = new Map(sourceFiles(FOLDERS, /\.module\.css$/).map(({ path, text }) => [path, text]));

/** The classes that a file names by `styles.name` and that the style it imports does not have. */
function unknownClasses({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(
    ([, name = '', from = '']) => {
      const style = posix.join(posix.dirname(path), from);
      const known = new Set(
        [...(styles.get(style) ?? '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, own]) => own),
      );
      return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
        .filter(([, own]) => !known.has(own))
        .map(([, own]) => `${path}: .${own} is not in ${style}`);
    },
  );
}

describe('classes that a page gives', () => {
  it('stand in the style that they are taken from', () => {
    const files = sourceFiles(FOLDERS, /\.tsx?$/);
    expect(files.filter(({ text }) => text.includes('.module.css')).length).toBeGreaterThan(100);
    expect(files.flatMap(unknownClasses)).toEqual([]);
  });

  it('would be told of where they do not', () => {
    const text = "import page from './Page.module.css';\nconst a = <a className={page.skipped} />;\n";
    expect(unknownClasses({ path: 'runtime/ui/Planted.tsx', text })).toEqual([
      'runtime/ui/Planted.tsx: .skipped is not in runtime/ui/Page.module.css',
    ]);
  });
});
