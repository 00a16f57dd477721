import type { ConsoleContext } from '../consoleContext.ts';
import type { PreviewRequest } from './previewAnswers.ts';
import { createPreviewBuild } from './previewBuild.ts';
import { createPreviewPane, type PreviewPane } from './previewPane.ts';

/** The panes that are open, each by the name that its page has given it. */
export interface PreviewPanes {
  find(name: string): PreviewPane | null;
  /** Opens the pane where it is not, and runs one thing after the other in it. @param run gets null where nothing is built */
  run<T>(
    asked: Pick<PreviewRequest, 'pane' | 'code'>,
    framedBy: string,
    run: (pane: PreviewPane | null) => Promise<T>,
  ): Promise<T>;
  /** Those of these names, or all. */
  close(names?: readonly string[]): Promise<void>;
}

/** A page that went without a word leaves its panes: those that were used longest ago go first. */
const MOST_PANES = 12;

interface Kept {
  readonly framedBy: string;
  pane: PreviewPane | null;
  /** What is done in it at last. */
  turn: Promise<unknown>;
}

export function createPreviewPanes(context: ConsoleContext): PreviewPanes {
  const readBuild = createPreviewBuild(context.distDir);
  /** The one that was used last stands last. */
  const panes = new Map<string, Kept>();

  async function open(kept: Kept, code: string): Promise<PreviewPane | null> {
    const built = await readBuild();
    if (kept.pane && kept.pane.built === built && kept.pane.code === code) return kept.pane;
    const before = kept.pane;
    kept.pane = built && (await createPreviewPane({ code, built, context, framedBy: kept.framedBy }));
    await before?.close();
    return kept.pane;
  }

  async function close(name: string): Promise<void> {
    const kept = panes.get(name);
    panes.delete(name);
    await kept?.turn.catch(() => undefined);
    await kept?.pane?.close();
  }

  return {
    find: (name) => panes.get(name)?.pane ?? null,
    run({ pane: name, code }, framedBy, run) {
      const kept = panes.get(name) ?? { framedBy, pane: null, turn: Promise.resolve() };
      panes.delete(name);
      panes.set(name, kept);
      for (const oldest of [...panes.keys()].slice(0, -MOST_PANES)) void close(oldest);
      const result = kept.turn.then(async () => run(await open(kept, code)));
      kept.turn = result.catch(() => undefined);
      return result;
    },
    async close(names = [...panes.keys()]) {
      await Promise.all(names.map(close));
    },
  };
}
