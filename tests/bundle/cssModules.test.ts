import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cssModules, prefixOf } from '../../bundle/cssModules.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'css-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Builds a program that imports the files, and gives back its stylesheet and what it exports. */
async function buildWith(...files: readonly string[]): Promise<{ css: string; names: object[] }> {
  await write(
    'main.js',
    `${files.map((file, index) => `import s${index} from './${file}';`).join('')}export default [${files.map((_, index) => `s${index}`)}];`,
  );
  const { outputFiles } = await build({
    entryPoints: [join(root, 'main.js')],
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    plugins: [cssModules(root)],
    logLevel: 'silent',
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const program = `data:text/javascript,${encodeURIComponent(text('.js'))}`;
  return { css: text('.css'), names: (await import(program)).default };
}

const TILE = '.tile { color: red; } .tile .name { color: blue; }';

describe('class names of CSS modules', () => {
  it('follow from the path of the file and its own classes, whatever else there is', async () => {
    await write('ui/Tile.module.css', TILE);
    await write('ui/Another.module.css', '.name { color: green; }');
    const alone = await buildWith('ui/Tile.module.css');
    const prefix = prefixOf('ui/Tile.module.css');
    expect(alone.names).toEqual([{ tile: `${prefix}-0`, name: `${prefix}-1` }]);
    expect(alone.css).toContain(`.${prefix}-0 .${prefix}-1{`);
    const together = await buildWith('ui/Another.module.css', 'ui/Tile.module.css');
    expect(together.names[1]).toEqual(alone.names[0]);
    expect(together.css).toContain(alone.css.trim());
  });

  it('reach into selectors within selectors, and into animations by name', async () => {
    await write(
      'Moving.module.css',
      `.on:not(.off):has(> .dot) { animation: turn 1s var(--ease) both, fade 2s; }
       .still { animation-name: turn; grid-area: turn; transition: opacity 0.5s; }
       @keyframes turn { 50% { opacity: 0; } }`,
    );
    const { css, names } = await buildWith('Moving.module.css');
    const prefix = prefixOf('Moving.module.css');
    expect(names).toEqual([
      { on: `${prefix}-0`, off: `${prefix}-1`, dot: `${prefix}-2`, still: `${prefix}-4` },
    ]);
    expect(css).toContain(`.${prefix}-0:not(.${prefix}-1):has(>.${prefix}-2)`);
    expect(css).toContain(`animation:${prefix}-3 1s var(--ease) both,fade 2s`);
    expect(css).toContain(`animation-name:${prefix}-3;grid-area:turn;transition:opacity .5s`);
    expect(css).toContain(`@keyframes ${prefix}-3{50%{`);
  });

  it('differ where files of two folders have one name', async () => {
    await write('a/Tile.module.css', TILE);
    await write('b/Tile.module.css', TILE);
    const { names } = await buildWith('a/Tile.module.css', 'b/Tile.module.css');
    expect(new Set(names.flatMap((each) => Object.values(each))).size).toBe(4);
  });

  it('are refused where two files would share them', async () => {
    const known = new Map<string, string>();
    let pair: readonly string[] = [];
    for (let number = 0; pair.length === 0; number++) {
      const file = `File${number}.module.css`;
      const other = known.get(prefixOf(file));
      if (other) pair = [other, file];
      known.set(prefixOf(file), file);
    }
    for (const file of pair) await write(file, TILE);
    await expect(buildWith(...pair)).rejects.toThrow('would have the same names');
  });
});
