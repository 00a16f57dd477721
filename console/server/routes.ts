import type { ConsoleRoutes } from './consoleContext.ts';
import { jsonHelp } from './jsonHelp.ts';

/** Calls that need nothing but the context, a topic each. */
export const CONSOLE_ROUTES: readonly ConsoleRoutes[] = [jsonHelp];
