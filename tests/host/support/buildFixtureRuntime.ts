import { buildRuntime } from '../../../build.mjs';
import type { BuildOptions, BuiltRuntime } from '../../../bundle/buildRuntime.ts';
import { INLINE_SOURCES } from '../../../bundle/inlineScripts.ts';

/** A runtime of a few lines, so that the host is tested without the real one. */
export async function buildFixtureRuntime(
  distDir: string,
  changes: Partial<BuildOptions> = {},
): Promise<BuiltRuntime> {
  const source = (name: string) => `tests/host/fixture-runtime/${name}.js`;
  return buildRuntime({
    root: '.',
    programs: {
      main: source('main'),
      home: source('home'),
      switcher: source('switcher'),
      application: source('application'),
      earlyForm: source('application'),
    },
    vendor: {},
    apart: [],
    shared: [],
    core: [],
    joined: {},
    needs: [],
    styles: { coreScreens: [], shared: {}, leastBytes: 0 },
    inline: INLINE_SOURCES,
    render: source('render'),
    renderForms: source('renderForms'),
    distDir,
    ...changes,
  });
}
