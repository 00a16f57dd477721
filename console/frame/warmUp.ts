import { SPARE_PROGRAMS_ID, type SparePrograms } from './messages.ts';
import { runModule } from './runModule.ts';

/** Loads what all pages need, so that the next one begins at once. @returns when that is done, or cannot be */
export async function warmUp(): Promise<void> {
  const { entries, imports } = readPrograms();
  for (const href of entries)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await Promise.allSettled(imports.map(runModule));
}

/** Loads what the screen needs that is shown now. */
export function warmScreen(scripts: readonly string[]): void {
  const { entries, imports } = readPrograms();
  const known = [...entries, ...imports];
  for (const address of scripts) if (!known.includes(address)) runModule(address).catch(() => undefined);
}

function readPrograms(): SparePrograms {
  return JSON.parse(document.getElementById(SPARE_PROGRAMS_ID)?.textContent ?? '');
}
