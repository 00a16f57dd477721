import { posix } from 'node:path';
import { build } from 'esbuild';
import { readDefinitions } from './describeScreens.ts';

/**
 * The module that names the screen which is published as a page. Its program is one file that comes with the page, so it
 * imports the screen as it stands and not the list; which one that is follows from the definitions.
 * @throws Error when two screens say that they are the page
 */
export async function writePrerenderedScreen(root: string): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['screens/list.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    // Screens themselves: only their names are asked for.
    external: ['*.tsx'],
    logLevel: 'warning',
  });
  const pages = (await readDefinitions(root, metafile)).filter(
    ({ definition }) => definition.prerendered === 'page',
  );
  if (pages.length > 1) throw new Error('Only one screen can be published as a page.');
  const [page] = pages;
  const below = (path: string) => `./${posix.relative('screens', path)}`;
  const imports = page?.source
    ? [
        `import Screen from '${below(posix.join(posix.dirname(page.path), page.source))}';`,
        `import manifest from '${below(page.path)}';`,
      ]
    : [];
  return `// Generated from the definitions of the screens by \`npm run generate\`. Do not edit.
import type { PrerenderedScreen } from '../runtime/assemble/manifest.ts';
${imports.join('\n')}

/** The screen that is prerendered when a tenant is published, and hydrated in the browser. */
export const prerenderedScreen: PrerenderedScreen | null = ${page ? '{ manifest, Screen }' : 'null'};
`;
}
