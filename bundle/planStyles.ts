/**
 * Which stylesheets the portal has, and which of them a screen needs: from what imports what, and from the names that
 * the build gives (decision 042). Each module of styles stands in exactly one sheet, so that no rule comes a second time,
 * after what overrides it.
 */
import type { ScreenId } from '../runtime/tenant/screenId.ts';
import { readDefinitions } from './describeScreens.ts';
import { type ModuleGraph, reach } from './moduleGraph.ts';

export interface StyleNames {
  /** Modules that are there before any screen. Their styles, and those that have no sheet of their own, come with the program. */
  readonly core: readonly string[];
  /** Screens whose styles come with the program as well. */
  readonly coreScreens: readonly ScreenId[];
  /** Sheets of what many screens share, by name: the door that all of these screens come through. The first that fits counts. */
  readonly shared: Readonly<Record<string, string>>;
  /** Below so many bytes, as they are written, a screen's own styles cost more as a request than they save. */
  readonly leastBytes: number;
}

export interface StyleSheet {
  /** Of the file. */
  readonly name: string;
  /** Styles, relative to the root, in the order in which they override each other. */
  readonly modules: readonly string[];
}

export interface StylePlan {
  /** Loaded with the program. */
  readonly core: StyleSheet;
  /** Loaded by the screens that need them. */
  readonly sheets: readonly StyleSheet[];
  /** Names of sheets in the order in which they are loaded, by screen; screens that need none are left out. */
  readonly screens: Readonly<Partial<Record<ScreenId, readonly string[]>>>;
}

/** Of the stylesheet that comes with the program. */
const CORE = 'portal';

/**
 * @param sizeOf bytes of a module of styles as it is written
 */
export async function planStyles(
  root: string,
  graph: ModuleGraph,
  entries: readonly string[],
  names: StyleNames,
  sizeOf: (module: string) => number,
): Promise<StylePlan> {
  const definitions = await readDefinitions(root, { inputs: graph });
  const definedIn = new Set(definitions.map(({ path }) => path));
  const withoutScreens = (from: string) => !definedIn.has(from);
  const core = reach(graph, [...entries, ...names.core], withoutScreens);
  const reached = definitions.map(({ definition, source }) => ({
    id: definition.id,
    modules: source ? reach(graph, [source], () => true) : new Set<string>(),
  }));

  const sheetOf = (module: string): string => {
    const users = reached.filter(({ modules }) => modules.has(module));
    if (core.has(module) || users.some(({ id }) => names.coreScreens.includes(id))) return CORE;
    const [user, ...others] = users;
    if (user && others.length === 0 && ownSize(user.id) >= names.leastBytes) return user.id;
    const shared = Object.entries(names.shared).find(([, door]) =>
      users.every(({ modules }) => modules.has(door)),
    );
    return shared?.[0] ?? CORE;
  };
  const styles = orderStyles(graph, entries, names.core);
  const ownSize = (id: ScreenId) =>
    styles
      .filter((module) => !core.has(module))
      .filter((module) => reached.every(({ id: each, modules }) => modules.has(module) === (each === id)))
      .reduce((sum, module) => sum + sizeOf(module), 0);

  const sheets = new Map<string, string[]>([[CORE, []], ...Object.keys(names.shared).map(emptySheet)]);
  for (const module of styles) {
    const name = sheetOf(module);
    sheets.set(name, [...(sheets.get(name) ?? []), module]);
  }
  const later = [...sheets]
    .filter(([name, modules]) => name !== CORE && modules.length > 0)
    .map(([name, modules]): StyleSheet => ({ name, modules }));
  const screens = reached.flatMap(({ id, modules }) => {
    const needed = later.filter((sheet) => sheet.modules.some((module) => modules.has(module)));
    return needed.length === 0 ? [] : [[id, needed.map(({ name }) => name)] as const];
  });
  return {
    core: { name: CORE, modules: sheets.get(CORE) ?? [] },
    sheets: later,
    screens: Object.fromEntries(screens),
  };
}

function emptySheet(name: string): [string, string[]] {
  return [name, []];
}

/** All styles in the order of their imports, as the bundler has them: what is imported first stands first. */
function orderStyles(graph: ModuleGraph, entries: readonly string[], core: readonly string[]): string[] {
  const early = reach(graph, entries, () => false);
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const { path, kind } of graph[module]?.imports ?? []) {
      // The core is there before what is loaded later (bundle/laterChunks.ts); what the entries import stands in its turn.
      if (kind === 'dynamic-import') for (const each of core) if (!early.has(each)) visit(each);
      visit(path);
    }
    if (module.endsWith('.css')) styles.push(module);
  };
  for (const entry of entries) visit(entry);
  return styles;
}
