import { useCallback, useRef, useState } from 'react';
import type { PreviewScreen } from '../../server/preview/previewAnswers.ts';
import type { Pane, PaneState } from './createPane.ts';
import type { PaneSpec, PreviewPaneProps } from './PreviewPane.tsx';
import { pathTo, translatePath } from './places.ts';

interface OpenPane {
  readonly pane: Pane;
  readonly state: PaneState;
}

/** Where the panes are: one leads, the others follow. */
export interface Panes {
  /** The state of the first pane; null before it is there. */
  readonly main: PaneState | null;
  readonly events: Pick<PreviewPaneProps, 'onPane' | 'onMoved' | 'onScrolled'>;
  /** Leads all panes to an address of the first one. */
  go(path: string, language?: string): void;
  /** As soon as it is known whose cards there are. @returns false where the person has no card for it */
  goToScreen(screen: PreviewScreen, cardId?: string): boolean;
  /** The first pane; null before it is there. */
  mainPane(): Pane | null;
}

export function usePanes(specs: readonly PaneSpec[]): Panes {
  const open = useRef(new Map<string, OpenPane>());
  const [main, setMain] = useState<PaneState | null>(null);
  const codes = useRef(new Map<string, string>());
  codes.current = new Map(specs.map(({ key, code }) => [key, code]));
  const mainKey = specs[0]?.key ?? '';

  const groundOf = useCallback((key: string) => {
    const cards = open.current.get(key)?.state.cards ?? [];
    return { code: codes.current.get(key) ?? '', cards };
  }, []);
  /** Has the panes follow one of them. */
  const lead = useCallback(
    (from: string, path: string, language?: string) => {
      for (const [key, { pane }] of open.current)
        if (key !== from) pane.go(translatePath(path, groundOf(from), groundOf(key)), language);
    },
    [groundOf],
  );

  const onPane = useCallback(
    (key: string, pane: Pane | null, state: PaneState) => {
      const before = open.current.get(key)?.state;
      if (pane) open.current.set(key, { pane, state });
      else open.current.delete(key);
      if (key === mainKey) setMain(pane && state);
      // Its own cards are known now.
      const first = open.current.get(mainKey);
      if (pane && first && key !== mainKey && before?.cards !== state.cards)
        pane.go(translatePath(first.state.path, groundOf(mainKey), groundOf(key)));
    },
    [groundOf, mainKey],
  );
  const onScrolled = useCallback((from: string, scrolled: number) => {
    for (const [key, { pane }] of open.current) if (key !== from) pane.scroll(scrolled);
  }, []);

  const go = useCallback(
    (path: string, language?: string) => {
      open.current.get(mainKey)?.pane.go(path, language);
      lead(mainKey, path, language);
    },
    [lead, mainKey],
  );
  return {
    main,
    events: { onPane, onMoved: lead, onScrolled },
    go,
    mainPane: () => open.current.get(mainKey)?.pane ?? null,
    goToScreen(screen, cardId) {
      const path = pathTo(screen, groundOf(mainKey).cards, cardId);
      if (path !== null) go(path);
      return path !== null;
    },
  };
}
