/** Who may import whom (docs/architecture.md). Downward only; a folder may always import itself. */

/** For each room: the rooms and packages it may import. `*` after a package allows its subpaths. */
export const LAW: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  'runtime/ui': ['react'],
  'runtime/theme': ['@fontsource-variable/inter'],
  'runtime/format': [],
  'runtime/tenant': ['schemas'],
  'runtime/assemble': ['runtime/tenant', 'react'],
  'runtime/messages': ['runtime/ui', 'runtime/tenant', 'i18next', 'react-i18next', 'jotai', 'react'],
  'runtime/forms': [
    'runtime/assemble',
    'runtime/format',
    'runtime/messages',
    'runtime/tenant',
    'runtime/ui',
    '@maskito/core',
    '@maskito/react',
    '@rjsf/core',
    '@rjsf/utils',
    'downshift',
    'react',
    'react-i18next',
  ],
  // The second door: screens with a form import it lazily, so that no other page loads it.
  'runtime/forms/index.ts': ['runtime/forms', 'runtime/assemble', 'runtime/format'],
  'runtime/session': ['runtime/tenant', 'openid-client', 'jotai'],
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
  'runtime/routing': [
    'runtime/assemble',
    'runtime/session',
    'runtime/data',
    'runtime/ui',
    'runtime/messages',
    'runtime/format',
    'runtime/gateway',
    'runtime/tenant',
    'react',
    'react-router',
    'react-i18next',
    'jotai',
  ],
  'runtime/boot': [
    'runtime/assemble',
    'runtime/data',
    'runtime/format',
    'runtime/gateway',
    'runtime/messages',
    'runtime/routing',
    'runtime/session',
    'runtime/tenant',
    'runtime/theme',
    'runtime/third-party',
    'runtime/ui',
    'i18next',
    'react',
    'react-dom',
    'react-i18next',
    'react-router',
    'jotai',
  ],
  'runtime/index.ts': [
    'runtime/site.ts',
    'runtime/assemble',
    'runtime/data',
    'runtime/format',
    'runtime/gateway',
    'runtime/messages',
    'runtime/routing',
    'runtime/session',
    'runtime/tenant',
    'runtime/ui',
  ],
  'runtime/styles.d.ts': [],
  'runtime/site.ts': ['runtime/format', 'runtime/routing', 'runtime/ui'],
  // The upward edges: entries of programs name the screens that they run (design, "Who may import whom").
  'runtime/application.ts': ['runtime/boot', 'runtime/theme', 'screens/index.ts'],
  'runtime/main.ts': ['runtime/application.ts', 'runtime/boot'],
  'runtime/home.ts': ['runtime/boot', 'runtime/theme', 'screens/drawn.ts'],
  'runtime/switcher.ts': ['runtime/boot', 'runtime/theme', 'screens/withoutTenant.ts'],
  'runtime/render.tsx': [
    'runtime/boot',
    'runtime/messages',
    'runtime/tenant',
    'runtime/theme',
    'screens/drawn.ts',
    'react-dom',
  ],
  'runtime/renderForms.ts': [
    'runtime/assemble',
    'runtime/boot',
    'runtime/forms/index.ts',
    'screens/drawnForms.ts',
  ],
  'screens/index.ts': ['screens', 'runtime/index.ts'],
  'screens/drawn.ts': ['screens'],
  'screens/drawnForms.ts': ['screens', 'runtime/forms/index.ts'],
  'screens/withoutTenant.ts': ['screens'],
  screens: ['runtime/index.ts', 'runtime/site.ts', 'runtime/forms/index.ts', 'react', 'react-router'],
  compiler: [
    'schemas',
    'runtime/assemble',
    'runtime/tenant',
    'runtime/theme',
    'runtime/format',
    'screens/index.ts',
    '@humanwhocodes/momoa',
    'ajv',
  ],
  host: [
    'schemas',
    'compiler',
    'runtime/assemble',
    'runtime/tenant',
    'runtime/theme',
    'runtime/format',
    'screens/index.ts',
    'fastify',
    'esbuild',
  ],
  sandbox: ['schemas', 'ajv', 'fastify', 'jose', 'oidc-provider'],
};

/** Packages that have one owner in the house (design). */
export const OWNERS: Readonly<Record<string, string>> = {
  'openid-client': 'runtime/session',
  '@maskito/core': 'runtime/forms',
  '@maskito/react': 'runtime/forms',
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
