/** Who may import whom (docs/architecture.md). Downward only; a folder may always import itself. */

/** For each room: the rooms and packages it may import. `*` after a package allows its subpaths. */
export const LAW: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  'runtime/ui': ['react'],
  'runtime/theme': ['@fontsource-variable/inter', 'culori'],
  'runtime/format': [],
  'runtime/tenant': ['schemas'],
  // The script in the page itself: as small as can be.
  'runtime/inline': ['runtime/tenant'],
  'runtime/assemble': ['schemas', 'runtime/tenant', 'react'],
  'runtime/messages': ['runtime/ui', 'runtime/tenant', 'i18next', 'react-i18next', 'jotai', 'react'],
  'runtime/forms': [
    'runtime/forms/callingCodes.ts',
    'schemas',
    'runtime/assemble',
    'runtime/format',
    'runtime/messages',
    'runtime/tenant',
    'runtime/ui',
    '@rjsf/core',
    '@rjsf/utils',
    '@rjsf/validator-ajv8',
    'downshift',
    'react',
  ],
  // The second door: screens with a form import it lazily, so that no other page loads it.
  // A list; the compiler reads it as well.
  'runtime/forms/callingCodes.ts': [],
  'runtime/forms/index.ts': ['schemas', 'runtime/forms', 'runtime/assemble', 'runtime/format'],
  'runtime/session': ['schemas', 'runtime/tenant', 'openid-client', 'jotai'],
  'runtime/gateway': ['runtime/tenant', 'runtime/format', 'schemas'],
  'runtime/data': [
    'runtime/gateway',
    'runtime/session',
    'runtime/tenant',
    '@tanstack/query-core',
    'jotai',
    'jotai-tanstack-query',
  ],
  'runtime/third-party': ['runtime/tenant', 'runtime/format'],
  // The portal that all frames and screens stand in, the routes, and what may be asked of a route. Of the messages
  // it knows the translator's type alone.
  'runtime/routing': [
    'runtime/assemble',
    'runtime/session',
    'runtime/data',
    'runtime/messages',
    'runtime/format',
    'runtime/gateway',
    'runtime/tenant',
    'react',
    'react-router',
    'jotai',
  ],
  'runtime/frame': [
    'runtime/routing',
    'runtime/ui',
    'runtime/messages',
    'runtime/assemble',
    'runtime/session',
    'runtime/data',
    'runtime/format',
    'runtime/gateway',
    'runtime/tenant',
    'react',
    'react-router',
    'jotai',
  ],
  'runtime/hooks': [
    'runtime/frame',
    'runtime/routing',
    'runtime/ui',
    'runtime/messages',
    'runtime/session',
    'runtime/data',
    'runtime/assemble',
    'runtime/format',
    'runtime/gateway',
    'runtime/tenant',
    'react',
    'react-router',
    'jotai',
  ],
  'runtime/boot': [
    'runtime/assemble',
    'runtime/data',
    'runtime/format',
    'runtime/frame',
    'runtime/gateway',
    'runtime/messages',
    'runtime/routing',
    'runtime/session',
    'runtime/tenant',
    'runtime/theme',
    'runtime/third-party',
    'runtime/ui',
    'react',
    'react-dom',
    'react-router',
    'jotai',
  ],
  'runtime/index.ts': [
    'runtime/site.ts',
    'runtime/assemble',
    'runtime/data',
    'runtime/format',
    'runtime/frame',
    'runtime/gateway',
    'runtime/hooks',
    'runtime/messages',
    'runtime/routing',
    'runtime/session',
    'runtime/tenant',
    'runtime/ui',
  ],
  // The third door: what is done with one card, so that other pages do not load it.
  'runtime/cardDetails.ts': [
    'runtime/data',
    'runtime/format',
    'runtime/gateway',
    'runtime/hooks',
    'runtime/ui',
  ],
  'runtime/styles.d.ts': [],
  'runtime/site.ts': [
    'runtime/format',
    'runtime/frame',
    'runtime/hooks',
    'runtime/messages',
    'runtime/routing',
    'runtime/ui',
  ],
  // The upward edges: entries of programs name the screens that they run.
  'runtime/application.ts': ['runtime/boot', 'runtime/theme', 'screens/index.ts'],
  'runtime/main.ts': ['runtime/application.ts', 'runtime/boot'],
  'runtime/home.ts': ['runtime/boot', 'runtime/theme', 'screens/prerendered.gen.ts'],
  'runtime/switcher.ts': ['runtime/boot', 'runtime/theme', 'screens/withoutTenant.ts'],
  'runtime/render.tsx': [
    'runtime/boot',
    'runtime/messages',
    'runtime/tenant',
    'runtime/theme',
    'screens/prerendered.gen.ts',
    'react-dom',
  ],
  'runtime/renderForms.ts': [
    'runtime/assemble',
    'runtime/boot',
    'runtime/forms/index.ts',
    'schemas',
    'runtime/tenant',
    'screens/index.ts',
  ],
  'screens/index.ts': ['screens', 'screens/list.ts', 'runtime/assemble'],
  'screens/list.ts': ['screens'],
  'screens/prerendered.gen.ts': ['screens', 'runtime/assemble'],
  'screens/withoutTenant.ts': ['screens'],
  // Plain data, which Node reads as well: nothing of a door may come with it.
  'runtime/assemble/defineScreen.ts': ['runtime/assemble', 'runtime/tenant'],
  screens: [
    'runtime/assemble/defineScreen.ts',
    'runtime/index.ts',
    'runtime/cardDetails.ts',
    'runtime/site.ts',
    'runtime/forms/index.ts',
    'react',
    'react-router',
  ],
  // What every command shares, the sandbox's as well.
  'compiler/createProgram.ts': ['compiler', 'commander'],
  compiler: [
    'schemas',
    'compiler/createProgram.ts',
    // The original texts are what words files are checked against.
    'tenant-config/languages/en.json',
    'runtime/assemble',
    'runtime/tenant',
    'runtime/theme',
    'runtime/format',
    // The list of prefixes that people choose from is what a file's prefixes are checked against.
    'runtime/forms/callingCodes.ts',
    'screens/index.ts',
    '@humanwhocodes/momoa',
    '@rjsf/validator-ajv8',
    'ajv',
    'commander',
    'jsonc-parser',
  ],
  // What is built, as it lies on disk; bundle/ writes it.
  'publish/build': ['schemas', 'compiler', 'runtime/assemble', 'runtime/tenant'],
  // What holds for a call of the gateway, whoever passes it on.
  'publish/gateway': ['schemas', 'compiler'],
  'publish/page': [
    'schemas',
    'publish/build',
    'compiler',
    'runtime/assemble',
    'runtime/tenant',
    'runtime/theme',
    'runtime/format',
  ],
  'publish/plain-files': [
    'schemas',
    'publish/build',
    'publish/gateway',
    'publish/page',
    'compiler',
    'runtime/assemble',
    'runtime/tenant',
  ],
  'host/gateway': ['schemas', 'publish/gateway', 'compiler', 'runtime/assemble', 'runtime/tenant'],
  'host/serve': [
    'schemas',
    'host/gateway',
    'publish/build',
    'publish/gateway',
    'publish/page',
    'publish/plain-files',
    'compiler',
    'runtime/assemble',
    'runtime/tenant',
    'fastify',
    'negotiator',
  ],
  // Wires the two, and names the list of screens that the compiler checks tenants against.
  'host/startHost.ts': [
    'host/gateway',
    'host/serve',
    'publish/build',
    'publish/gateway',
    'publish/page',
    'compiler',
    'screens/index.ts',
    'fastify',
  ],
  // What build.mjs runs. Its files are named and written as they are read, so it stands above publish.
  bundle: [
    'publish/build',
    'publish/plain-files',
    'compiler',
    'runtime/assemble',
    'runtime/tenant',
    'screens/index.ts',
    'esbuild',
    'postcss',
    'postcss-selector-parser',
  ],
  sandbox: ['schemas', 'compiler/createProgram.ts', 'ajv', 'fastify', 'jose', 'oidc-provider'],
  // Entries of commands: they stand above all rooms, and no room imports them.
  'build.mjs': [
    'bundle',
    'compiler',
    'compiler/createProgram.ts',
    'json-schema-to-typescript',
    'openapi-typescript',
  ],
  scripts: [
    'bundle',
    'host/serve',
    'host/startHost.ts',
    'publish/build',
    'compiler',
    'compiler/createProgram.ts',
    'commander',
    'esbuild',
    'playwright',
  ],
  // Opens screens as the matrix does.
  'scripts/screen.ts': [
    'scripts',
    'compiler',
    'compiler/createProgram.ts',
    'runtime/assemble',
    'runtime/tenant',
    'screens/index.ts',
    'tests/e2e/support/chromium.ts',
    'tests/matrix/visual/openWindow.ts',
    'tests/matrix/visual/planSights.ts',
    'commander',
    'playwright',
  ],
};

/** Packages that have one owner in the house. */
export const OWNERS: Readonly<Record<string, string>> = {
  'openid-client': 'runtime/session',
  i18next: 'runtime/messages',
  'react-i18next': 'runtime/messages',
  '@rjsf/core': 'runtime/forms',
  '@rjsf/utils': 'runtime/forms',
  downshift: 'runtime/forms',
  '@tanstack/query-core': 'runtime/data',
  'jotai-tanstack-query': 'runtime/data',
  'oidc-provider': 'sandbox',
};

/** The room of a file of the project: the longest name of the law that its path starts with. */
export function roomOf(path: string): string | null {
  const rooms = Object.keys(LAW).filter((room) => path === room || path.startsWith(`${room}/`));
  return rooms.sort((a, b) => b.length - a.length)[0] ?? null;
}

/**
 * A screen is its folder below screens/; folders that start with an underscore are shared within their area.
 * @returns null for files that are no screen's
 */
export function screenOf(path: string): string | null {
  const match = /^screens\/(.+)\/[^/]+$/.exec(path);
  return match?.[1] ?? null;
}
