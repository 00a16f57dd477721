import { useEffect, useRef, useState } from 'react';
import {
  type Enter,
  GatewayError,
  type MailedLink,
  type Send,
  useEnterOutcome,
  useErrorText,
  useSending,
  useTenant,
} from '#runtime';

/**
 * Takes email and code out of the address at once, so that neither stays in the address bar, the history or what
 * is reloaded (threat K17). A `+` that the link lost stands as a space in both.
 * @returns null without both
 */
export const enterMailedLink: Enter = async ({ portal, url }) => {
  const { email, code } = portal.tenant.mailLinks.parameters;
  const link: MailedLink = {
    email: (url.searchParams.get(email) ?? '').trim().replaceAll(' ', '+'),
    code: url.searchParams.get(code) ?? '',
  };
  history.replaceState(history.state, '', url.pathname);
  return link.email && link.code ? link : null;
};

export type LinkState =
  | { readonly is: 'missing' | 'asking' | 'sending' | 'done' }
  /** Refused: another link is needed. */
  | { readonly is: 'expired' | 'failed'; readonly text: string }
  /** No answer, or a fault of the service: the same link may be used again. */
  | { readonly is: 'unreachable' };

export interface UsedLink {
  readonly link: MailedLink | null;
  readonly state: LinkState;
  /** Uses the code: the one click, or another try. */
  use(): void;
}

/**
 * Uses a mailed link once the page is there, or after one click where the tenant asks for it: mail scanners open
 * links as well (threat K17).
 */
export function useMailedLink(call: (send: Send, link: MailedLink) => Promise<void>): UsedLink {
  const link = useEnterOutcome<MailedLink>();
  const { confirmClick } = useTenant('mailLinks');
  const errorText = useErrorText();
  const { send } = useSending();
  const [state, setState] = useState<LinkState>({
    is: link ? (confirmClick ? 'asking' : 'sending') : 'missing',
  });

  async function use() {
    if (!link) return;
    setState({ is: 'sending' });
    const isDone = await send(
      (sender) => call(sender, link),
      (error) => setState(stateOf(error, errorText)),
    );
    if (isDone) setState({ is: 'done' });
  }

  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current || confirmClick) return;
    isUsed.current = true;
    void use();
  });
  useFocusOnChange(state.is);
  return { link, state, use: () => void use() };
}

function stateOf(error: unknown, errorText: ReturnType<typeof useErrorText>): LinkState {
  const isAnswer = error instanceof GatewayError && error.status !== null && error.status < 500;
  if (!isAnswer) return { is: 'unreachable' };
  return { is: error.code === 'EXPIRED_TOKEN' ? 'expired' : 'failed', text: errorText(error) };
}

/** What the page says has changed: its heading is read, and no focus is lost with a button (WCAG 2.4.3, 4.1.3). */
export function useFocusOnChange(value: unknown): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [value]);
}
