/** In which file each module of styles stands, and which files a screen loads (decision 042). */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planStyles, type StyleNames } from '../../bundle/planStyles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'));
});
afterEach(() => rm(root, { recursive: true }));

type Kind = 'import-statement' | 'dynamic-import';

/** What the bundler says of modules: those that each imports, later ones with an arrow before them. */
async function describeInputs(modules: Readonly<Record<string, readonly string[]>>) {
  const inputs: Metafile['inputs'] = {};
  for (const [path, imports] of Object.entries(modules)) {
    inputs[path] = {
      bytes: 0,
      imports: imports.map((each) => ({
        path: each.replace('-> ', ''),
        kind: (each.startsWith('-> ') ? 'dynamic-import' : 'import-statement') satisfies Kind,
      })),
    };
    const id = /^screens\/(\w+)\/screen\.ts$/.exec(path)?.[1];
    if (id === undefined) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `export default { id: '${id}' };`);
  }
  return inputs;
}

const NAMES: StyleNames = {
  core: ['door.ts'],
  coreScreens: [],
  shared: { forms: 'forms.ts' },
  leastBytes: 100,
};

/** The start of a portal with screens, of which each imports what is given. */
const portalWith = (screens: Readonly<Record<string, readonly string[]>>) =>
  describeInputs({
    'main.ts': [...Object.keys(screens).map((id) => `screens/${id}/screen.ts`), 'frame.ts'],
    'frame.ts': ['frame.css', '-> menu.ts'],
    'menu.ts': ['menu.css'],
    'door.ts': ['button.css'],
    'forms.ts': ['door.ts', 'field.css', '-> prefixes.ts'],
    'prefixes.ts': ['prefixes.css'],
    ...Object.fromEntries(
      Object.entries(screens).flatMap(([id, imports]) => [
        [`screens/${id}/screen.ts`, [`-> screens/${id}/${id}.tsx`]],
        [`screens/${id}/${id}.tsx`, ['door.ts', ...imports]],
      ]),
    ),
  });

const plan = async (inputs: Metafile['inputs'], names: Partial<StyleNames> = {}, size = 100) =>
  planStyles(root, inputs, ['main.ts'], { ...NAMES, ...names }, () => size);

describe('the stylesheets of the portal', () => {
  it('give a screen its own file, and the program all that is there before any screen', async () => {
    const inputs = await portalWith({ help: ['help.css'], terms: ['terms.css'] });
    expect(await plan(inputs)).toEqual({
      core: { name: 'portal', modules: ['button.css', 'frame.css', 'menu.css'] },
      sheets: [
        { name: 'help', modules: ['help.css'] },
        { name: 'terms', modules: ['terms.css'] },
      ],
      screens: { help: ['help'], terms: ['terms'] },
    });
  });

  it('leave rules in the order of imports, whatever the names of the core say', async () => {
    const inputs = await portalWith({ help: ['help.css'] });
    const { core } = await plan(inputs, { core: ['frame.ts', 'door.ts'] });
    expect(core.modules).toEqual(['button.css', 'frame.css', 'menu.css']);
  });

  it('keep what screens share behind a door in one file, with what that loads later, before their own', async () => {
    const inputs = await portalWith({ help: ['help.css', 'forms.ts'], terms: ['forms.ts'] });
    const { sheets, screens } = await plan(inputs);
    expect(sheets.find(({ name }) => name === 'forms')?.modules).toEqual(['field.css', 'prefixes.css']);
    expect(screens).toEqual({ help: ['forms', 'help'], terms: ['forms'] });
  });

  it('leave with the program what is shared without a door, so that no rule comes twice', async () => {
    const inputs = await portalWith({
      help: ['line.css', 'forms.ts'],
      terms: ['line.css'],
      login: ['forms.ts'],
    });
    const { core, screens } = await plan(inputs);
    expect(core.modules).toContain('line.css');
    expect(screens).toEqual({ help: ['forms'], login: ['forms'] });
  });

  it('spare a request for a few bytes: they stand in the file of the door, or with the program', async () => {
    const inputs = await portalWith({
      help: ['forms.ts', 'help.css'],
      login: ['forms.ts'],
      terms: ['terms.css'],
    });
    const { core, sheets } = await plan(inputs, {}, 99);
    expect(sheets).toEqual([{ name: 'forms', modules: ['field.css', 'prefixes.css', 'help.css'] }]);
    expect(core.modules).toContain('terms.css');
  });

  it('load the styles of named screens with the program, however many they are', async () => {
    const inputs = await portalWith({ help: ['help.css'] });
    const { core, screens } = await plan(inputs, { coreScreens: ['help'] });
    expect(core.modules).toContain('help.css');
    expect(screens).toEqual({});
  });
});
