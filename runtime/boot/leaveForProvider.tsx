import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Leaving } from '../frame/Leaving.tsx';
import type { Translate } from '../messages/words.ts';
import { ASK_MS, type Connection } from '../routing/connection.ts';

export interface Leave {
  /** The address at the provider that ends its session; rejects while nothing answers there. */
  readonly finish: () => Promise<URL>;
  /** Address of the tenant's end screen. */
  readonly end: string;
  readonly connection: Pick<Connection, 'isThere'>;
  readonly render: (content: ReactNode) => void;
  readonly t: Translate;
}

/**
 * Leaves for the provider, once it can be reached: until then the page says what is done and what is not (USE-04).
 * Private content leaves the page before the page leaves, so the back/forward cache has none (threat A12).
 */
export async function leaveForProvider({ finish, end, connection, render, t }: Leave): Promise<void> {
  flushSync(() => render(<Leaving label={t('signingOut')} />));
  for (;;) {
    const url = (await connection.isThere()) && (await finish().catch(() => null));
    if (url) return location.replace(url);
    // Whoever reloads meanwhile is a visitor.
    history.replaceState(null, '', end);
    render(<Leaving title={t('connection.signOut.title')} text={t('connection.signOut.text')} />);
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}
