import { useEffect, useRef, useState } from 'react';
import { type SecretAddress, secretAddress } from '#card-details';
import { type ErrorDescription, useTenant, useWords } from '#runtime';
import { useExplanation } from '../../_shared/useExplanation.ts';

export type SecretState =
  | { readonly is: 'closed' | 'asking' | 'hidden' }
  | { readonly is: 'open'; readonly address: SecretAddress }
  | {
      readonly is: 'failed';
      readonly title: string;
      readonly text?: string;
      readonly help?: ErrorDescription['help'];
    };

export interface SecretPage {
  readonly state: SecretState;
  /** Asks for an address, each time anew. */
  readonly open: () => void;
  readonly hide: () => void;
}

/**
 * A page behind a returned address: asked for on a press alone, framed only when its address is trusted (threat P2),
 * and kept nowhere but here (threat P3). Who leaves the page or its tab while it is asked for gets none.
 * @param ask the call that answers with the address
 */
export function useSecretPage(ask: (signal: AbortSignal) => Promise<string>): SecretPage {
  const { t } = useWords();
  const explain = useExplanation();
  const { revealOrigins } = useTenant('connection');
  const [state, setState] = useState<SecretState>({ is: 'closed' });
  const asking = useRef<AbortController | null>(null);

  useEffect(() => {
    const stop = () => {
      if (!asking.current) return;
      asking.current.abort();
      asking.current = null;
      setState({ is: 'hidden' });
    };
    const stopHidden = () => document.hidden && stop();
    document.addEventListener('visibilitychange', stopHidden);
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', stopHidden);
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  const outcomeOf = async (signal: AbortSignal): Promise<SecretState> => {
    try {
      const own = location.origin;
      const address = secretAddress(await ask(signal), { trusted: revealOrigins, own });
      if (address) return { is: 'open', address };
      return { is: 'failed', title: t('secrets.refused.title'), text: t('secrets.refused.text') };
    } catch (error) {
      // The session's end has a page of its own, which is on its way.
      if (error instanceof Error && error.name === 'SessionLost') return { is: 'closed' };
      const { message, help } = explain(error);
      return { is: 'failed', title: message, help };
    }
  };
  const open = async () => {
    if (asking.current) return;
    const controller = new AbortController();
    asking.current = controller;
    setState({ is: 'asking' });
    const outcome = await outcomeOf(controller.signal);
    if (asking.current !== controller) return;
    asking.current = null;
    setState(outcome);
  };
  return { state, open: () => void open(), hide: () => setState({ is: 'hidden' }) };
}
