import type { ConsoleRoutes } from './consoleContext.ts';
import { historyRoutes } from './history/historyRoutes.ts';
import { publishRoutes } from './history/publishRoutes.ts';
import { jsonHelp } from './jsonHelp.ts';
import { newTenantCalls } from './newtenant/newTenantCalls.ts';
import { wordsCalls } from './newtenant/wordsCalls.ts';
import { previewRoutes } from './preview/previewRoutes.ts';

/** Calls that need nothing but the context, a topic each. */
export const CONSOLE_ROUTES: readonly ConsoleRoutes[] = [
  jsonHelp,
  historyRoutes,
  publishRoutes,
  newTenantCalls,
  wordsCalls,
  previewRoutes,
];
